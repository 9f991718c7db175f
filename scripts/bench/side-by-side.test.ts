import { expect, test } from 'vitest';
import { sideBySide } from './side-by-side.ts';

test('runs two at a time, and starts and returns them in order', async () => {
  const startedItems: string[] = [];
  const ends = new Map<string, () => void>();
  const results = sideBySide(['slow', 'quick', 'last'], 2, async (name) => {
    startedItems.push(name);
    await new Promise<void>((end) => ends.set(name, end));
    return `${name} done`;
  });
  expect(startedItems).toEqual(['slow', 'quick']);
  ends.get('quick')?.();
  expect(await results[1]).toBe('quick done');
  await expect.poll(() => startedItems).toEqual(['slow', 'quick', 'last']);
  ends.get('last')?.();
  ends.get('slow')?.();
  expect(await Promise.all(results)).toEqual(['slow done', 'quick done', 'last done']);
});

test('a failure rejects its own result, and the others continue', async () => {
  const results = sideBySide([1, 2, 3], 1, async (number) => {
    if (number === 1) throw new Error('no');
    return number;
  });
  expect(await Promise.allSettled(results)).toMatchObject([
    { status: 'rejected' },
    { value: 2 },
    { value: 3 },
  ]);
});
