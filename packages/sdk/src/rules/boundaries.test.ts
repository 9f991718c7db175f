import { expect, test } from 'vitest';
import { reasonsFor } from './after-sales-reasons.ts';
import { normalizeQuantity } from './cart/quantity.ts';
import { discountPercent } from './catalogue/discount.ts';
import { pictureSources } from './catalogue/picture-sources.ts';
import { formatCents, toCents } from './catalogue/price.ts';
import { priceBands } from './catalogue/price-bands.ts';
import { isRecord } from './is-record.ts';
import { pictureTypeOf } from './picture.ts';
import { daySeconds } from './time.ts';

test.each([
  [{}, true],
  [null, false],
  [[], false],
  ['text', false],
  [undefined, false],
  [() => {}, false],
])('%j is a record: %s', (value, isObject) => {
  expect(isRecord(value)).toBe(isObject);
});

test('[FLASH-05] nothing is discounted without an original price, and free goods by all of it', () => {
  expect(discountPercent(0, -1)).toBe(0);
  expect(discountPercent(10, 10)).toBe(0);
  expect(discountPercent(10, 0)).toBe(100);
});

test('[CART-02] the maximum and one are quantities without a notice', () => {
  expect(normalizeQuantity('10', 10)).toEqual({ quantity: 10, notice: 'none' });
  expect(normalizeQuantity('1', 10)).toEqual({ quantity: 1, notice: 'none' });
  expect(normalizeQuantity('1.25', 10).notice).toBe('not-whole');
  expect(normalizeQuantity('5e-1', 10).notice).toBe('below-one');
  expect(normalizeQuantity('1e10', 10).notice).toBe('exceeds-maximum');
});

test('[BEY-01] bands cover the prices up to the highest, and no empty band follows', () => {
  expect(priceBands(10, 5)).toEqual([]);
  expect(priceBands(0, 100)).toEqual([
    { min: null, max: 20 },
    { min: 20, max: 40 },
    { min: 40, max: 60 },
    { min: 60, max: 80 },
    { min: 80, max: null },
  ]);
  expect(priceBands(60, 160)[0]).toEqual({ min: null, max: 80 });
});

test('[DET-01] candidates are the positive widths of an address', () => {
  expect(pictureSources('/a.avif?widths=320,-1,0')).toEqual({
    src: '/a.avif?widths=320,-1,0&width=320',
    srcSet: '/a.avif?widths=320,-1,0&width=320 320w',
  });
});

test('money of nothing is zero without a sign, and too large amounts are refused', () => {
  expect(Object.is(toCents(-0), 0)).toBe(true);
  expect(Object.is(toCents(-0.001), 0)).toBe(true);
  expect(toCents(-0.01)).toBe(-1);
  expect(() => toCents(Number.MAX_SAFE_INTEGER)).toThrow(/is not an amount of money/);
  expect(formatCents(5, 'en')).toBe('$0.05');
});

test('a format begins at the first byte of a file', () => {
  const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
  const png = '89504e470d0a1a0a0000000d49484452';
  expect(pictureTypeOf(bytes(png))).toBe('image/png');
  expect(pictureTypeOf(bytes(`5249464600000000574542505650382000`))).toBe('image/webp');
  expect(pictureTypeOf(bytes(`0052494646000000005745425056503820`))).toBeUndefined();
});

test('every kind of request has its reasons, in the order of the form', () => {
  const faults = ['defective', 'damagedInTransit', 'wrongItem', 'notAsDescribed', 'missingParts'];
  expect(reasonsFor('return')).toEqual([...faults, 'noLongerNeeded', 'other']);
  expect(reasonsFor('exchange')).toEqual([...faults, 'other']);
  expect(reasonsFor('refund')).toEqual(['neverArrived', 'noLongerNeeded', ...faults, 'other']);
});

test('a day has 86,400 seconds', () => {
  expect(daySeconds).toBe(86_400);
});
