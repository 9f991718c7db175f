import { connectShop, createIdempotencyKey } from '@signal-shop/sdk';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { rawClient } from '@signal-shop/sdk/raw';
import { formatMoney } from '@signal-shop/sdk/rules/price';
import { checkAnswer } from '@signal-shop/sdk/validate';
import type { Check } from './support.ts';
import { check, enter, failureOf, holds, logIn, matches, plan, same, someGoods } from './support.ts';

const address = {
  first_name: 'Ada',
  last_name: 'Byron',
  address: '12 Analytical Street',
  address_two: '',
  postal_code: '94105',
  city: 'San Francisco',
  state: 'CA',
  region: 'US',
  phone: '+1 415 555 0134',
};

export const callChecks: readonly Check[] = [
  check('reads by GET and by POST', async (target) => {
    const shop = enter(target);
    const { msg: notices } = await shop.listNotices();
    holds(notices.length > 0, 'there are notices');
    const { msg: goods } = await shop.listGoods({ page_size: 3 });
    same(goods.length, 3, 'goods on a page');
  }),

  check('reads other languages without corrupting characters', async (target) => {
    const { msg } = await enter(target, { locale: 'ja' }).listNotices();
    holds(/[\u3040-\u30ff]/.test(JSON.stringify(msg)), 'the notices are Japanese');
  }),

  check('returns the raw response with the result', async (target) => {
    const { result, response } = await enter(target).listNotices().withResponse();
    same(response.status, 200, 'status');
    same(response.headers.get('content-type'), 'application/json; charset=utf-8', 'content type');
    same((await response.json()).msg, result.msg, 'body');
  }),

  check('validates every field of every response', async (target) => {
    const shop = enter(target, { checkAnswer });
    await Promise.all([shop.listNotices(), shop.listBanners(), shop.listCategories(), shop.getFlashSale()]);
  }),

  check('calls by path', async ({ baseUrl, session }) => {
    const raw = rawClient(connectShop({ baseUrl, headers: { 'x-mock-session': session } }));
    const { data } = await raw.GET('/api/index/title');
    same(data?.code, ResponseCode.success, 'code');
  }),

  check('a refusal has its code and its message', async (target) => {
    const error = await failureOf(enter(target).getGoods({ id: 999_999 }));
    matches(error, { kind: 'refused', code: ResponseCode.goodsNotFound, outcome: 'answered', status: 200 });
    holds(error.message === error.serverMessage && error.message !== '', 'the sentence is the server’s');
  }),

  check('the server refuses with a status what the contract does not allow', async (target) => {
    const error = await failureOf(enter(target).getGoods({ id: -1 }));
    matches(error, { kind: 'http', status: 422, outcome: 'answered' });
  }),

  check('a call that cannot be serialized is not sent', async (target) => {
    const error = await failureOf(enter(target, { headers: { bad: 'line\nbreak' } }).listNotices());
    matches(error, { kind: 'invalid-request', outcome: 'not-sent' });
  }),

  check('an error as JSON has no cause and no token', async (target) => {
    const text = JSON.stringify(await failureOf(enter(target).getUserInfo()));
    same(Object.keys(JSON.parse(text)).includes('cause'), false, 'cause');
  }),

  check('a write with the same key takes effect once', async (target) => {
    const shop = await logIn(target);
    const goods = { id: await someGoods(shop), goods_number: 1 };
    const idempotencyKey = createIdempotencyKey();
    const first = await shop.addCartItem(goods, { idempotencyKey });
    const second = await shop.addCartItem(goods, { idempotencyKey });
    same(second.number, first.number, 'pieces in the cart');
    same((await shop.getCart({ cartype: 1 })).msg[0]?.goods_number, 1, 'pieces of the line');
  }),

  check(
    'a write whose response was lost takes effect once, and a retry with its key returns the result',
    async (target) => {
      const attempts: number[] = [];
      const hooks = { onRequest: ({ repetition }: { repetition: number }) => void attempts.push(repetition) };
      const shop = await logIn(target, { hooks });
      const goods = { id: await someGoods(shop), goods_number: 2 };
      const idempotencyKey = createIdempotencyKey();
      await plan(target, 'addCartItem', 'answer-lost', 1);
      attempts.length = 0;
      const outcome = await shop.addCartItem(goods, { idempotencyKey }).safe();
      // Browsers and Deno retry a write automatically when a keep-alive connection breaks. Then only the
      // idempotency key prevents a second effect.
      if (outcome.status === 'failed') matches(outcome.error, { kind: 'network', outcome: 'unknown' });
      same(attempts, [0], 'attempts');
      await shop.addCartItem(goods, { idempotencyKey });
      const { msg } = await shop.getCart({ cartype: 1 });
      same(msg[0]?.goods_number, 2, 'pieces in the cart');
    },
  ),

  check('buys: cart, tax, order, charge, confirmation', async (target) => {
    const shop = await logIn(target);
    await shop.addCartItem({ id: await someGoods(shop), goods_number: 1 });
    const { region, state, postal_code } = address;
    const { total } = await shop.getOrderTax({ region, state, postal_code });
    const { ordersn } = await shop.placeOrder({ address, note: '', expected_total: total });
    const { charge_id } = await shop.checkoutOrder({ ordersn, payment_token: 'test_success' });
    await shop.confirmCharge({ ordersn, charge_id });
    same((await shop.verifyOrder({ ordersn })).orderstatus, 2, 'status of the order');
  }),

  check('formats money like the shop', async () => {
    same(formatMoney(1_234.5, 'en'), '$1,234.50', 'dollars');
  }),

  check('forty concurrent calls', async (target) => {
    const shop = enter(target);
    const answers = await Promise.all(Array.from({ length: 40 }, () => shop.listNotices()));
    same(answers.length, 40, 'answers');
  }),
];
