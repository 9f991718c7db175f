import { answerChallenge } from '@signal-shop/mock-server';
import { httpTimeoutMs } from '@signal-shop/sdk/constants';
import { OrderStatus, PayType } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { cards, fillAddress, pay, placeOrder } from '../support/steps.ts';
import type { Visit } from '../support/visit.ts';
import { visit } from '../support/visit.ts';

type Between = (server: typeof fetch) => typeof fetch;

const succeeded = 'The order payment succeeded';

/** A customer in front of the payment of what lay in the cart. */
async function reachPayment(between: Between = (server) => server): Promise<Visit> {
  const shop = await visit({ at: '/car', as: 'member', scenarios: 'cart.one', between });
  await shop.press('button', 'Checkout');
  await placeOrder(shop);
  await shop.find('heading', 'Pay by card');
  expect(shop.address()).toBe('/pay');
  return shop;
}

const placedOrder = ({ world, environment }: Visit) =>
  world.state.orders.get(environment.sessionItems.get('order_sn') ?? '');

test('[PAY-01] [PAY-02] [PAY-03] PayByCard: the bank asks on its page, and whoever comes back has paid once', async () => {
  const shop = await reachPayment();
  await pay(shop, cards.askedByTheBank);
  await shop.see('Payment page is redirecting');
  const [way = ''] = shop.outside.left;
  const charge = /ch_\w+/.exec(way)?.[0] ?? '';
  expect(shop.world.charges()).toEqual([]);
  answerChallenge(shop.world, charge, 'allow');
  const back = await shop.reload(`/pay_result?ordersn=${shop.environment.sessionItems.get('order_sn')}`);
  await back.find('heading', succeeded);
  await back.press('link', 'See the order');
  await back.see('Awaiting shipment');
  expect(back.world.charges()).toHaveLength(1);
});

test('[PAY-03] [P04] PayByCardFails: the agreed words, the order is kept, and another card pays it', async () => {
  const shop = await reachPayment();
  await pay(shop, cards.declined);
  await shop.see('Order payment failed');
  expect(shop.world.charges()).toEqual([]);
  await pay(shop, cards.success);
  await shop.find('heading', succeeded);
  expect(shop.world.charges()).toHaveLength(1);
});

test('[PAY-02] [NAV-05] PayByPoints: goods for points are paid by them, and cost no money', async () => {
  const shop = await visit({ at: '/pointstore', as: 'member', scenarios: 'points.9999' });
  await (await shop.within('main')).press('button', 'Swap');
  await (await shop.within('alertdialog')).press('button', 'Swap');
  await shop.pass(1_000);
  await shop.see('You are swapping points for this item alone.');
  await shop.press('button', 'Checkout');
  await placeOrder(shop);
  await shop.find('heading', succeeded);
  expect(placedOrder(shop)).toMatchObject({ status: OrderStatus.paid, payType: PayType.points });
  expect(shop.world.charges()).toEqual([]);
});

test('[NAV-06] [USER-08] RedeemPoints: who has too few is told how many; who has enough is asked first', async () => {
  const poor = await visit({ at: '/pointstore', as: 'member', scenarios: 'pointstore.short' });
  await poor.see(/points? to go$/);
  expect(poor.count('button', 'Swap')).toBe(0);
  await poor.leave();

  const shop = await visit({ at: '/pointstore', as: 'member', scenarios: 'points.9999' });
  await shop.see('You have 9,999 points.');
  const goods = await shop.within('main');
  await goods.press('button', 'Swap');
  await (await shop.within('alertdialog')).press('button', 'Keep my points');
  expect(shop.countOf('/api/product/buyNow')).toBe(0);
  await goods.press('button', 'Swap');
  await (await shop.within('alertdialog')).press('button', 'Swap');
  await shop.pass(1_000);
  expect(shop.address()).toBe('/car?cartype=2');
});

test('[DET-04] FreeTestApply: an application asks for its reason, is sent once and is under review', async () => {
  const shop = await visit({ at: '/detail?id=1091#freetest', as: 'member', scenarios: 'freetest.open' });
  const panel = await shop.within('region', 'Test it for nothing');
  await panel.type('Contact email', 'ada@example.com');
  await panel.press('button', 'Send application');
  await panel.see('Tell us why you would like to test it.');
  await panel.type('Why you?', 'I play four evenings a week.');
  await panel.press('button', 'Send application');
  await panel.see('Under review');
  expect(shop.countOf('/api/goods/applyFreeTest')).toBe(1);
});

test('[PAY-02] [P03] a payment that got no answer for a minute, but succeeded, ends as a success', async () => {
  const shop = await reachPayment((server) => async (input) => {
    const request = new Request(input);
    if (!request.url.endsWith('/api/product/confirmCharge')) return server(request);
    await server(request);
    return new Promise(() => undefined);
  });
  await pay(shop, cards.success);
  await shop.see('Payment page is redirecting');
  expect(shop.world.charges()).toHaveLength(1);
  await shop.pass(httpTimeoutMs);
  await shop.find('heading', succeeded);
  expect(shop.world.charges()).toHaveLength(1);
});

test('[PAY-01] [P10] [FLASH-03] a sale that ends on the way to paying changes the price aloud, and asks again', async () => {
  const shop = await visit({
    at: '/activity/flashsale',
    as: 'member',
    scenarios: 'cart.empty,flash.closes-10s',
  });
  await (await shop.within('main')).press('button', 'Buy now');
  await shop.press('button', 'Checkout');
  await fillAddress(shop);
  const before = (await shop.see(/You pay in the next step\.$/)).textContent;
  await shop.pass(11_000);
  await shop.press('button', 'Place order');
  await shop.see(/^A price has changed since you opened the cart\./);
  expect(shop.address()).toMatch(/step=address/);
  await shop.press('button', 'Place order at this total');
  await shop.find('heading', 'Pay by card');
  expect(shop.shows(before)).toBe(false);
  expect(placedOrder(shop)?.lines).toMatchObject([{ fromSale: false }]);
});
