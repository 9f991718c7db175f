import { expect, test } from 'vitest';
import { Flag, ResponseCode } from '../contract/contract.ts';
import { aCartItem } from '../generated/testing/makers.ts';
import type { TestAnswers } from './test-answers.ts';
import { endLogin, failWith, loseAnswer, refuse } from './test-answers.ts';
import { createTestShop } from './test-shop.ts';

test('the handler of its name responds to a call and receives its argument', async () => {
  const shop = createTestShop({
    addCartItem: ({ goods_number }) => ({ msg: 'Added', number: goods_number }),
  });
  await expect(shop.client.addCartItem({ id: 2011, goods_number: 3 })).resolves.toEqual({
    msg: 'Added',
    number: 3,
  });
  expect(shop.calls).toMatchObject([
    { id: 'addCartItem', argument: { id: 2011, goods_number: 3 }, locale: 'en' },
  ]);
  expect(shop.calls[0]?.idempotencyKey).toMatch(/\S{8}/);
});

test('a stateful shop is a function over a variable', async () => {
  const items = new Map<number, number>();
  const shop = createTestShop({
    addCartItem: ({ id, goods_number }) => {
      items.set(id, goods_number);
      return { msg: 'Added', number: items.size };
    },
    deleteCartItem: ({ id }) =>
      items.delete(id) ? { msg: 'Gone', number: items.size } : refuse(ResponseCode.cartItemNotFound),
  });
  await shop.client.addCartItem({ id: 2011, goods_number: 1 });
  await expect(shop.client.deleteCartItem({ id: 2011 })).resolves.toEqual({ msg: 'Gone', number: 0 });
  await expect(shop.client.deleteCartItem({ id: 2011 })).rejects.toMatchObject({
    kind: 'refused',
    code: ResponseCode.cartItemNotFound,
  });
});

test('a call without a handler fails with an explanation and is listed', async () => {
  const shop = createTestShop();
  await expect(shop.client.getCart()).rejects.toThrow('The test shop has no answer for getCart');
  expect(shop.unansweredCalls).toEqual(['getCart']);
});

test('a login stores the token, and an ended session clears it', async () => {
  const data = { token: 'token-of-ada', user_id: 7, nickname: 'Ada', email: 'ada@example.com', points: 0 };
  const shop = createTestShop({
    logIn: () => ({ msg: 'Welcome', data, tiktok_token: null }),
    getUserInfo: () => endLogin(100),
  });
  await shop.client.logIn({ email: 'ada@example.com', password: 'volt-2026' });
  await expect(shop.client.getUserInfo()).rejects.toMatchObject({ kind: 'session', code: 100 });
  expect(shop.calls.map(({ token }) => token)).toEqual([undefined, 'token-of-ada']);
  expect(await shop.client.session.token()).toBeUndefined();
});

test('a lost response has an unknown outcome; a status has a known one', async () => {
  const shop = createTestShop({ confirmCharge: () => loseAnswer(), listNotices: () => failWith(503) });
  const charge = { ordersn: 'SG2026000001', charge_id: 'ch_1' };
  await expect(shop.client.confirmCharge(charge)).rejects.toMatchObject({
    kind: 'network',
    outcome: 'unknown',
  });
  await expect(shop.client.listNotices()).rejects.toMatchObject({ kind: 'http', status: 503 });
});

test('a later handler replaces the first', async () => {
  const shop = createTestShop({ getCart: () => refuse(ResponseCode.failed) });
  const msgData = { begin: 0, pay: 0, over: 0, kg: Flag.no, reduce: 0, poor: 0 };
  shop.answer({
    getCart: () => ({
      msg: [aCartItem({ goods_id: 2011 })],
      pay: 1,
      total: 1,
      number: 1,
      rebate: Flag.no,
      msgData,
    }),
  });
  expect((await shop.client.getCart()).msg).toHaveLength(1);
});

test('an open stream receives the start and the end of the sale', async () => {
  const shop = createTestShop();
  const states: boolean[] = [];
  const close = new Promise<void>((resolve) => {
    const stop = shop.client.watchActivity({
      onActivity: (open) => {
        states.push(open);
        if (open) shop.sendActivity(false);
        else resolve(stop());
      },
      onError: (error) => expect.unreachable(error.message),
    });
  });
  // The stream reader loads lazily.
  const open = () => {
    shop.sendActivity(true);
    return states.length;
  };
  await expect.poll(open).toBeGreaterThan(0);
  await close;
  expect(states.slice(0, 2)).toEqual([true, false]);
});

test('the compiler rejects a result that the contract does not define', () => {
  // @ts-expect-error a cart has no color
  const wrongField: TestAnswers = { addCartItem: () => ({ msg: 'Added', colour: 'red' }) };
  // @ts-expect-error addCartItem does not declare orderNotFound
  const wrongRefusal: TestAnswers = { addCartItem: () => refuse(ResponseCode.orderNotFound) };
  expect([wrongField, wrongRefusal]).toHaveLength(2);
});
