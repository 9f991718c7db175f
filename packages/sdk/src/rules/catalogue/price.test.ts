import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '../../constants.ts';
import { formatCents, formatMoney, fromCents, toCents } from './price.ts';

const cents = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 });

/** Reference implementation with integers: rounds halves away from zero. */
function centsOnPaper(text: string): number {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const [hundredths, rest] = [fraction.padEnd(3, '0').slice(0, 2), fraction.padEnd(3, '0').slice(2)];
  const expectedCents = BigInt(whole) * 100n + BigInt(hundredths) + (Number(rest[0]) >= 5 ? 1n : 0n);
  return Number(sign === '-' && expectedCents > 0n ? -expectedCents : expectedCents);
}

test('[PAY-04] [C12] converts a wire amount to exact cents and back', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(toCents(fromCents(amount))).toBe(amount);
    }),
  );
});

test('[PAY-04] [C12] rounds amounts with more decimals half away from zero', () => {
  const decimal = fc
    .tuple(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.nat(99_999))
    .map(([whole, rest]) => Number(`${whole}.${String(rest).padStart(5, '0')}`));
  fc.assert(
    fc.property(decimal, (amount) => {
      expect(toCents(amount)).toBe(centsOnPaper(String(amount)));
    }),
  );
});

test.each([
  [0.1 + 0.2, 30],
  [1.005, 101],
  [-1.005, -101],
  [8.2 * 3, 2_460],
  [19.99 * 3, 5_997],
  [99_999.995, 10_000_000],
  [1e-7, 0],
  [-0, 0],
])('[PAY-04] %d is %i cents', (amount, expected) => {
  expect(toCents(amount)).toBe(expected);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300])('[PAY-04] %d is not an amount', (amount) => {
  expect(() => toCents(amount)).toThrow(RangeError);
});

test.each([
  ['en', '$1,234.50'],
  ['de', '1.234,50 €'],
  ['es', '1234,50 €'],
  ['fr', '1 234,50 €'],
  ['it', '1234,50 €'],
  ['zh', '￥1,234.50'],
  ['ja', 'JP￥1,234.50'],
] as const)('[PAY-04] formats a price in %s as %s', (locale, expected) => {
  expect(formatMoney(1_234.5, locale).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(expected);
  expect(formatCents(123_450, locale)).toBe(formatMoney(1_234.5, locale));
});

test('[PAY-04] every price has two decimals and one symbol; an invalid amount is a dash', () => {
  fc.assert(
    fc.property(cents, fc.constantFrom(...locales), (amount, locale) => {
      const price = formatCents(amount, locale);
      expect(price).toMatch(/\d[.,]\d\d\s?€?$/);
      expect(price.match(/\p{Sc}/gu)).toHaveLength(1);
    }),
  );
  expect(formatMoney(Number.NaN, 'en')).toBe('–');
});

test.each([
  ['de', 'USD', '98,83 $'],
  ['ja', 'USD', '$98.83'],
  ['en', 'JPY', 'JP￥98.83'],
  ['fr', 'CNY', '98,83 ￥'],
  ['zh', 'EUR', '€98.83'],
] as const)('[PAY-04] in %s an amount of an order in %s is %s', (locale, currency, expected) => {
  expect(formatMoney(98.83, locale, currency).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(expected);
});
