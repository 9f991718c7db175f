// @vitest-environment node
import { OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { member, openTestShop, until } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { orderAtom, orderParcelAtom, refetchOrder } from './order.ts';
import {
  orderCountsAtom,
  orderKeywordAtom,
  ordersAtom,
  ordersHref,
  orderTabAtom,
  searchOrders,
} from './orders.ts';

const open = (at: string, scenarios: string) =>
  openTestShop({ ...member, at, scenarios: `auth.customer,${scenarios}` });

async function openOrder(scenarios: string) {
  const shop = open('/user/order/orders', `orders.empty,${scenarios}`);
  const ordersn = [...shop.world.state.orders.keys()].at(-1) ?? '';
  shop.store.set(navigate, `/user/order/details/${ordersn}`);
  await shop.settled(orderAtom);
  return { ...shop, ordersn };
}

test('[USER-04] [NAV-10] each tab lists its orders, and the counts stay visible while another tab loads', async () => {
  const { store, settled } = open('/user/order/shipped', 'orders.empty,order.all');
  expect(await settled(ordersAtom)).toMatchObject({
    value: { total: 1, orders: [{ orderstatus: OrderStatus.shipped }] },
  });
  const counts = store.get(orderCountsAtom);
  expect(counts).toMatchObject({ orders: 10, shipped: 1, received: 1 });
  store.set(navigate, ordersHref('received', 1));
  expect(store.get(orderTabAtom)).toBe('received');
  expect(store.get(ordersAtom).status).toBe('loading');
  expect(store.get(orderCountsAtom)).toEqual(counts);
  await until(store, ordersAtom, (list) => list.status === 'ready' && list.value.total === 1);
});

test('[USER-04] cuts the search terms to the limit of the contract', async () => {
  const { settled } = open(`/user/order/orders?keywords=${'9'.repeat(300)}`, 'orders.many');
  expect(await settled(ordersAtom)).toMatchObject({ status: 'ready', value: { orders: [] } });
});

test('[USER-04] a part of the number finds an order on any page, and an empty search shows all', async () => {
  const { store, settled, world, address } = open('/user/order/orders?page=4', 'orders.many');
  await settled(ordersAtom);
  const [ordersn = ''] = [...world.state.orders.keys()];
  store.set(searchOrders, ordersn.slice(-8));
  expect(store.get(orderKeywordAtom)).toBe(ordersn.slice(-8));
  await until(
    store,
    ordersAtom,
    (list) => list.status === 'ready' && list.value.orders[0]?.ordersn === ordersn,
  );
  expect(store.get(orderCountsAtom)).toMatchObject({ orders: 1 });
  store.set(searchOrders, '');
  expect(address()).toBe('/user/order/orders');
  await until(store, ordersAtom, (list) => list.status === 'ready' && list.value.total > 10);
});

test('[USER-04] fetches one page of 500 orders in one call', async () => {
  const { settled, countOf } = open('/user/order/completed?page=50', 'orders.years');
  const list = await settled(ordersAtom);
  if (list.status !== 'ready') throw new Error('There is no list.');
  expect(list.value.total).toBeGreaterThan(500);
  expect(list.value).toMatchObject({ page: 50, orders: { length: 10 } });
  expect(countOf('/api/order/index')).toBe(1);
});

test('[USER-04] fetches ten orders per page; a page after the end shows the last page', async () => {
  const { store, settled } = open('/user/order/orders?page=99', 'orders.many');
  const list = await settled(ordersAtom);
  if (list.status !== 'ready') throw new Error('There is no list.');
  const { total, page, pageSize, orders } = list.value;
  expect(pageSize).toBe(10);
  expect(page).toBe(Math.ceil(total / 10));
  expect(orders.length).toBeGreaterThan(0);
  expect(orders.length).toBeLessThanOrEqual(10);
  store.set(navigate, ordersHref('orders', 1));
  await until(store, ordersAtom, (now) => now.status === 'ready' && now.value.orders.length === 10);
});

test('[USER-05] a shipped order shows the tracking of its carrier', async () => {
  const { settled } = await openOrder('order.shipped,logistics.moving');
  expect(await settled(orderParcelAtom)).toMatchObject({
    status: 'ready',
    parcel: { parcel_state: 'moving', events: { 0: { place: 'Louisville, US' } } },
  });
});

test('[USER-05] without an answer of the carrier, number and company are visible', async () => {
  const { settled } = await openOrder('order.shipped,logistics.api-down');
  expect(await settled(orderParcelAtom)).toMatchObject({
    status: 'failed',
    failure: { kind: 'server' },
    number: 'NL20260115AB',
  });
});

test('[USER-05] an unshipped order has no parcel and sends no tracking request', async () => {
  const { store, countOf } = await openOrder('order.paid');
  expect(store.get(orderParcelAtom)).toEqual({ status: 'none' });
  expect(countOf('/api/goods/queryEpress')).toBe(0);
});

test('[USER-05] an order stays visible during its refetch, also after a navigation to a hash', async () => {
  const { store, ordersn } = await openOrder('order.shipped');
  store.set(navigate, `/user/order/details/${ordersn}#parcel`);
  expect(store.get(orderAtom)).toMatchObject({ status: 'ready', value: { ordersn } });
  store.set(refetchOrder);
  expect(store.get(orderAtom)).toMatchObject({ status: 'ready', value: { ordersn } });
  store.set(navigate, '/user/order/details/SG20990101000001');
  expect(store.get(orderAtom).status).toBe('loading');
});
