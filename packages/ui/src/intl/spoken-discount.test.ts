import { expect, test } from 'vitest';
import { spokenDiscount } from './spoken-discount.ts';

test('[I18N-01] Chinese shows the remaining tenths of the price, other languages the percentage off', () => {
  expect(spokenDiscount(10, 'zh')).toBe(9);
  expect(spokenDiscount(23, 'zh')).toBe(7.7);
  expect(spokenDiscount(10, 'en')).toBe(10);
});
