// @vitest-environment node
import { OrderStatus, PayType } from '@signal-shop/sdk/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shownCheckout } from '../../../testing/shown-checkout.ts';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { checkoutAtom } from './checkout.ts';
import { pay, paymentAtom } from './payment.ts';
import { paymentResultAtom } from './payment-result.ts';
import { placeOrder } from './place-order.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const card = {
  number: '4242 4242 4242 4242',
  expiryMonth: 12,
  expiryYear: 2030,
  securityCode: '123',
  holder: 'Ada',
};

function newestOf({ world }: ReturnType<typeof openTestShop>) {
  const order = [...world.state.orders.values()].at(-1);
  if (order === undefined) throw new Error('There is no order.');
  return order;
}

/** A member on the payment page, and later on the result page, with the newest order of these scenarios. */
function openPayment(scenarios: string) {
  const shop = openTestShop({ ...member, scenarios: `auth.customer,orders.empty,${scenarios}`, at: '/' });
  const { ordersn } = newestOf(shop);
  shop.store.set(navigate, `/pay?ordersn=${ordersn}`);
  return { ...shop, ordersn };
}

test.each([
  ['paytype.1', PayType.card],
  ['paytype.2', PayType.points],
  ['pay.free-test', PayType.freeTest],
])('[PAY-02] an order under %s has nothing left to pay, and needs no card', async (scenarios, paytype) => {
  const shop = openPayment(scenarios);
  expect(await shop.settled(paymentAtom)).toMatchObject({ value: { status: 'paid', order: { paytype } } });
  await shop.store.set(pay, card);
  expect(shop.countOf('/api/product/checkoutOrder')).toBe(0);
  expect(shop.world.state.ledger).toHaveLength(0);
});

test.each([
  ['paytype.2', PayType.points],
  ['pay.free-test', PayType.freeTest],
])('[PAY-03] the result of an order under %s shows its success', async (scenarios, paytype) => {
  const shop = openPayment(scenarios);
  shop.store.set(navigate, `/pay_result?ordersn=${shop.ordersn}`);
  expect(await shop.settled(paymentResultAtom)).toMatchObject({
    value: { status: 'succeeded', order: { paytype } },
  });
});

/** A member with goods for points ready to order, with enough points or one too few. */
async function openExchange(points: number) {
  const shop = openTestShop({
    ...member,
    scenarios: 'auth.customer,pay.points-short',
    at: '/car?cartype=2&step=address',
  });
  const waitForView = async () => {
    await shop.settled(checkoutAtom);
    await vi.advanceTimersByTimeAsync(0);
    return shownCheckout(shop);
  };
  const customer = [...shop.world.state.customers.values()].find((one) => one.email === 'ada@example.com');
  if (customer === undefined) throw new Error('Nobody is logged in.');
  customer.points += points;
  return { ...shop, waitForView, customer };
}

test('[PAY-01] [PAY-02] an exchange takes the points with the order and opens its result directly', async () => {
  const shop = await openExchange(1_000);
  const { points } = await shop.waitForView();
  expect(points?.balance).toBe((points?.cost ?? 0) + 999);
  await shop.store.set(placeOrder);
  const { ordersn, status, payType } = newestOf(shop);
  expect({ status, payType }).toEqual({ status: OrderStatus.paid, payType: PayType.points });
  expect(shop.address()).toBe(`/pay_result?ordersn=${ordersn}`);
  expect(shop.customer.points).toBe(999);
  expect(shop.world.state.ledger).toEqual([]);
});

test('[PAY-01] insufficient points are visible before ordering and refused with the server’s message', async () => {
  const shop = await openExchange(0);
  const view = await shop.waitForView();
  expect(view.points?.balance).toBe((view.points?.cost ?? 0) - 1);
  const orders = shop.world.state.orders.size;
  await shop.store.set(placeOrder);
  expect((await shop.waitForView()).placing).toMatchObject({ status: 'failed', failure: { kind: 'server' } });
  expect(shop.world.state.orders.size).toBe(orders);
});
