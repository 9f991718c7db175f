// @vitest-environment node
import { expect, test } from 'vitest';
import { priceBands } from './price-bands.ts';

test('[BEY-01] divides prices into a few bands with round limits, without gaps', () => {
  expect(priceBands(19.9, 149.9)).toEqual([
    { min: null, max: 50 },
    { min: 50, max: 100 },
    { min: 100, max: null },
  ]);
  expect(priceBands(2_980, 21_980)).toEqual([
    { min: null, max: 5_000 },
    { min: 5_000, max: 10_000 },
    { min: 10_000, max: 15_000 },
    { min: 15_000, max: 20_000 },
    { min: 20_000, max: null },
  ]);
});

test('[BEY-01] no band is empty if the lowest or the highest price is a round limit', () => {
  expect(priceBands(20, 60)).toEqual([
    { min: null, max: 30 },
    { min: 30, max: 40 },
    { min: 40, max: 50 },
    { min: 50, max: null },
  ]);
});

test('[BEY-01] limits below one unit have two decimals', () => {
  expect(priceBands(29.9, 30.8).map(({ max }) => max)).toEqual([30, 30.2, 30.4, 30.6, null]);
});

test.each([
  [0, 0],
  [59.9, 59.9],
  [Number.NaN, 10],
])('[BEY-01] prices between %d and %d need no bands', (lowest, highest) => {
  expect(priceBands(lowest, highest)).toEqual([]);
});
