// @vitest-environment node
import { logIn, requestAfterSales } from '@signal-shop/sdk/calls';
import { Flag, OrderLineStatus } from '@signal-shop/sdk/contract';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { expect, test } from 'vitest';
import { losing } from '../../../testing/broken-answers.ts';
import { enter, fillIn, headsets, path, returnDraft, sendingOf } from '../../../testing/return-request.ts';
import { credentials, until } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { toastsAtom } from '../core/notices.ts';
import { afterSalesSubjectAtom } from './after-sales.ts';
import {
  afterSalesAddressesAtom,
  afterSalesDraftAtom,
  isSupportContactedAtom,
} from './after-sales-drafts.ts';
import { sendAfterSales } from './after-sales-form.ts';

async function readSubject(shop: ReturnType<typeof enter>) {
  const now = await shop.settled(afterSalesSubjectAtom);
  return now.status === 'ready' ? now.value : now;
}

/** The previous data stays visible until the refetch is done. */
async function visitAgain(shop: ReturnType<typeof enter>): Promise<void> {
  const before = await readSubject(shop);
  shop.store.set(navigate, '/');
  shop.store.set(navigate, path);
  await until(shop.store, afterSalesSubjectAtom, (now) => now.status === 'ready' && now.value !== before);
}

test('[USER-06] requests a return once, with its picture, after contacting customer service', async () => {
  const shop = enter();
  await shop.settled(afterSalesSubjectAtom);
  expect(shop.store.get(isSupportContactedAtom)).toBe(false);
  await fillIn(shop);
  expect(shop.store.get(isSupportContactedAtom)).toBe(true);
  await Promise.all([shop.store.set(sendAfterSales), shop.store.set(sendAfterSales)]);
  expect(shop.countOf('/api/order/afterSell')).toBe(1);
  expect(sendingOf(shop)).toMatchObject({
    status: 'sent',
    ordersn: headsets,
    id: expect.stringMatching(/^AS/),
  });
  const [request] = [...shop.world.state.afterSales.values()].slice(-1);
  expect(request).toMatchObject({ kind: 'return', problem: 'The left side is silent.', status: 'requested' });
  expect(request?.credentials).toHaveLength(1);
  expect(shop.environment.sessionItems.get('after_sales_draft')).toBeNull();
});

test('[USER-06] accepts a return until the last second of the 45 days by the clock of the shop', async () => {
  const shop = enter();
  const before = await readSubject(shop);
  if (before.status !== 'found') throw new Error('There is no such line.');
  const last = before.subject.offer.until ?? 0;
  shop.world.clock.advance((last - shop.world.clock.seconds()) * 1_000);
  // The login of weeks ago has ended.
  await logIn(shop.environment.shop, credentials);
  await visitAgain(shop);
  expect(await readSubject(shop)).toMatchObject({ subject: { offer: { closed_because: null } } });
  await fillIn(shop);
  shop.world.clock.advance(1_000);
  await shop.store.set(sendAfterSales);
  expect(sendingOf(shop)).toMatchObject({
    status: 'failed',
    failure: { kind: 'server', message: 'You can return items for 45 days after delivery.' },
  });
  expect(shop.store.get(afterSalesDraftAtom)).toEqual(returnDraft);
  await visitAgain(shop);
  expect(await readSubject(shop)).toMatchObject({
    subject: { offer: { kinds: [], closed_because: 'tooLate' } },
  });
});

test('[USER-06] a retry after a lost answer creates no second request', async () => {
  const shop = enter({ between: losing('/afterSell', 'answer') });
  await fillIn(shop);
  const before = shop.world.state.afterSales.size;
  await shop.store.set(sendAfterSales);
  expect(sendingOf(shop)).toMatchObject({ status: 'failed', failure: { kind: 'network' } });
  await shop.store.set(sendAfterSales);
  expect(sendingOf(shop).status).toBe('sent');
  expect(shop.world.state.afterSales.size).toBe(before + 1);
});

test('[USER-06] a second request links to the existing one', async () => {
  const shop = enter();
  await fillIn(shop);
  const { request } = await requestAfterSales(shop.environment.shop, {
    ordersn: headsets,
    line_id: 1,
    goodsnumber: 1,
    kind: 'return',
    reason: 'defective',
    problem: returnDraft.problem.trim(),
    credentials: [...shop.store.get(afterSalesAddressesAtom)],
    contacted: Flag.yes,
  });
  await shop.store.set(sendAfterSales);
  expect(sendingOf(shop)).toMatchObject({ status: 'failed', failure: { kind: 'server' } });
  expect(shop.store.get(toastsAtom)).toMatchObject([{ tone: 'warning', text: { kind: 'server' } }]);
  await until(shop.store, afterSalesSubjectAtom, (now) => {
    const result = now.status === 'ready' ? now.value : now;
    return (
      result.status === 'found' && result.requestId === request.id && result.subject.offer.kinds.length === 0
    );
  });
});

test('[USER-06] requests a refund for a whole order before it ships', async () => {
  const shop = enter({ at: hrefs.afterSales('SG20260114000011', 'all') });
  expect(await readSubject(shop)).toMatchObject({ subject: { offer: { kinds: ['refund'], until: null } } });
  await fillIn(shop, { kind: '', reason: 'noLongerNeeded', problem: '' });
  await shop.store.set(sendAfterSales);
  expect(sendingOf(shop).status).toBe('sent');
  expect(shop.countOf('/api/order/refund')).toBe(1);
});

test('[USER-06] a request for a whole order shows the lines that allow one', async () => {
  const ordersn = 'SG20251220000034';
  const shop = enter({ at: hrefs.afterSales(ordersn, 'all') });
  const lines = shop.world.state.orders.get(ordersn)?.lines ?? [];
  for (const line of lines.slice(0, 1)) line.status = OrderLineStatus.cancelled;
  const now = await readSubject(shop);
  const lineIds = 'subject' in now ? now.subject.lines.map(({ id }) => id) : [];
  expect(lineIds).toEqual(lines.slice(1).map(({ id }) => id));
  expect(lineIds.length).toBeGreaterThan(0);
});

test.each([
  ['a line that is not there', hrefs.afterSales(headsets, 99)],
  ['an order of nobody', hrefs.afterSales('SG20260102999999', 1)],
  ['an address that is about nothing', `/user/order/details/${headsets}?after-sales=x%2F1`],
])('[USER-06] %s is not found', async (_name, at) => {
  const shop = enter({ at });
  expect(await readSubject(shop)).toEqual({ status: 'notFound' });
  expect(shop.countOf('/api/order/getOrderSmall')).toBeLessThanOrEqual(1);
});
