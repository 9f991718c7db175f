import type { InferOutput } from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';
import { operations } from '../call/operations.ts';
import type { createShopClient } from '../client.ts';
import { locales } from '../constants.ts';
import * as codes from '../generated/codes.ts';
import type { vCartItem, vGoodsSummary } from '../generated/valibot.gen.ts';
import { vLocale } from '../generated/valibot.gen.ts';
import type { ArgumentOf, CartItem, GoodsSummary, Locale, RefusalCodeOf, ResultOf } from './contract.ts';
import * as contract from './contract.ts';
import { checkAnswer, checkArgument } from './validate.ts';

type Shop = ReturnType<typeof createShopClient>;

test('[API-03] every code of the contract is exported by its name', () => {
  const { OrderStatus, PayType, OrderLineStatus, DealStatus } = contract;
  expect(contract).toMatchObject(codes);
  expect(OrderStatus).toEqual({
    unpaid: 0,
    pending: 1,
    paid: 2,
    cancelled: 3,
    shipped: 4,
    complete: 5,
    deleted: 6,
    refundRequested: 7,
    refunded: 8,
    received: 9,
    refundRejected: 10,
  });
  expect(PayType).toEqual({ unpaid: 0, card: 1, points: 2, freeTest: 3 });
  expect(Object.values(OrderLineStatus)).toEqual([1, 2, 3, 4, 5, 6, 8, 9, 10, 11]);
  expect(DealStatus).toEqual({ approved: 1, rejected: 2, underReview: 3 });
});

test('[I18N-01] the seven languages of the constants are those of the contract', () => {
  expectTypeOf<(typeof locales)[number]>().toEqualTypeOf<Locale>();
  expect(new Set(locales)).toEqual(new Set(vLocale.options));
});

test('both generators agree on which components are entities', () => {
  // An optional field of Valibot may also be undefined.
  type Optional = 'hover_pic' | 'colours';
  expectTypeOf<Omit<InferOutput<typeof vGoodsSummary>, Optional>>().toEqualTypeOf<
    Omit<GoodsSummary, Optional>
  >();
  expectTypeOf<InferOutput<typeof vCartItem>>().toEqualTypeOf<CartItem>();
});

test('[API-02] each call has the argument and result types of the contract', () => {
  expectTypeOf<ArgumentOf<'getGoods'>>().toEqualTypeOf<{ id: number }>();
  expectTypeOf<ArgumentOf<'getTerm'>>().toEqualTypeOf<{ title: string }>();
  expectTypeOf<ResultOf<'getCart'>['msg']>().toEqualTypeOf<CartItem[]>();
  expectTypeOf<ResultOf<'getCart'>>().not.toHaveProperty('code');
  expectTypeOf<RefusalCodeOf<'getGoods'>>().toEqualTypeOf<2 | 3001>();
  expectTypeOf<Shop['listBanners']>().parameter(0).not.toHaveProperty('id');
  expectTypeOf<Shop['getGoods']>().parameter(0).toEqualTypeOf<{ id: number }>();
  expectTypeOf<Parameters<Shop['getCart']>>().toExtend<[unknown?, unknown?]>();
  // @ts-expect-error required fields are missing
  expectTypeOf<Shop['getGoods']>().toBeCallableWith();
});

test('[AUTH-01] the limits of a form come from the contract', () => {
  expect(contract.limits.logIn.password).toMatchObject({ required: true, minLength: 6, maxLength: 20 });
  expect(contract.limits.Address.first_name).toMatchObject({ required: true, minLength: 2, maxLength: 100 });
});

test('[API-01] every call has a unique path; lookups are reads, calls with effects are writes', () => {
  const paths = Object.values(operations).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(paths).size).toBe(paths.length);
  const { getCart, listNotices, logIn, placeOrder, confirmCharge } = operations;
  expect([getCart, listNotices].map(({ read }) => read)).toEqual([true, true]);
  expect([logIn, placeOrder, confirmCharge].map(({ read }) => read)).toEqual([false, false, false]);
});

test.each([
  ['ä'.repeat(6), 'valid'],
  ['🎧'.repeat(6), 'valid'],
  ['🎧'.repeat(20), 'valid'],
  ['🎧'.repeat(5), 'invalid'],
  ['🎧'.repeat(21), 'invalid'],
])('[AUTH-01 T21] the length of %s is counted in characters: %s', (password, status) => {
  expect(checkArgument('logIn', { email: 'ada@example.com', password })).toMatchObject({ status });
});

test('validates a whole argument and a whole response', () => {
  expect(checkArgument('getGoods', { id: 1201 })).toEqual({ status: 'valid', argument: { id: 1201 } });
  expect(checkArgument('getGoods', { id: 'x' })).toMatchObject({
    status: 'invalid',
    field: 'id',
    message: expect.stringContaining('id'),
  });
  expect(checkArgument('getGoods', { id: 1, other: 2 })).toMatchObject({ status: 'invalid', field: 'other' });
  expect(checkArgument('getCart', undefined)).toEqual({ status: 'valid', argument: {} });
  expect(checkArgument('listBanners', undefined)).toMatchObject({ status: 'valid' });
  expect(checkAnswer('listNotices', { code: 1, msg: [{ content: 'x' }] })).toBeUndefined();
  expect(checkAnswer('listNotices', { code: 1, msg: [{ content: 7 }] })).toMatch(/^msg\.0\.content: /);
  const blocks = [{ type: 'list', items: ['one', 2] }];
  expect(checkAnswer('getTerm', { code: 1, msg: { title: 'A', blocks } })).toMatch(
    /^msg\.blocks\.0\.items\.1: /,
  );
});
