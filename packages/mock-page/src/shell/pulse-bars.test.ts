import { expect, test } from 'vitest';
import { barCount, pulseBars } from './pulse-bars.ts';

const second = 1000;

test('each second of the last minute with calls has a bar, the newest at the end', () => {
  const beats = [
    { atMs: 0, calls: 9, failures: 0 },
    { atMs: 100 * second, calls: 1, failures: 1 },
    { atMs: 100 * second + 400, calls: 2, failures: 0 },
    { atMs: 101 * second, calls: 1000, failures: 0 },
  ];
  const bars = pulseBars(beats, 101 * second + 999);
  expect(bars.map(({ index, isWrong }) => ({ index, isWrong }))).toEqual([
    { index: barCount - 2, isWrong: true },
    { index: barCount - 1, isWrong: false },
  ]);
  expect(bars[1]?.height).toBe(1);
  expect(bars[0]?.height).toBeCloseTo(2 / Math.log2(65));
});
