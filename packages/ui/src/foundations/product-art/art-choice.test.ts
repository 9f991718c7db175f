import { expect, test } from 'vitest';
import { choose } from './art-choice.ts';

const four = ['one', 'two', 'three', 'four'] as const;

test('the same model is always drawn alike', () => {
  expect(choose('K9', 'band', four)).toBe(choose('K9', 'band', four));
});

test('the parts of a model are chosen apart from each other', () => {
  const models = Array.from({ length: 40 }, (_, place) => `M${place}`);
  const together = models.filter((model) => choose(model, 'band', four) === choose(model, 'cup', four));
  expect(together.length).toBeGreaterThan(0);
  expect(together.length).toBeLessThan(models.length);
});

test('every way of drawing a part is met among forty models', () => {
  const models = Array.from({ length: 40 }, (_, place) => `G${place * 10}`);
  expect(new Set(models.map((model) => choose(model, 'shell', four))).size).toBe(four.length);
});
