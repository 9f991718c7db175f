import { expect, test } from 'vitest';
import { choose } from './art-choice.ts';

const four = ['one', 'two', 'three', 'four'] as const;

test('the same model always gets the same drawing', () => {
  expect(choose('K9', 'band', four)).toBe(choose('K9', 'band', four));
});

test('the parts of a model are chosen independently', () => {
  const models = Array.from({ length: 40 }, (_, index) => `M${index}`);
  const together = models.filter((model) => choose(model, 'band', four) === choose(model, 'cup', four));
  expect(together.length).toBeGreaterThan(0);
  expect(together.length).toBeLessThan(models.length);
});

test('forty models use every variant of a part', () => {
  const models = Array.from({ length: 40 }, (_, index) => `G${index * 10}`);
  expect(new Set(models.map((model) => choose(model, 'shell', four))).size).toBe(four.length);
});
