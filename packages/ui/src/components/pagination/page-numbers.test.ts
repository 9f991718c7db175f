import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test('[CAT-02] a short list shows every page number', () => {
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
});

test('[CAT-02] a long list shows first, last and neighboring page numbers', () => {
  expect(pageNumbers(14, 40)).toEqual([1, 'gap', 13, 14, 15, 'gap', 40]);
});

test('a gap of one page shows that page', () => {
  expect(pageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, 'gap', 9]);
});
