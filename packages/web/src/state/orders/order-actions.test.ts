// @vitest-environment node
import { takeTransition } from '@signal-shop/mock-server';
import { OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import type { Between } from '../../../testing/broken-answers.ts';
import { losing } from '../../../testing/broken-answers.ts';
import { member, openTestShop, until } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { toastsAtom } from '../core/notices.ts';
import { orderAtom } from './order.ts';
import {
  changeCancellation,
  closeOrderQuestion,
  confirmOrder,
  orderOutcomeAtom,
  orderQuestionAtom,
  promptOrderAction,
} from './order-actions.ts';
import { orderCountsAtom, ordersAtom } from './orders.ts';

const calls = {
  cancel: '/api/order/cancelOrder',
  confirmReceived: '/api/order/received',
  delete: '/api/order/deleteOrder',
} as const;

/** A shop whose customer has one order in this state. */
function openWith(scenario: string, between: Between = (server) => server) {
  const shop = openTestShop({ ...member, scenarios: `auth.customer,orders.empty,${scenario}`, between });
  const order = [...shop.world.state.orders.values()].at(-1);
  if (order === undefined) throw new Error('There is no order.');
  return { ...shop, order, ordersn: order.ordersn };
}

async function openOrder(scenario: string, between?: Between) {
  const shop = openWith(scenario, between);
  shop.store.set(navigate, `/user/order/details/${shop.ordersn}`);
  await shop.settled(orderAtom);
  return shop;
}

async function openList(scenario: string, tab = 'orders') {
  const shop = openWith(scenario);
  shop.store.set(navigate, `/user/order/${tab}`);
  await shop.settled(ordersAtom);
  return shop;
}

test('[USER-05] [BEY-06] confirming a cancellation twice sends one request with its reason', async () => {
  const { store, ordersn, countOf } = await openOrder('order.paid');
  store.set(promptOrderAction, ordersn, 'cancel');
  store.set(changeCancellation, { reason: 'tooSlow', note: ' I leave on Friday. ' });
  await Promise.all([store.set(confirmOrder), store.set(confirmOrder)]);
  expect(countOf(calls.cancel)).toBe(1);
  expect(store.get(orderQuestionAtom)).toBeNull();
  expect(store.get(orderOutcomeAtom)).toMatchObject({ ordersn, kind: 'done' });
  expect(store.get(orderAtom)).toMatchObject({
    value: {
      orderstatus: OrderStatus.cancelled,
      allowed_actions: ['delete'],
      cancellation: { reason: 'tooSlow', note: 'I leave on Friday.' },
    },
  });
});

test('[USER-05] no request is sent before the confirmation, nor when the customer keeps the order', async () => {
  const { store, ordersn, outside } = await openOrder('order.shipped');
  store.set(promptOrderAction, ordersn, 'confirmReceived');
  store.set(closeOrderQuestion);
  await store.set(confirmOrder);
  expect(store.get(orderQuestionAtom)).toBeNull();
  expect(outside.calls.filter((call) => Object.values<string>(calls).includes(call))).toEqual([]);
});

test.each(['request', 'answer'] as const)(
  '[USER-05] [BEY-06] a lost %s preserves the prompt and its input; a retry takes effect once',
  async (message) => {
    const { store, ordersn, world } = await openOrder('order.paid', losing(calls.cancel, message));
    store.set(promptOrderAction, ordersn, 'cancel');
    store.set(changeCancellation, { reason: 'wrongAddress', note: 'I moved.' });
    await store.set(confirmOrder);
    expect(store.get(orderQuestionAtom)).toMatchObject({
      draft: { reason: 'wrongAddress', note: 'I moved.' },
      sending: { status: 'failed', failure: { kind: 'network' } },
    });
    await store.set(confirmOrder);
    expect(store.get(orderOutcomeAtom)).toMatchObject({ kind: 'done' });
    const cancellations = world.state.orders
      .get(ordersn)
      ?.events.filter(({ status }) => status === OrderStatus.cancelled);
    expect(cancellations).toHaveLength(1);
  },
);

test('[USER-05] [BEY-06] an action that the order no longer allows shows the refusal and refetches the page', async () => {
  const { store, ordersn, world, order } = await openOrder('order.paid');
  store.set(promptOrderAction, ordersn, 'cancel');
  store.set(changeCancellation, { reason: 'other', note: '' });
  takeTransition(world, order, 'ship');
  await store.set(confirmOrder);
  expect(store.get(orderQuestionAtom)).toBeNull();
  expect(store.get(orderOutcomeAtom)).toMatchObject({ kind: 'stale', message: expect.stringMatching(/\S/) });
  expect(store.get(orderAtom)).toMatchObject({
    value: { orderstatus: OrderStatus.shipped, allowed_actions: ['track', 'confirmReceived'] },
  });
});

test('[USER-04] [USER-05] confirms a receipt in the list, which refetches with its counts', async () => {
  const { store, ordersn, countOf } = await openList('order.shipped');
  expect(store.get(orderCountsAtom)).toMatchObject({ shipped: 1, received: 0 });
  store.set(promptOrderAction, ordersn, 'confirmReceived');
  await store.set(confirmOrder);
  expect(countOf(calls.confirmReceived)).toBe(1);
  expect(store.get(orderOutcomeAtom)).toMatchObject({ ordersn, kind: 'done' });
  expect(store.get(ordersAtom)).toMatchObject({
    value: { orders: [{ ordersn, orderstatus: OrderStatus.received }] },
  });
  expect(store.get(orderCountsAtom)).toMatchObject({ shipped: 0, received: 1 });
});

test('[USER-05] deleting an order opens the list, which shows a message and no longer contains it', async () => {
  const { store, ordersn, address } = await openOrder('order.cancelled');
  store.set(promptOrderAction, ordersn, 'delete');
  await store.set(confirmOrder);
  expect(address()).toBe('/user/order/orders');
  expect(store.get(orderOutcomeAtom)).toMatchObject({ ordersn, kind: 'done' });
  await until(store, ordersAtom, (list) => list.status === 'ready' && list.value.total === 0);
});

test('[USER-05] a navigation closes the confirmation, and its result stays on its page', async () => {
  const { store, ordersn } = await openOrder('order.shipped');
  store.set(promptOrderAction, ordersn, 'confirmReceived');
  store.set(navigate, '/user/order/orders');
  expect(store.get(orderQuestionAtom)).toBeNull();
  store.set(navigate, `/user/order/details/${ordersn}`);
  store.set(promptOrderAction, ordersn, 'confirmReceived');
  await store.set(confirmOrder);
  expect(store.get(orderOutcomeAtom)).not.toBeNull();
  store.set(navigate, '/user/order/orders');
  expect(store.get(orderOutcomeAtom)).toBeNull();
});

test('[USER-05] a failure after leaving the page shows a toast on the next one', async () => {
  const { store, ordersn } = await openOrder('order.shipped', losing(calls.confirmReceived, 'request'));
  store.set(promptOrderAction, ordersn, 'confirmReceived');
  const sending = store.set(confirmOrder);
  store.set(navigate, '/support/faq');
  await sending;
  expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: { id: 'networkFailed' } }]);
});
