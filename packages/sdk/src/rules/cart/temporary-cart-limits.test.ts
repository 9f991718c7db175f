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
