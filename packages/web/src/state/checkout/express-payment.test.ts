// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { losing } from '../../../testing/broken-answers.ts';
import { card, ledgerOf, withOrder } from '../../../testing/order-to-pay.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { browserSheet } from '../../payment/browser-sheet.ts';
import { sheetTimeoutMs } from '../../payment/express.ts';
import type { ApprovedSheet, OpenSheet } from '../../payment/provider.ts';
import { testProvider } from '../../payment/test-provider.ts';
import { navigate } from '../core/location.ts';
import { canPayExpressAtom, pay, payExpress, paymentAtom, paymentPhaseAtom } from './payment.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A device whose sheets wait for an answer of the test. */
function device() {
  const shown: PaymentDetailsInit[] = [];
  const results: PaymentComplete[] = [];
  let answer = Promise.withResolvers<ApprovedSheet>();
  const closed = () => new DOMException('The sheet was closed.', 'AbortError');
  const open: OpenSheet = (details) => ({
    canMakePayment: async () => true,
    show: () => {
      shown.push(details);
      answer = Promise.withResolvers();
      return answer.promise;
    },
    abort: async () => answer.reject(closed()),
  });
  return {
    shown,
    results,
    payment: { ...testProvider, sheets: [open] },
    approve: (token = 'test_success') =>
      answer.resolve({ token, complete: async (result) => void results.push(result) }),
    cancel: () => answer.reject(closed()),
    fail: () => answer.reject(new DOMException('No handler.', 'NotSupportedError')),
  };
}

const express = (reason: string) => ({ status: 'problem', problem: { kind: 'express', reason } });

/** Shows the button, as the page does. */
async function offer({ store }: Pick<ReturnType<typeof openTestShop>, 'store'>): Promise<boolean> {
  store.sub(canPayExpressAtom, () => undefined);
  await vi.advanceTimersByTimeAsync(0);
  return store.get(canPayExpressAtom);
}

async function withDevice(between?: Parameters<typeof withOrder>[1]) {
  const sheet = device();
  const shop = await withOrder('', { ...between, payment: sheet.payment });
  expect(await offer(shop)).toBe(true);
  return { ...sheet, shop, press: () => shop.store.set(payExpress) };
}

test('[BEY-52] the sheet shows number, total and currency, and an approval pays the order once', async () => {
  const { shop, press, shown, results, approve } = await withDevice();
  const payable = await shop.settled(paymentAtom);
  const paying = press();
  expect(shop.store.get(paymentPhaseAtom)).toEqual({ status: 'confirming' });
  const ordersn = shop.environment.sessionItems.get('order_sn');
  expect(payable).toMatchObject({ value: { order: { ordersn, currency: 'USD' } } });
  const [{ total } = { total: null }] = shown;
  expect(total).toMatchObject({ label: `signal ${ordersn}`, amount: { currency: 'USD' } });
  expect(ledgerOf(shop)).toHaveLength(0);
  approve();
  await paying;
  expect(shop.address()).toBe(`/pay_result?ordersn=${ordersn}`);
  expect(results).toEqual(['success']);
  expect(ledgerOf(shop)).toMatchObject([
    { ordersn, money_cents: Math.round(Number(total?.amount.value) * 100) },
  ]);
});

test('[BEY-52] a declined payment fails in the sheet, and the next try pays once', async () => {
  const { shop, press, results, approve } = await withDevice();
  const paying = press();
  approve('test_declined');
  await paying;
  expect(shop.store.get(paymentPhaseAtom)).toEqual(express('declined'));
  expect(results).toEqual(['fail']);
  expect(ledgerOf(shop)).toHaveLength(0);
  const again = press();
  approve();
  await again;
  expect(results).toEqual(['fail', 'success']);
  expect(ledgerOf(shop)).toHaveLength(1);
});

test('[BEY-52] closing the sheet opens no charge, and a card pays once', async () => {
  const { shop, press, cancel } = await withDevice();
  const paying = press();
  cancel();
  await paying;
  expect(shop.store.get(paymentPhaseAtom)).toEqual(express('canceled'));
  expect(shop.countOf('/api/product/checkoutOrder')).toBe(0);
  await shop.store.set(pay, card);
  expect(ledgerOf(shop)).toHaveLength(1);
});

test('[BEY-52] a sheet without an answer for five minutes is closed, and charges nothing', async () => {
  const { shop, press, approve } = await withDevice();
  const paying = press();
  await vi.advanceTimersByTimeAsync(sheetTimeoutMs - 1);
  expect(shop.store.get(paymentPhaseAtom)).toEqual({ status: 'confirming' });
  await vi.advanceTimersByTimeAsync(1);
  await paying;
  expect(shop.store.get(paymentPhaseAtom)).toEqual(express('timedOut'));
  approve();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shop.countOf('/api/product/checkoutOrder')).toBe(0);
});

test('[BEY-52] a sheet that was left open neither ends nor repeats the payment by card that follows', async () => {
  for (const end of ['cancel', 'approve'] as const) {
    const { shop, press, results, ...sheet } = await withDevice();
    const left = press();
    const address = shop.address();
    shop.store.set(navigate, '/user/order/all');
    shop.store.set(navigate, address);
    await shop.settled(paymentAtom);
    const paying = shop.store.set(pay, card);
    sheet[end]();
    await left;
    expect(shop.store.get(paymentPhaseAtom)).toEqual({ status: 'redirecting' });
    expect(results).toEqual(end === 'approve' ? ['fail'] : []);
    await paying;
    expect(shop.address()).toMatch(/^\/pay_result/);
    expect(ledgerOf(shop)).toHaveLength(1);
  }
});

test('[BEY-52] a sheet that cannot open charges nothing', async () => {
  const { shop, press, fail } = await withDevice();
  const paying = press();
  fail();
  await paying;
  expect(shop.store.get(paymentPhaseAtom)).toEqual(express('unavailable'));
  expect(shop.countOf('/api/product/checkoutOrder')).toBe(0);
});

test.each([
  ['/checkoutOrder', 'request', 'fail', 0],
  ['/checkoutOrder', 'answer', 'fail', 0],
  ['/confirmCharge', 'request', 'fail', 0],
  ['/confirmCharge', 'answer', 'success', 1],
] as const)(
  '[BEY-52] a cut that loses of %s the %s: the sheet ends with %s, and the order has one charge',
  async (path, lost, result, charged) => {
    const { shop, press, results, approve } = await withDevice({ between: losing(path, lost) });
    const paying = press();
    approve();
    await vi.advanceTimersByTimeAsync(30_000);
    await paying;
    expect(results).toEqual([result]);
    expect(ledgerOf(shop)).toHaveLength(charged);
    const again = press();
    approve();
    await vi.advanceTimersByTimeAsync(0);
    await again;
    expect(ledgerOf(shop)).toHaveLength(1);
  },
);

test('[BEY-52] two presses open one sheet, and an approval in two tabs pays once', async () => {
  const { shop, press, shown, approve } = await withDevice();
  const second = device();
  const other = openTestShop({
    cookies: shop.jar.cookie,
    server: shop.server,
    world: shop.world,
    payment: second.payment,
    at: `/pay?ordersn=${shop.environment.sessionItems.get('order_sn')}`,
  });
  await other.settled(paymentAtom);
  await offer(other);
  const paying = [press(), press(), other.store.set(payExpress)];
  expect(shown).toHaveLength(1);
  approve();
  second.approve();
  await Promise.all(paying);
  expect(second.results).toEqual(['success']);
  expect(other.address()).toMatch(/^\/pay_result/);
  expect(ledgerOf(shop)).toHaveLength(1);
});

test('[BEY-52] a device without a sheet is offered none', async () => {
  const unable: OpenSheet = () => ({
    canMakePayment: async () => false,
    show: () => Promise.reject(new Error('No sheet.')),
    abort: async () => undefined,
  });
  // Node has no `PaymentRequest`, so the sheet of the browser throws.
  const shop = await withOrder('', {
    payment: { ...testProvider, sheets: [unable, browserSheet('/handler', String)] },
  });
  expect(await offer(shop)).toBe(false);
  await shop.store.set(payExpress);
  expect(shop.store.get(paymentPhaseAtom)).toEqual({ status: 'open' });
});
