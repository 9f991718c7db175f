import fc from 'fast-check';
import { expect, test } from 'vitest';
import { temporaryCartEntriesMaximum, temporaryCartMaximumBytes } from '../../constants.ts';
import { CartType } from '../../generated/codes.ts';
import { TemporaryCartEntry as limits } from '../../generated/limits.ts';
import type { TemporaryCartEntry } from '../../generated/types.ts';
import {
  addTemporaryCartEntry,
  parseTemporaryCart,
  serializeTemporaryCart,
  setTemporaryCartQuantity,
} from './temporary-cart.ts';

const entry = (id: number, goods_number = 1, type: CartType = CartType.cart): TemporaryCartEntry => ({
  id,
  goods_number,
  type,
});

test.each([
  undefined,
  null,
  '',
  'x',
  '%',
  '{}',
  'null',
  '1',
  '"a"',
  '[null]',
  '[[]]',
  '[{}]',
  '[{"id":"1","goods_number":1}]',
  '[{"id":1.5,"goods_number":1}]',
  '[{"id":1,"goods_number":0}]',
  '{"__proto__":[]}',
])('[CART-08] the malformed cookie %s is an empty cart', (cookie) => {
  expect(parseTemporaryCart(cookie)).toEqual([]);
});

test('[CART-08] [C16] preserves the valid lines of a malformed cookie', () => {
  const cookie = JSON.stringify([null, entry(1, 2), { id: 2 }, { id: 3, goods_number: 500, type: 9 }]);
  expect(parseTemporaryCart(cookie)).toEqual([entry(1, 2), entry(3, 99)]);
  expect(parseTemporaryCart(encodeURIComponent(cookie))).toEqual([entry(1, 2), entry(3, 99)]);
});

test('[CART-08] any text parses to a valid, small cart that survives a round trip', () => {
  const parts = fc.record(
    {
      id: fc.oneof(fc.integer(), fc.anything()),
      goods_number: fc.oneof(fc.integer(), fc.anything()),
      type: fc.anything(),
    },
    { requiredKeys: [] },
  );
  const cookies = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(parts, { maxLength: 200 }).map((entries) => JSON.stringify(entries)),
  );
  fc.assert(
    fc.property(cookies, (cookie) => {
      const entries = parseTemporaryCart(cookie);
      const cookieValue = serializeTemporaryCart(entries);
      expect(cookieValue.length).toBeLessThanOrEqual(3_500);
      expect(cookieValue).toMatch(/^[\w%.~!*'()-]*$/);
      expect(parseTemporaryCart(cookieValue)).toEqual(entries);
    }),
  );
});

test('[CART-08] adding the same goods increases the quantity up to its maximum', () => {
  expect(addTemporaryCartEntry([entry(1, 2)], entry(1, 3)).entries).toEqual([entry(1, 5)]);
  expect(addTemporaryCartEntry([entry(1, 2)], entry(1, 3), 4).entries).toEqual([entry(1, 4)]);
});

test('[CART-09] there is one buy-now line, next to the cart', () => {
  const { entries } = addTemporaryCartEntry(
    [entry(1), entry(1, 1, CartType.buyNow)],
    entry(2, 3, CartType.buyNow),
  );
  expect(entries).toEqual([entry(1), entry(2, 3, CartType.buyNow)]);
});

test('[CART-08] [C17] the 41st line is refused with `full`, with the largest ids too', () => {
  let entries: readonly TemporaryCartEntry[] = [];
  for (let index = 0; index < 40; index += 1) {
    const change = addTemporaryCartEntry(entries, entry(2_147_483_647 - index, 99));
    expect(change.status).toBe('kept');
    entries = change.entries;
  }
  expect(serializeTemporaryCart(entries).length).toBeLessThanOrEqual(3_500);
  expect(addTemporaryCartEntry(entries, entry(5))).toEqual({ status: 'full', entries });
});

test('[CART-08] setting a quantity below one removes the line', () => {
  const entries = [entry(1, 2), entry(1, 1, CartType.buyNow)];
  expect(setTemporaryCartQuantity(entries, 1, 7)).toEqual([entry(1, 7), entry(1, 1, CartType.buyNow)]);
  expect(setTemporaryCartQuantity(entries, 1, 0)).toEqual([entry(1, 1, CartType.buyNow)]);
  expect(serializeTemporaryCart([])).toBe('');
});

const { buyNow } = CartType;
const read = (...lines: readonly unknown[]) => parseTemporaryCart(JSON.stringify(lines));

test('[CART-08] ids and quantities are valid up to their maximum', () => {
  const largest = limits.id.maximum;
  expect(read({ id: largest, goods_number: 1 })).toEqual([entry(largest)]);
  expect(read({ id: largest + 1, goods_number: 1 }, { id: -1, goods_number: 1 })).toEqual([]);
  expect(read({ id: 1, goods_number: limits.goods_number.maximum })).toEqual([
    entry(1, limits.goods_number.maximum),
  ]);
  expect(read({ id: 1, goods_number: '2' }, { id: true, goods_number: 1 }, 7, 'text')).toEqual([]);
});

test('[CART-08] [CART-09] a line is of the cart unless it says that it is bought now', () => {
  expect(read({ id: 1, goods_number: 1 })).toEqual([entry(1)]);
  expect(read(entry(1, 1, buyNow))).toEqual([entry(1, 1, buyNow)]);
  expect(read({ id: 1, goods_number: 1, type: 3 })).toEqual([entry(1)]);
});

test('[CART-08] inherited fields are no fields of a line', () => {
  expect(parseTemporaryCart('[{"__proto__":{"id":1,"goods_number":1}}]')).toEqual([]);
});

test('[CART-08] a cookie may be encoded, and a broken one is empty', () => {
  expect(parseTemporaryCart(encodeURIComponent('[{"id":1,"goods_number":2}]'))).toEqual([entry(1, 2)]);
  expect(parseTemporaryCart('%5B%')).toEqual([]);
});

test('[CART-08] a cookie with more lines than a cart is read up to four times its size', () => {
  const repeated = Array.from({ length: temporaryCartEntriesMaximum * 4 }, () => entry(1));
  expect(read(...repeated, entry(2))).toEqual([entry(1, 99)]);
  expect(read(...repeated.slice(1), entry(2))).toEqual([entry(1, 99), entry(2)]);
});

test('[CART-08] [CART-09] goods that are bought now and in the cart are two lines', () => {
  const both = [entry(1, 2), entry(1, 1, buyNow)];
  expect(addTemporaryCartEntry(both, entry(1, 3)).entries).toEqual([entry(1, 5), entry(1, 1, buyNow)]);
  expect(addTemporaryCartEntry([entry(1, 1, buyNow)], entry(1, 3)).entries).toEqual([
    entry(1, 1, buyNow),
    entry(1, 3),
  ]);
  expect(addTemporaryCartEntry([entry(1, 2)], entry(2)).entries).toEqual([entry(1, 2), entry(2)]);
  expect(addTemporaryCartEntry([entry(1, 2), entry(2)], entry(2, 4)).entries).toEqual([
    entry(1, 2),
    entry(2, 5),
  ]);
});

test('[CART-08] a new quantity belongs to one line, from one to the maximum', () => {
  const lines = [entry(1, 2), entry(2, 3)];
  expect(setTemporaryCartQuantity(lines, 1, 1)).toEqual([entry(1, 1), entry(2, 3)]);
  expect(setTemporaryCartQuantity(lines, 1, 100)).toEqual([entry(1, 99), entry(2, 3)]);
  expect(setTemporaryCartQuantity([entry(2, 1, buyNow)], 2, 5)).toEqual([entry(2, 1, buyNow)]);
});

test('[CART-08] [C17] the cookie is full by its bytes, too', () => {
  // Lines with more digits than their schema allows.
  const wide = Array.from({ length: 39 }, (_, index) => entry(10 ** 20 + index * 10 ** 6, 10 ** 12));
  expect(serializeTemporaryCart(wide).length).toBeGreaterThan(temporaryCartMaximumBytes);
  expect(addTemporaryCartEntry(wide, entry(1)).status).toBe('full');
});
