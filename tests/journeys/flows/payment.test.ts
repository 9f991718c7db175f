import { answerChallenge, answerWallet } from '@signal-shop/mock-server';
import { httpTimeoutMs } from '@signal-shop/sdk/constants';
import { OrderStatus, PayType } from '@signal-shop/sdk/contract';
import type { OpenSheet } from '@signal-shop/web/payment/provider.ts';
import { testProvider } from '@signal-shop/web/payment/test-provider.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { cardNumber } from '../../support/written-cards.ts';
import { fill, fillAddress, first, pay, placeOrder } from '../support/steps.ts';
import type { Visit } from '../support/visit.ts';
import { visit } from '../support/visit.ts';

type VisitOptions = Parameters<typeof visit>[0];

const successMessage = 'The order payment succeeded';

/** A customer on the payment page with an order from the cart. */
async function reachPayment(options: VisitOptions = {}): Promise<Visit> {
  const shop = await visit({ at: '/car', as: 'member', scenarios: 'cart.one', ...options });
  await shop.user.click(await screen.findByRole('button', { name: 'Checkout' }));
  await placeOrder(shop);
  await screen.findByRole('heading', { name: 'Pay by card' });
  expect(shop.address()).toBe('/pay');
  return shop;
}

const placedOrder = ({ world, environment }: Visit) =>
  world.state.orders.get(environment.sessionItems.get('order_sn') ?? '');

test('[PAY-01] [PAY-02] [PAY-03] PayByCard: the bank confirms on its page, and the customer returns with one payment', async () => {
  const shop = await reachPayment();
  await pay(shop.user, cardNumber('asked'));
  await screen.findByText('Payment page is redirecting');
  const [way = ''] = shop.outside.departures;
  const charge = /ch_\w+/.exec(way)?.[0] ?? '';
  expect(shop.world.charges()).toEqual([]);
  answerChallenge(shop.world, charge, 'allow');
  const back = await shop.reload(`/pay_result?ordersn=${shop.environment.sessionItems.get('order_sn')}`);
  await screen.findByRole('heading', { name: successMessage });
  await back.user.click(screen.getByRole('link', { name: 'View order' }));
  await screen.findByRole('heading', { name: /^Order awaiting shipment, arrives / });
  expect(back.world.charges()).toHaveLength(1);
});

test('[BEY-51] PayByWallet: canceling in the wallet is reported and charges nothing, and approving it pays once', async () => {
  const shop = await reachPayment();
  const result = `/pay_result?ordersn=${shop.environment.sessionItems.get('order_sn')}`;
  await openWallet(shop, 'cancel');
  const failed = await shop.reload(result);
  await screen.findByText(/You canceled the payment in your wallet/);
  expect(failed.world.charges()).toEqual([]);
  await failed.user.click(screen.getByRole('link', { name: 'Try again' }));
  await openWallet(failed, 'approve');
  const paid = await failed.reload(result);
  await screen.findByRole('heading', { name: successMessage });
  expect(paid.world.charges()).toHaveLength(1);
});

/** Leaves for the wallet, which gets this answer. */
async function openWallet(shop: Visit, answer: 'approve' | 'cancel'): Promise<void> {
  await shop.user.click(await screen.findByRole('button', { name: 'Continue with Test Wallet' }));
  await screen.findByRole('heading', { name: 'Your wallet is opening' });
  const [charge = ''] = /ch_\w+/.exec(shop.outside.departures.at(-1) ?? '') ?? [];
  answerWallet(shop.world, charge, answer);
}

test('[BEY-52] PayWithDevice: closing the payment sheet charges nothing, and approving the next one pays once', async () => {
  const shown: string[] = [];
  const results: PaymentComplete[] = [];
  const answers = [
    () => Promise.reject(new DOMException('The sheet was closed.', 'AbortError')),
    () =>
      Promise.resolve({
        token: 'test_success',
        complete: async (result: PaymentComplete) => void results.push(result),
      }),
  ];
  const open: OpenSheet = ({ total }) => ({
    canMakePayment: async () => true,
    show: () => {
      shown.push(`${total.label}, ${total.amount.currency}`);
      return answers.shift()?.() ?? Promise.reject(new Error('There is no third sheet.'));
    },
    abort: async () => undefined,
  });
  const shop = await reachPayment({ payment: { ...testProvider, sheets: [open] } });
  const press = async () =>
    shop.user.click(await screen.findByRole('button', { name: 'Pay with this device' }));
  await press();
  await screen.findByText(/^You haven’t been charged\. You closed the payment/);
  expect(shop.world.charges()).toEqual([]);
  await press();
  await screen.findByRole('heading', { name: successMessage });
  const sheet = `signal ${placedOrder(shop)?.ordersn}, USD`;
  expect(shown).toEqual([sheet, sheet]);
  expect(results).toEqual(['success']);
  expect(shop.world.charges()).toHaveLength(1);
});

test('[PAY-03] [P04] PayByCardFails: the message of the specification is shown, and another card pays the same order', async () => {
  const { user, world } = await reachPayment();
  await pay(user, cardNumber('declined'));
  await screen.findByText('Order payment failed');
  expect(world.charges()).toEqual([]);
  await pay(user, cardNumber('success'));
  await screen.findByRole('heading', { name: successMessage });
  expect(world.charges()).toHaveLength(1);
});

test('[PAY-02] [NAV-05] PayByPoints: points goods are paid with points and cost no money', async () => {
  const shop = await visit({ at: '/pointstore', as: 'member', scenarios: 'points.9999' });
  const { user } = shop;
  await swap(user, 'Redeem');
  await shop.pass(1_000);
  await screen.findByText('You’re redeeming points for just this item.');
  await user.click(await screen.findByRole('button', { name: 'Checkout' }));
  await placeOrder(shop);
  await screen.findByRole('heading', { name: successMessage });
  expect(placedOrder(shop)).toMatchObject({ status: OrderStatus.paid, payType: PayType.points });
  expect(shop.world.charges()).toEqual([]);
});

/** Presses "Swap" at the first goods and answers the confirmation. */
async function swap(user: Visit['user'], answer: string): Promise<void> {
  const main = within(screen.getByRole('main'));
  await user.click(first(await main.findAllByRole('button', { name: 'Redeem' })));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: answer }));
}

test('[NAV-06] [USER-08] RedeemPoints: with too few points the missing number is shown; with enough a confirmation', async () => {
  const poor = await visit({ at: '/pointstore', as: 'member', scenarios: 'pointstore.short' });
  await screen.findAllByText(/points? to go$/);
  expect(screen.queryByRole('button', { name: 'Redeem' })).toBeNull();
  await poor.leave();

  const shop = await visit({ at: '/pointstore', as: 'member', scenarios: 'points.9999' });
  await screen.findByText('You have 9,999 points.');
  await swap(shop.user, 'Keep my points');
  expect(shop.countOf('/api/product/buyNow')).toBe(0);
  await swap(shop.user, 'Redeem');
  await shop.pass(1_000);
  expect(shop.address()).toBe('/car?cartype=2');
});

test('[DET-04] FreeTestApply: an application requires a reason, is sent once and is under review', async () => {
  const scenarios = 'freetest.open';
  const { user, countOf } = await visit({ at: '/detail?id=1091#freetest', as: 'member', scenarios });
  const panel = within(await screen.findByRole('region', { name: 'Test it for free' }));
  await fill(user, panel, { 'Contact email': 'ada@example.com' });
  await user.click(panel.getByRole('button', { name: 'Submit application' }));
  await panel.findByRole('link', { name: 'Tell us why you’d like to test it.' });
  await fill(user, panel, { 'Why you?': 'I play four evenings a week.' });
  await user.click(panel.getByRole('button', { name: 'Submit application' }));
  await panel.findByText('Under review');
  expect(countOf('/api/goods/applyFreeTest')).toBe(1);
});

test('[PAY-02] [P03] a payment without a response for a minute that succeeded ends as a success', async () => {
  const { user, world, pass } = await reachPayment({
    between: (server) => async (input) => {
      const request = new Request(input);
      if (!request.url.endsWith('/api/product/confirmCharge')) return server(request);
      await server(request);
      return new Promise(() => undefined);
    },
  });
  await pay(user, cardNumber('success'));
  await screen.findByText('Payment page is redirecting');
  expect(world.charges()).toHaveLength(1);
  await pass(httpTimeoutMs);
  await screen.findByRole('heading', { name: successMessage });
  expect(world.charges()).toHaveLength(1);
});

test('[PAY-01] [P10] [FLASH-03] a sale that ends during checkout shows the changed price and requires a confirmation', async () => {
  const shop = await visit({
    at: '/activity/flashsale',
    as: 'member',
    scenarios: 'cart.empty,flash.closes-10s',
  });
  const { user } = shop;
  const main = within(await screen.findByRole('main'));
  await user.click(first(await main.findAllByRole('button', { name: 'Buy now' })));
  await user.click(await screen.findByRole('button', { name: 'Checkout' }));
  await fillAddress(user);
  await screen.findByText('You enter your payment details on the next page.');
  await shop.pass(11_000);
  await user.click(screen.getByRole('button', { name: 'Order and pay' }));
  await screen.findByText(/^A price changed after you opened your cart\./);
  expect(shop.address()).toMatch(/step=address/);
  await user.click(screen.getByRole('button', { name: 'Order and pay this total' }));
  await screen.findByRole('heading', { name: 'Pay by card' });
  expect(screen.queryByText('You enter your payment details on the next page.')).toBeNull();
  expect(placedOrder(shop)?.lines).toMatchObject([{ fromFlashSale: false }]);
});

test('[BEY-53] PayFromHeader: the header leads to the payment of a new order, until it is paid', async () => {
  const shop = await visit({ at: '/car', as: 'member', scenarios: 'cart.one,orders.empty' });
  const { user } = shop;
  const hint = /^Order SG\w+ is awaiting payment\. Pay now$/;
  await user.click(await screen.findByRole('button', { name: 'Checkout' }));
  expect(screen.queryByRole('link', { name: hint })).toBeNull();
  await placeOrder(shop);
  await screen.findByRole('heading', { name: 'Pay by card' });
  await user.click(screen.getByRole('link', { name: 'signal, home page' }));
  await user.click(await screen.findByRole('link', { name: hint }));
  await waitFor(() => expect(shop.address()).toBe(`/pay?ordersn=${placedOrder(shop)?.ordersn}`));
  await screen.findByRole('heading', { name: 'Pay by card' });
  await pay(user, cardNumber('success'));
  await screen.findByRole('heading', { name: successMessage });
  await waitFor(() => expect(screen.queryByRole('link', { name: hint })).toBeNull());
});
