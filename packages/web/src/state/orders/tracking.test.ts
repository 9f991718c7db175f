// @vitest-environment node
import { OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { member, openTestShop, until } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { logOut } from '../session/session.ts';
import { recentLookupsAtom } from './recent-order-lookups.ts';
import { changeTrackDraft, lookupStateAtom, trackDraftAtom, trackOrder } from './track-form.ts';
import {
  ongoingOrdersAtom,
  ordersOverAtom,
  parcelAtom,
  refetchFollowedOrders,
  refetchParcel,
  trackedOrderAtom,
} from './tracking.ts';

const shipped = { ordersn: 'SG20260111000027', email: 'ada@example.com' };
const vips = { ordersn: 'SG20260110000012', email: 'vip@example.com' };
const list = '/support/trackOrder/list';
const order = `/support/trackOrder/order/${shipped.ordersn}`;

test('[NAV-07] the tracking page opens the list', () => {
  expect(openTestShop({ at: '/support/trackOrder' }).address()).toBe(list);
});

test('[SUP-01] a guest finds an order by number and email, in any format of the number', async () => {
  const shop = openTestShop({ at: list });
  shop.store.set(changeTrackDraft, { ordersn: 'sg 2026-0111 000027', email: ' ada@example.com ' });
  await Promise.all([shop.store.set(trackOrder), shop.store.set(trackOrder)]);
  expect(shop.countOf('/api/order/findOrder')).toBe(1);
  expect(shop.address()).toBe(order);
  const result = await shop.settled(trackedOrderAtom);
  expect(result).toMatchObject({ status: 'ready', value: { ordersn: shipped.ordersn } });
  expect(await shop.settled(parcelAtom)).toMatchObject({ status: 'ready' });
  shop.store.set(navigate, list);
  expect(await shop.settled(ongoingOrdersAtom)).toMatchObject({ orders: [{ ordersn: shipped.ordersn }] });
  expect(await shop.settled(ordersOverAtom)).toEqual({ status: 'ready', orders: [], unread: [] });
});

test('[T15] [T03] a late answer after the logout stores no order', async () => {
  const answer = Promise.withResolvers<void>();
  const shop = openTestShop({
    ...member,
    at: list,
    between: (server) => async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/findOrder')) await answer.promise;
      return server(request);
    },
  });
  shop.store.set(changeTrackDraft, shipped);
  const request = shop.store.set(trackOrder);
  await shop.store.set(logOut);
  answer.resolve();
  await request;
  expect(shop.store.get(recentLookupsAtom)).toEqual([]);
  expect(shop.address()).toBe('/');
});

test('[SUP-01] an unknown order preserves the input and shows the server’s message', async () => {
  const shop = openTestShop({ at: list });
  const draft = { ...shipped, email: 'eve@example.com' };
  shop.store.set(changeTrackDraft, draft);
  await shop.store.set(trackOrder);
  expect(shop.store.get(lookupStateAtom)).toEqual({ status: 'unknown' });
  expect(shop.store.get(trackDraftAtom)).toEqual(draft);
  expect(shop.address()).toBe(list);
});

test('[SUP-01] a link to an order shows guests a form for its email first', async () => {
  const shop = openTestShop({ at: order });
  expect(await shop.settled(trackedOrderAtom)).toEqual({ status: 'ready', value: null });
  expect(shop.countOf('/api/order/findOrder')).toBe(0);
  expect(shop.store.get(trackDraftAtom).ordersn).toBe(shipped.ordersn);
  shop.store.set(changeTrackDraft, shipped);
  await shop.store.set(trackOrder);
  expect(await shop.settled(trackedOrderAtom)).toMatchObject({ value: { ordersn: shipped.ordersn } });
});

test('[SUP-01] members see their open and completed orders', async () => {
  const shop = openTestShop({ at: list, ...member, scenarios: 'auth.customer,order.all' });
  const ongoing = await shop.settled(ongoingOrdersAtom);
  const over = await shop.settled(ordersOverAtom);
  if (ongoing.status !== 'ready' || over.status !== 'ready') throw new Error('There are no orders.');
  expect(ongoing.orders.map(({ orderstatus }) => orderstatus)).toContain(OrderStatus.shipped);
  expect(over.orders.map(({ orderstatus }) => orderstatus)).toContain(OrderStatus.cancelled);
  expect(over.orders.map(({ orderstatus }) => orderstatus)).not.toContain(OrderStatus.shipped);
  shop.store.set(navigate, order);
  expect(await shop.settled(trackedOrderAtom)).toMatchObject({ value: { ordersn: shipped.ordersn } });
  expect(shop.countOf('/api/order/findOrder')).toBe(0);
});

test.each([
  ['beside own orders', true],
  ['beside another that was looked up', false],
])('[SUP-01] a looked-up order that fails to load does not hide others: %s', async (_name, isMember) => {
  const storedLookups = JSON.stringify([vips, shipped]);
  let isBroken = true;
  const shop = openTestShop({
    at: list,
    ...(isMember && member),
    sessionItems: { looked_up_orders: storedLookups },
    between: (server) => async (input, init) => {
      const request = new Request(input, init);
      const body = isBroken && request.url.endsWith('/findOrder') ? await request.clone().text() : '';
      return body.includes(vips.ordersn) ? Response.error() : server(request);
    },
  });
  const there = await shop.settled(ongoingOrdersAtom);
  expect(there).toMatchObject({ status: 'ready', unread: [vips.ordersn] });
  if (there.status === 'ready') expect(there.orders.map(({ ordersn }) => ordersn)).toContain(shipped.ordersn);
  isBroken = false;
  shop.store.set(refetchFollowedOrders);
  await until(
    shop.store,
    ongoingOrdersAtom,
    (now) =>
      now.status === 'ready' &&
      now.unread.length === 0 &&
      now.orders.some(({ ordersn }) => ordersn === vips.ordersn),
  );
});

test('[SUP-01] without an answer of the carrier, the order is visible, and a retry works', async () => {
  const shop = openTestShop({ at: order, ...member, scenarios: 'auth.customer,logistics.api-down' });
  expect(await shop.settled(trackedOrderAtom)).toMatchObject({ status: 'ready' });
  expect(await shop.settled(parcelAtom)).toMatchObject({ status: 'failed', number: '1Z5550142000327' });
  shop.store.set(refetchParcel);
  await shop.settled(parcelAtom);
  expect(shop.countOf('/api/goods/queryEpress')).toBe(2);
});

test('[STATE-01] invalid stored lookups are dropped, and a logout removes all', async () => {
  for (const storedText of ['{', '{}', '[{"ordersn":7}]', '[{"ordersn":"<b>","email":"a"}]']) {
    const shop = openTestShop({ at: list, sessionItems: { looked_up_orders: storedText } });
    expect(shop.store.get(recentLookupsAtom)).toEqual([]);
  }
  const shop = openTestShop({ at: list, ...member });
  shop.store.set(changeTrackDraft, shipped);
  await shop.store.set(trackOrder);
  expect(shop.store.get(recentLookupsAtom)).toEqual([shipped]);
  await shop.store.set(logOut);
  expect(shop.store.get(recentLookupsAtom)).toEqual([]);
  expect(shop.environment.sessionItems.get('looked_up_orders')).toBeNull();
});
