// @vitest-environment node
import { applyScenarios } from '@signal-shop/mock-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliveryAddress as address } from '../../../testing/delivery-address.ts';
import { shownCheckout } from '../../../testing/shown-checkout.ts';
import { credentials, member, openTestShop } from '../../../testing/test-shop.ts';
import { waitForTotal } from '../../../testing/wait-for-total.ts';
import { cartAtoms, checkOut } from '../cart/cart.ts';
import { toastsAtom } from '../core/notices.ts';
import { logIn } from '../session/log-in.ts';
import { changeDraft, checkoutAtom, chooseDeliveryWay } from './checkout.ts';
import { placeOrder } from './place-order.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type TestShop = ReturnType<typeof openTestShop>;

async function view(shop: TestShop) {
  await shop.settled(checkoutAtom);
  return shownCheckout(shop);
}

async function openCheckout(scenarios = '', options: Parameters<typeof openTestShop>[0] & object = {}) {
  const shop = openTestShop({
    ...member,
    ...options,
    scenarios: ['auth.customer,cart.one', scenarios].filter(Boolean).join(),
    at: '/car?step=address',
  });
  await shop.settled(checkoutAtom);
  return shop;
}

test('[PAY-01] the quote is debounced until the address has stopped changing', async () => {
  const shop = await openCheckout();
  expect((await view(shop)).amounts).toEqual({ status: 'none' });
  shop.store.set(changeDraft, { ...address, postal_code: '9' });
  shop.store.set(changeDraft, { ...address, postal_code: '94' });
  shop.store.set(changeDraft, address);
  expect(shop.countOf('/api/product/getOrderTax')).toBe(0);
  await vi.advanceTimersByTimeAsync(500);
  expect(shop.countOf('/api/product/getOrderTax')).toBe(1);
  const { amounts } = await view(shop);
  expect(amounts.status).toBe('ready');
  if (amounts.status === 'ready') {
    const { subtotal, reduction, shipping, tax, total } = amounts.value;
    expect(total).toBeCloseTo(subtotal - reduction + shipping + tax, 2);
  }
});

test('[PAY-01] a German address needs no state, and its prices include the tax', async () => {
  const shop = await openCheckout();
  const munich = { ...address, region: 'DE', state: '', city: 'München' };
  shop.store.set(changeDraft, { ...munich, postal_code: 'x' });
  await vi.advanceTimersByTimeAsync(500);
  expect((await view(shop)).amounts).toEqual({ status: 'none' });
  shop.store.set(changeDraft, { ...munich, postal_code: '80331' });
  await vi.advanceTimersByTimeAsync(500);
  const { amounts } = await view(shop);
  expect(amounts).toMatchObject({ status: 'ready', value: { tax: 0 } });
  if (amounts.status === 'ready') expect(amounts.value.included_tax).toBeGreaterThan(0);
});

test('[PAY-01] express is part of the total that is ordered, and arrives earlier', async () => {
  const shop = await openCheckout();
  shop.store.set(changeDraft, address);
  await waitForTotal(shop);
  const before = await view(shop);
  shop.store.set(chooseDeliveryWay, 'express');
  await waitForTotal(shop);
  const { amounts, delivery } = await view(shop);
  if (before.amounts.status !== 'ready' || amounts.status !== 'ready') throw new Error('No amounts.');
  expect(before.amounts.value.shipping).toBe(0);
  expect(amounts.value.shipping).toBeGreaterThan(0);
  const [standard, express] = delivery?.ways ?? [];
  expect(express?.days.latest).toBeLessThan(standard?.days.earliest ?? 0);
  await shop.store.set(placeOrder);
  const order = [...shop.world.state.orders.values()].at(-1);
  expect(order).toMatchObject({ deliveryWay: 'express' });
  expect(order?.totals.total).toBe(Math.round(amounts.value.total * 100));
});

test('[PAY-01] typing restarts the pause before the quote', async () => {
  const shop = await openCheckout();
  shop.store.set(changeDraft, address);
  await vi.advanceTimersByTimeAsync(400);
  shop.store.set(changeDraft, { ...address, postal_code: '94103' });
  await vi.advanceTimersByTimeAsync(499);
  expect(shop.countOf('/api/product/getOrderTax')).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(shop.countOf('/api/product/getOrderTax')).toBe(1);
});

test('[PAY-01] an incomplete address sends no request', async () => {
  const shop = await openCheckout();
  shop.store.set(changeDraft, { ...address, state: ' ' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await view(shop)).amounts).toEqual({ status: 'none' });
  expect(shop.countOf('/api/product/getOrderTax')).toBe(0);
});

test('[PAY-01] placing the order stores its number and opens the payment', async () => {
  const shop = await openCheckout();
  shop.store.set(changeDraft, address);
  await waitForTotal(shop);
  await Promise.all([shop.store.set(placeOrder), shop.store.set(placeOrder)]);
  expect(shop.countOf('/api/product/order')).toBe(1);
  expect(shop.environment.sessionItems.get('order_sn')).toMatch(/^SG\d+$/);
  expect(shop.address()).toBe('/pay');
});

test('[PAY-01] a retry after a lost answer places the order once', async () => {
  let isLost = false;
  const shop = await openCheckout('', {
    between: (server) => async (input) => {
      const request = new Request(input);
      const answer = await server(request);
      if (!request.url.endsWith('/api/product/order') || isLost) return answer;
      isLost = true;
      throw new TypeError('The connection broke.');
    },
  });
  shop.store.set(changeDraft, address);
  const before = shop.world.state.orders.size;
  await waitForTotal(shop);
  await shop.store.set(placeOrder);
  expect((await view(shop)).placing).toEqual({ status: 'failed', failure: { kind: 'network' } });
  await shop.store.set(placeOrder);
  expect(shop.world.state.orders.size).toBe(before + 1);
  expect(shop.address()).toBe('/pay');
});

test('[PAY-01] [P06] an increased price is shown and needs a confirmation', async () => {
  const shop = await openCheckout('cart.price-changed');
  shop.store.set(changeDraft, address);
  await vi.advanceTimersByTimeAsync(500);
  const before = await view(shop);
  await shop.store.set(placeOrder);
  await vi.advanceTimersByTimeAsync(0);
  const after = await view(shop);
  expect(after.placing).toEqual({ status: 'priceChanged' });
  expect(after.subtotal).toBeGreaterThan(before.subtotal);
  expect(shop.address()).toBe('/car?step=address');
  await shop.store.set(placeOrder);
  expect(shop.address()).toBe('/pay');
});

test('[PAY-01] [P06] an order before its total was shown prompts for a confirmation and is not placed', async () => {
  const shop = await openCheckout();
  shop.store.set(changeDraft, address);
  expect((await view(shop)).amounts).toEqual({ status: 'loading' });
  await shop.store.set(placeOrder);
  expect((await view(shop)).placing).toEqual({ status: 'totalToSee' });
  expect(shop.countOf('/api/product/order')).toBe(0);
  await waitForTotal(shop);
  await shop.store.set(placeOrder);
  expect(shop.address()).toBe('/pay');
});

test('[PAY-01] [P06] an order is not placed at a total that was never shown', async () => {
  const shop = await openCheckout();
  shop.store.set(changeDraft, address);
  await vi.advanceTimersByTimeAsync(500);
  await view(shop);
  shop.store.set(changeDraft, { ...address, state: 'OR', postal_code: '97201' });
  await shop.store.set(placeOrder);
  expect((await view(shop)).placing).toEqual({ status: 'priceChanged' });
  expect(shop.countOf('/api/product/order')).toBe(0);
  await shop.store.set(placeOrder);
  expect(shop.address()).toBe('/pay');
});

test('[PAY-01] [P07] goods that sold out show a message, and nothing is ordered', async () => {
  const shop = await openCheckout();
  shop.store.set(changeDraft, address);
  await vi.advanceTimersByTimeAsync(500);
  applyScenarios(shop.world, 'stock.out');
  await shop.store.set(placeOrder);
  expect((await view(shop)).placing).toEqual({ status: 'stockGone' });
  expect(shop.store.get(toastsAtom).map(({ text }) => text)).toEqual([{ kind: 'message', id: 'outOfStock' }]);
  expect(shop.environment.sessionItems.get('order_sn')).toBeNull();
});

test('[PAY-01] a failed tax calculation can be retried', async () => {
  const shop = await openCheckout('tax.failed');
  shop.store.set(changeDraft, address);
  await vi.advanceTimersByTimeAsync(500);
  expect((await view(shop)).amounts.status).toBe('failed');
  await shop.store.set(placeOrder);
  expect((await view(shop)).placing.status).toBe('failed');
  expect(shop.countOf('/api/product/order')).toBe(0);
});

test('[AUTH-04] a login that ends while ordering preserves the step and the address', async () => {
  const shop = await openCheckout();
  shop.store.set(changeDraft, address);
  await vi.advanceTimersByTimeAsync(500);
  await view(shop);
  applyScenarios(shop.world, 'auth.expired-100');
  await shop.store.set(placeOrder);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shop.address()).toBe('/login/login?redirect=%2Fcar%3Fstep%3Daddress');
  await shop.store.set(logIn, credentials);
  expect(shop.address()).toBe('/car?step=address');
  await vi.advanceTimersByTimeAsync(0);
  expect((await view(shop)).draft).toEqual(address);
  await shop.store.set(placeOrder);
  expect(shop.address()).toBe('/pay');
});

test('[PAY-01] a reload restores the input', async () => {
  const shop = await openCheckout();
  shop.store.set(changeDraft, address);
  const storedDraft = shop.environment.sessionItems.get('checkout_draft') ?? '';
  const again = await openCheckout('', { sessionItems: { checkout_draft: storedDraft } });
  expect((await view(again)).draft).toEqual(address);
});

test.each([
  '{',
  '[]',
  'null',
  '{"address":{"first_name":7}}',
  `{"preferences":{"note":"${'x'.repeat(9_999)}"}}`,
  '{"preferences":{"note":7}}',
  '{"preferences":[]}',
])('[STATE-01] an invalid draft %s is an empty form', async (storedText) => {
  const shop = await openCheckout('', { sessionItems: { checkout_draft: storedText } });
  expect((await view(shop)).draft.first_name).toBe('');
  expect((await view(shop)).preferences).toEqual({ note: '' });
});

test('[CART-08] a guest who checks out logs in first and comes back to the address', async () => {
  const cart = encodeURIComponent(JSON.stringify([{ id: 1201, goods_number: 1, type: 1 }]));
  const shop = openTestShop({ at: '/car', cookies: `temp_car=${cart}`, scenarios: 'cart.empty' });
  await shop.settled(cartAtoms.cart);
  await shop.store.set(checkOut, 'cart');
  expect(shop.address()).toBe('/login/login?redirect=%2Fcar%3Fstep%3Daddress');
  await shop.store.set(logIn, credentials);
  expect(shop.address()).toBe('/car?step=address');
  expect((await view(shop)).items.map(({ goods_id }) => goods_id)).toEqual([1201]);
});

test('[CART-09] a guest who buys at once comes back to the same item after login', async () => {
  const line = encodeURIComponent(JSON.stringify([{ id: 1201, goods_number: 2, type: 2 }]));
  const shop = openTestShop({ at: '/car?cartype=2', cookies: `temp_car=${line}` });
  await shop.settled(cartAtoms.buyNow);
  await shop.store.set(checkOut, 'buyNow');
  await shop.store.set(logIn, credentials);
  expect(shop.address()).toBe('/car?cartype=2&step=address');
  expect((await view(shop)).items.map((item) => [item.goods_id, item.goods_number])).toEqual([[1201, 2]]);
});
