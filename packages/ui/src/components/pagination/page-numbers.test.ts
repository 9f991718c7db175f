import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test('[CAT-02] a short list shows every page', () => {
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
});

test('[CAT-02] a long list shows the ends and the neighbours', () => {
  expect(pageNumbers(14, 40)).toEqual([1, 'gap', 13, 14, 15, 'gap', 40]);
});

test('a gap of one page is the page itself', () => {
  expect(pageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, 'gap', 9]);
});
