import { expect, test } from 'vitest';
import { deferUpdatesUntilMounted, inTransition } from './in-transition.ts';

/** The calls of a subscriber to an answer that is already resolved. */
function notificationsOf(answer: Promise<string>): string[] {
  const values: string[] = [];
  inTransition(answer).then(
    (value) => values.push(value),
    (error) => values.push(String(error)),
  );
  return values;
}

const aWhile = () => new Promise((resolve) => setTimeout(resolve));

test('answers that arrive while the first view mounts are delivered once it is mounted', async () => {
  const release = deferUpdatesUntilMounted();
  const values = notificationsOf(Promise.resolve('answer'));
  const errors = notificationsOf(Promise.reject(new Error('gone')));
  await aWhile();
  expect([values, errors]).toEqual([[], []]);
  release();
  await aWhile();
  expect([values, errors]).toEqual([['answer'], ['Error: gone']]);
});

test('later answers are delivered immediately', async () => {
  deferUpdatesUntilMounted()();
  const values = notificationsOf(Promise.resolve('answer'));
  await Promise.resolve();
  expect(values).toEqual(['answer']);
});
