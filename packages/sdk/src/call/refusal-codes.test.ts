import { expect, expectTypeOf, test } from 'vitest';
import { envelope, scriptedFetch } from '../../test-support/scripted-fetch.ts';
import type { ShopClient } from '../client.ts';
import { createShopClient } from '../client.ts';
import type { CallId, RefusalCodeOf } from '../contract/contract.ts';
import { ResponseCode } from '../contract/contract.ts';

type FailedResult<Id extends CallId> = Extract<
  Awaited<ReturnType<ReturnType<ShopClient[Id]>['safe']>>,
  { readonly status: 'failed' }
>['error'];
type RefusedResult<Id extends CallId> = Extract<FailedResult<Id>, { readonly kind: 'refused' }>;
type KnownCode = (typeof ResponseCode)[keyof typeof ResponseCode];

function shopAnswering(fields: object): ShopClient {
  return createShopClient({
    baseUrl: 'http://shop.test',
    fetch: scriptedFetch(() => envelope(fields)).fetch,
  });
}

/** A caller's code: the compiler checks that it handles every refusal of the call. */
async function addOne(shop: ShopClient): Promise<string> {
  const outcome = await shop.addCartItem({ id: 12, goods_number: 1 }).safe();
  if (outcome.status === 'ok') return 'added';
  const { error } = outcome;
  const { message } = error;
  if (error.kind === 'session') {
    expectTypeOf(error.code).toEqualTypeOf<100 | 1000>();
    return 'log in first';
  }
  if (error.kind !== 'refused') return error.kind;
  switch (error.code) {
    case ResponseCode.goodsNotFound:
      return 'gone';
    case ResponseCode.outOfStock:
      return 'sold out';
    case ResponseCode.quantityExceedsMaximum:
    case ResponseCode.quantityBelowOne:
      return 'another quantity';
    case ResponseCode.addFailed:
    case ResponseCode.failed:
      return 'again';
    default:
      error satisfies never;
      return message;
  }
}

test.each([
  [{ code: 1, msg: 'Added', number: 1 }, 'added'],
  [{ code: 1000, msg: 'Please log in' }, 'log in first'],
  [{ code: 3003, msg: 'Sold out' }, 'sold out'],
  [{ code: 1, msg: 'no number' }, 'invalid-response'],
  [{ code: 4711, msg: 'A newer server says no' }, 'A newer server says no'],
])('[ERR-02] a caller can distinguish every refusal of a call: %j is %s', async (fields, expected) => {
  expect(await addOne(shopAnswering(fields))).toBe(expected);
});

test('[ERR-02] the code of a refusal is the union of the codes that the call declares', () => {
  expectTypeOf<RefusedResult<'getGoods'>['code']>().toEqualTypeOf<2 | 3001>();
  expectTypeOf<RefusedResult<'addCartItem'>['code']>().toEqualTypeOf<RefusalCodeOf<'addCartItem'>>();
  expectTypeOf<FailedResult<'getGoods'>['code']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<FailedResult<'getGoods'>['kind']>().toExtend<string>();
});

test('[ERR-02] every refusal code of every call has a name', () => {
  expectTypeOf<RefusalCodeOf<CallId>>().toExtend<KnownCode>();
});

test('[ERR-02] the compiler rejects a code that the call does not declare', async () => {
  const outcome = await shopAnswering({ code: 3001, msg: 'Gone' }).getGoods({ id: 12 }).safe();
  if (outcome.status === 'ok' || outcome.error.kind !== 'refused') throw new Error('not refused');
  // @ts-expect-error getGoods does not declare loginFailed
  expect(outcome.error.code === ResponseCode.loginFailed).toBe(false);
});
