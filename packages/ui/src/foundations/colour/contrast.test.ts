import { expect, test } from 'vitest';
import { contrast, gradeOf } from './contrast.ts';

test('[BEY-13] contrast is 21 between black and white and 1 between equals', () => {
  expect(contrast('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBeCloseTo(21);
  expect(contrast('rgb(10, 15, 17)', 'rgb(10, 15, 17)')).toBeCloseTo(1);
});

test('a colour in another notation is refused rather than guessed', () => {
  expect(() => contrast('oklch(0.5 0 0)', 'rgb(0, 0, 0)')).toThrow(RangeError);
});

test('[BEY-13] a contrast has the grade of WCAG', () => {
  expect([7, 6.99, 4.5, 4.49, 3, 2.99].map(gradeOf)).toEqual([
    'AAA',
    'AA',
    'AA',
    'AA large',
    'AA large',
    'fails',
  ]);
});
