import { expect, test } from 'vitest';
import { holdAnswers, inTransition } from './in-transition.ts';

/** What was told of an answer that is here at once. */
function heard(answer: Promise<string>): string[] {
  const told: string[] = [];
  inTransition(answer).then(
    (value) => told.push(value),
    (error) => told.push(String(error)),
  );
  return told;
}

const aWhile = () => new Promise((resolve) => setTimeout(resolve));

test('answers that come while the first view mounts are told once it is mounted', async () => {
  const release = holdAnswers();
  const told = heard(Promise.resolve('answer'));
  const failed = heard(Promise.reject(new Error('gone')));
  await aWhile();
  expect([told, failed]).toEqual([[], []]);
  release();
  await aWhile();
  expect([told, failed]).toEqual([['answer'], ['Error: gone']]);
});

test('afterwards they are told as they come', async () => {
  holdAnswers()();
  const told = heard(Promise.resolve('answer'));
  await Promise.resolve();
  expect(told).toEqual(['answer']);
});
