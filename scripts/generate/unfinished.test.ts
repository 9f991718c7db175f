import { ShopError } from '@signal-shop/sdk';
import { expect, test } from 'vitest';
import { sentenceOf, Unfinished } from './unfinished.ts';

test('a missing case is reported without a stack', () => {
  expect(sentenceOf(new Unfinished('No case in scripts/examples shows getStores.'))).toBe(
    'No case in scripts/examples shows getStores.',
  );
});

test('a handler that breaks a changed contract is reported with its call', () => {
  const details = { kind: 'invalid-response', operation: 'getOrderTax', outcome: 'answered' } as const;
  expect(sentenceOf(new ShopError('shipping_cost is not number', details))).toBe(
    'The handler of getOrderTax does not answer the contract any more. getOrderTax: shipping_cost is not number. Change it in packages/mock-server/src/operations, or the contract.',
  );
});

test('an error of the generators keeps its stack', () => {
  expect(sentenceOf(new TypeError('x is not a function'))).toBeUndefined();
  const refused = { kind: 'refused', operation: 'getCart', outcome: 'answered' } as const;
  expect(sentenceOf(new ShopError('no', refused))).toBeUndefined();
});
