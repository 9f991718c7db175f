import { expect, test } from 'vitest';
import { holdAnswers, inTransition } from './in-transition.ts';

/** The notifications of an answer that is already resolved. */
function heard(answer: Promise<string>): string[] {
  const told: string[] = [];
  inTransition(answer).then(
    (value) => told.push(value),
    (error) => told.push(String(error)),
  );
  return told;
}

const aWhile = () => new Promise((resolve) => setTimeout(resolve));

test('answers that arrive while the first view mounts are delivered once it is mounted', async () => {
  const release = holdAnswers();
  const told = heard(Promise.resolve('answer'));
  const failed = heard(Promise.reject(new Error('gone')));
  await aWhile();
  expect([told, failed]).toEqual([[], []]);
  release();
  await aWhile();
  expect([told, failed]).toEqual([['answer'], ['Error: gone']]);
});

test('afterwards they are delivered as they arrive', async () => {
  holdAnswers()();
  const told = heard(Promise.resolve('answer'));
  await Promise.resolve();
  expect(told).toEqual(['answer']);
});
