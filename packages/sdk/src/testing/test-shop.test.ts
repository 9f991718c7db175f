import { expect, test } from 'vitest';
import { Flag, ResponseCode } from '../contract/contract.ts';
import { aCartItem } from '../generated/testing/makers.ts';
import type { TestAnswers } from './test-answers.ts';
import { endLogin, failWith, loseAnswer, refuse } from './test-answers.ts';
import { createTestShop } from './test-shop.ts';

test('a call is answered by the function of its name, with what was sent', async () => {
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

test('a shop with a memory is a function over a variable', async () => {
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

test('a call that nobody answers fails with a sentence and is listed', async () => {
  const shop = createTestShop();
  await expect(shop.client.getCart()).rejects.toThrow('The test shop has no answer for getCart');
  expect(shop.unanswered).toEqual(['getCart']);
});

test('logging in keeps the token, and an ended login takes it away', async () => {
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

test('a lost answer leaves the outcome unknown, a status says what it is', async () => {
  const shop = createTestShop({ confirmCharge: () => loseAnswer(), listNotices: () => failWith(503) });
  const charge = { ordersn: 'SG2026000001', charge_id: 'ch_1' };
  await expect(shop.client.confirmCharge(charge)).rejects.toMatchObject({
    kind: 'network',
    outcome: 'unknown',
  });
  await expect(shop.client.listNotices()).rejects.toMatchObject({ kind: 'http', status: 503 });
});

test('another function can take the place of the first', async () => {
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

test('an open stream hears the sale open and close', async () => {
  const shop = createTestShop();
  const heard: boolean[] = [];
  const closed = new Promise<void>((resolve) => {
    const stop = shop.client.watchActivity({
      onActivity: (open) => {
        heard.push(open);
        if (open) shop.sendActivity(false);
        else resolve(stop());
      },
      onError: (error) => expect.unreachable(error.message),
    });
  });
  // The reader of streams is loaded when it is needed.
  const open = () => {
    shop.sendActivity(true);
    return heard.length;
  };
  await expect.poll(open).toBeGreaterThan(0);
  await closed;
  expect(heard.slice(0, 2)).toEqual([true, false]);
});

test('the compiler refuses an answer that the contract does not know', () => {
  // @ts-expect-error a cart has no colour
  const wrongField: TestAnswers = { addCartItem: () => ({ msg: 'Added', colour: 'red' }) };
  // @ts-expect-error putting goods into a cart is never refused with an order's number
  const wrongRefusal: TestAnswers = { addCartItem: () => refuse(ResponseCode.orderNotFound) };
  expect([wrongField, wrongRefusal]).toHaveLength(2);
});
