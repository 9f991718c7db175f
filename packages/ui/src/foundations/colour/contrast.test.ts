import { expect, test } from 'vitest';
import { contrast, gradeOf } from './contrast.ts';

test('[BEY-13] the contrast ratio is 21 for black on white and 1 for equal colors', () => {
  expect(contrast('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBeCloseTo(21);
  expect(contrast('rgb(10, 15, 17)', 'rgb(10, 15, 17)')).toBeCloseTo(1);
});

test('an unknown color notation throws', () => {
  expect(() => contrast('oklch(0.5 0 0)', 'rgb(0, 0, 0)')).toThrow(RangeError);
});

test('[BEY-13] a contrast ratio maps to its WCAG grade', () => {
  expect([7, 6.99, 4.5, 4.49, 3, 2.99].map(gradeOf)).toEqual([
    'AAA',
    'AA',
    'AA',
    'AA large',
    'AA large',
    'fails',
  ]);
});
