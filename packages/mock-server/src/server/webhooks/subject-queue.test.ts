import { expect, test, vi } from 'vitest';
import { createSubjectQueue } from './subject-queue.ts';

function queueOfTwo() {
  const queue = createSubjectQueue(2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    ...{ queue, begun },
    end: (name: string) => ends.get(name)?.(),
    add(subject: string, name: string) {
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(name, resolve);
      queue.add(subject, () => {
        begun.push(name);
        return promise;
      });
    },
  };
}

test('no more works run at once than allowed, and one of each subject', async () => {
  const { add, end, begun } = queueOfTwo();
  add('first', '1a');
  add('first', '1b');
  add('second', '2');
  add('third', '3');
  expect(begun).toEqual(['1a', '2']);
  end('2');
  await vi.waitFor(() => expect(begun).toEqual(['1a', '2', '3']));
  end('1a');
  await vi.waitFor(() => expect(begun).toEqual(['1a', '2', '3', '1b']));
});

test('a cleared queue begins nothing that waited', async () => {
  const { queue, add, end, begun } = queueOfTwo();
  for (const name of ['1', '2', '3']) add(name, name);
  queue.clear();
  end('1');
  add('4', '4');
  await vi.waitFor(() => expect(begun).toEqual(['1', '2', '4']));
});
