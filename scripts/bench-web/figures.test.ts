import { expect, test } from 'vitest';
import type { Bar } from './figures.ts';
import { barText, compare, median } from './figures.ts';

test.each([
  { numbers: [3], expected: 3 },
  { numbers: [100, 9, 20], expected: 20 },
  { numbers: [4, 1, 3, 2], expected: 2.5 },
  { numbers: [], expected: Number.NaN },
])('the median of $numbers is $expected', ({ numbers, expected }) => {
  expect(median(numbers)).toBe(expected);
});

test('two builds are compared by their medians', () => {
  const { reference, now, difference, ratio } = compare([10, 20, 90], [30, 31, 5]);
  expect({ reference, now, difference, ratio }).toEqual({
    reference: 20,
    now: 30,
    difference: 10,
    ratio: 1.5,
  });
});

test('a measurement that failed is left out', () => {
  expect(compare([Number.NaN, 10, 20], [30, Number.NaN, 30])).toMatchObject({ reference: 15, now: 30 });
});

test('there is no ratio to nothing', () => {
  expect(compare([0], [12])).toMatchObject({ difference: 12, ratio: Number.NaN });
});

const percent: Bar = { kind: 'percent', limit: 3 };
const difference: Bar = { kind: 'difference', limit: 40 };
const absolute: Bar = { kind: 'absolute', limit: 128_000 };

test.each([
  { bar: percent, reference: 1000, now: 1030, isMet: true },
  { bar: percent, reference: 1000, now: 1031, isMet: false },
  { bar: difference, reference: 0, now: 40, isMet: true },
  { bar: difference, reference: 0, now: 41, isMet: false },
  { bar: absolute, reference: 0, now: 128_000, isMet: true },
  { bar: absolute, reference: 200_000, now: 128_001, isMet: false },
  { bar: undefined, reference: 1, now: 1000, isMet: true },
])('$now after $reference meets $bar: $isMet', ({ bar, reference, now, isMet }) => {
  expect(compare([reference], [now], bar).isMet).toBe(isMet);
});

test.each([percent, difference, absolute])('a figure without a measurement meets no limit: %o', (bar) => {
  expect(compare([1], [], bar).isMet).toBe(false);
});

test('a limit is printed in its own form', () => {
  expect([percent, difference, absolute, undefined].map(barText)).toEqual(['+3 %', '+40', '≤ 128000', '']);
});
