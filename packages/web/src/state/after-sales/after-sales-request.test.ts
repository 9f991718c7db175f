// @vitest-environment node
import { demoCustomer } from '@signal-shop/mock-server';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { expect, test, vi } from 'vitest';
import { holding } from '../../../testing/broken-answers.ts';
import type { Fetch } from '../../../testing/test-environment.ts';
import { member, openTestShop, until } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { toastsAtom } from '../core/notices.ts';
import { afterSalesListAtom, afterSalesListHref, afterSalesTabAtom } from './after-sales-list.ts';
import {
  afterSalesRequestAtom,
  cancellationAtom,
  cancelRequest,
  carriersAtom,
  changeParcel,
  closeCancellation,
  parcelDraftAtom,
  parcelSendingAtom,
  promptCancellation,
  requestParcelAtom,
  sendParcel,
} from './after-sales-request.ts';

function enter(
  scenarios: string,
  sessionItems: Readonly<Record<string, string>> = {},
  between: (server: Fetch) => Fetch = (server) => server,
) {
  const shop = openTestShop({ ...member, scenarios: `auth.customer,${scenarios}`, sessionItems, between });
  const request = [...shop.world.state.afterSales.values()].at(-1);
  if (request === undefined) throw new Error('Nothing was asked for.');
  shop.store.set(navigate, hrefs.afterSales(request.ordersn, request.id));
  return { ...shop, request };
}

async function readRequest(shop: ReturnType<typeof enter>) {
  const now = await shop.settled(afterSalesRequestAtom);
  if (now.status !== 'ready' || now.value.status !== 'found') throw new Error('There is no request.');
  return now.value.request;
}

test('[USER-06] sends the tracking number once, and the request advances immediately', async () => {
  const shop = enter('return.approved');
  expect((await readRequest(shop)).allowed_actions).toContain('addTracking');
  const carriers = await shop.settled(carriersAtom);
  expect(carriers.status === 'ready' && carriers.value.map(({ code }) => code)).toContain('ups');
  shop.store.set(changeParcel, { carrier: 'ups', tracking_number: ' 1z5550142000999 ' });
  await Promise.all([shop.store.set(sendParcel), shop.store.set(sendParcel)]);
  expect(shop.countOf('/api/order/sendBack')).toBe(1);
  expect(shop.store.get(parcelSendingAtom).status).toBe('sent');
  expect(await readRequest(shop)).toMatchObject({
    status: 'sentBack',
    parcel: { carrier: 'ups', company: 'UPS', tracking_number: '1Z5550142000999' },
    allowed_actions: [],
  });
  expect(shop.store.get(parcelDraftAtom)).toEqual({ carrier: '', tracking_number: '' });
});

test('[USER-06] tracks the parcel by number and carrier as soon as they are sent', async () => {
  const queries: unknown[] = [];
  const shop = enter('return.approved', {}, (server) => async (input, init) => {
    const request = new Request(input, init);
    if (request.url.endsWith('/api/goods/queryEpress')) queries.push(await request.clone().json());
    return server(request);
  });
  await readRequest(shop);
  expect(shop.store.get(requestParcelAtom)).toEqual({ status: 'none' });
  shop.store.set(changeParcel, { carrier: 'ups', tracking_number: '1Z5550142000999' });
  await shop.store.set(sendParcel);
  await until(shop.store, requestParcelAtom, (now) => now.status === 'ready');
  expect(shop.store.get(requestParcelAtom)).toMatchObject({
    parcel: { tracking_number: '1Z5550142000999', company: 'UPS' },
  });
  expect(queries).toEqual([{ tracking_number: '1Z5550142000999', carrier: 'ups' }]);
});

test('[USER-06] tracks the replacement of an exchange', async () => {
  const shop = enter('exchange.ok');
  const { parcel, replacement } = await readRequest(shop);
  await until(shop.store, requestParcelAtom, (now) => now.status === 'ready');
  expect(shop.store.get(requestParcelAtom)).toMatchObject({ parcel: { company: replacement?.company } });
  expect(shop.store.get(requestParcelAtom)).toMatchObject({
    parcel: { tracking_number: replacement?.tracking_number },
  });
  expect(replacement?.tracking_number).not.toBe(parcel?.tracking_number);
});

test('[USER-06] [N01] a retry with the same idempotency key sends the tracking number once after a lost answer', async () => {
  let isLost = true;
  const shop = enter('return.approved', {}, (server) => async (input, init) => {
    const request = new Request(input, init);
    const answer = await server(request);
    if (!isLost || !request.url.endsWith('/api/order/sendBack')) return answer;
    isLost = false;
    throw new TypeError('The connection broke.');
  });
  await readRequest(shop);
  shop.store.set(changeParcel, { carrier: 'ups', tracking_number: '1Z5550142000999' });
  await shop.store.set(sendParcel);
  expect(shop.store.get(parcelSendingAtom)).toEqual({ status: 'failed', failure: { kind: 'network' } });
  await shop.store.set(sendParcel);
  expect(shop.store.get(parcelSendingAtom).status).toBe('sent');
  expect((await readRequest(shop)).status).toBe('sentBack');
});

test('[USER-06] carrier and number survive a reload and a step that the shop has closed', async () => {
  const shop = enter('return.approved');
  await readRequest(shop);
  shop.store.set(changeParcel, { carrier: 'dhl', tracking_number: 'JJD0055501420003' });
  const storedDraft = shop.environment.sessionItems.get('after_sales_parcel') ?? '';
  const again = enter('return.approved', { after_sales_parcel: storedDraft });
  await readRequest(again);
  expect(again.store.get(parcelDraftAtom)).toEqual({ carrier: 'dhl', tracking_number: 'JJD0055501420003' });
  again.request.status = 'withdrawn';
  await again.store.set(sendParcel);
  expect(again.store.get(parcelSendingAtom)).toMatchObject({ status: 'failed', failure: { kind: 'server' } });
  expect(again.store.get(parcelDraftAtom).carrier).toBe('dhl');
});

test('[USER-06] withdraws a request once, after a confirmation', async () => {
  const shop = enter('return.requested');
  await readRequest(shop);
  shop.store.set(promptCancellation);
  shop.store.set(closeCancellation);
  expect(shop.countOf('/api/order/cancelAfterSale')).toBe(0);
  shop.store.set(promptCancellation);
  await Promise.all([shop.store.set(cancelRequest), shop.store.set(cancelRequest)]);
  expect(shop.countOf('/api/order/cancelAfterSale')).toBe(1);
  expect(shop.store.get(cancellationAtom)).toEqual({ status: 'idle' });
  expect(await readRequest(shop)).toMatchObject({ status: 'withdrawn', allowed_actions: [] });
});

test('[USER-06] a request with a new decision of the shop shows its state and a toast', async () => {
  const shop = enter('return.requested');
  await readRequest(shop);
  shop.request.status = 'rejected';
  shop.store.set(promptCancellation);
  await shop.store.set(cancelRequest);
  expect(shop.store.get(cancellationAtom)).toEqual({ status: 'idle' });
  expect(shop.store.get(toastsAtom)).toMatchObject([{ tone: 'warning', text: { kind: 'server' } }]);
  await until(shop.store, afterSalesRequestAtom, (now) => {
    const result = now.status === 'ready' ? now.value : now;
    return result.status === 'found' && result.request.status === 'rejected';
  });
});

test('[USER-06] the next visit shows the decision of the shop', async () => {
  const shop = enter('return.requested');
  expect((await readRequest(shop)).status).toBe('requested');
  shop.request.status = 'rejected';
  shop.store.set(navigate, '/');
  shop.store.set(navigate, hrefs.afterSales(shop.request.ordersn, shop.request.id));
  await until(shop.store, afterSalesRequestAtom, (now) => {
    const result = now.status === 'ready' ? now.value : now;
    return result.status === 'found' && result.request.status === 'rejected';
  });
});

test('[USER-06] a request of another order or of another customer is not found', async () => {
  const shop = enter('return.requested');
  shop.store.set(navigate, hrefs.afterSales('SG20251220000034', shop.request.id));
  expect(await shop.settled(afterSalesRequestAtom)).toMatchObject({ value: { status: 'notFound' } });
  expect(shop.world.state.customers.get(shop.request.customerId)?.email).toBe(demoCustomer.email);
});

test('[USER-06] [NAV-10] lists the customer’s requests: all, open and closed', async () => {
  const shop = enter('return.requested');
  const tabs = ['all', 'open', 'over'] as const;
  const totals: number[] = [];
  for (const tab of tabs) {
    shop.store.set(navigate, afterSalesListHref(tab, 1));
    expect(shop.store.get(afterSalesTabAtom)).toBe(tab);
    const list = await shop.settled(afterSalesListAtom);
    totals.push(list.status === 'ready' ? list.value.total : 0);
  }
  const [all = 0, open = 0, over = 0] = totals;
  expect(open).toBeGreaterThan(0);
  expect(open + over).toBe(all);
  expect(afterSalesListHref('open', 2)).toBe('/user/order/orders?after-sales=open&page=2');
});

test('[USER-06] an answer about the parcel of one request does not show on the next page', async () => {
  const hold = holding('/api/order/sendBack');
  const shop = enter('return.approved', {}, hold.between);
  await readRequest(shop);
  shop.store.set(changeParcel, { carrier: 'ups', tracking_number: '1Z5550142000999' });
  const sending = shop.store.set(sendParcel);
  await vi.waitFor(() => expect(shop.countOf('/api/order/sendBack')).toBe(1));
  shop.store.set(navigate, hrefs.afterSales(shop.request.ordersn, 1));
  hold.release();
  await sending;
  expect(shop.store.get(parcelSendingAtom)).toEqual({ status: 'idle' });
});
