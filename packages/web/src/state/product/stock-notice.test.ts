// @vitest-environment node
import { createWorld } from '@signal-shop/mock-server';
import { expect, test, vi } from 'vitest';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { faqsAtom } from './about-goods.ts';
import { noticesAtom, subscribeToNotice } from './stock-notice.ts';

/** The M990, out of stock. */
const at = '/detail?id=2191';

test('[BEY-04] a subscription is confirmed once and stored', async () => {
  const shop = openTestShop({ at });
  await Promise.all([
    shop.store.set(subscribeToNotice, 'ada@example.com', 'backInStock'),
    shop.store.set(subscribeToNotice, 'ada@example.com', 'backInStock'),
  ]);
  expect(shop.countOf('/api/goods/sendEmail')).toBe(1);
  expect(shop.store.get(noticesAtom).backInStock).toMatchObject({ status: 'noted' });
  shop.store.set(navigate, '/detail?id=1011');
  expect(shop.store.get(noticesAtom).backInStock).toEqual({ status: 'idle' });
});

test('[BEY-04] a refusal shows the server’s message, a missing answer the shop’s own text', async () => {
  const shop = openTestShop({ at });
  await shop.store.set(subscribeToNotice, 'bounce@example.com', 'backInStock');
  expect(shop.store.get(noticesAtom).backInStock).toMatchObject({ status: 'refused' });
  const offlineShop = openTestShop({ at, between: () => () => Promise.reject(new TypeError('down')) });
  await offlineShop.store.set(subscribeToNotice, 'ada@example.com', 'backInStock');
  expect(offlineShop.store.get(noticesAtom).backInStock).toEqual({ status: 'unreachable' });
});

test('[BEY-04] notices of a sale and notices of different goods are separate subscriptions', async () => {
  const shop = openTestShop({ at: '/detail?id=1202' });
  await shop.store.set(subscribeToNotice, 'ada@example.com', 'saleStart');
  expect(shop.store.get(noticesAtom)).toMatchObject({
    saleStart: { status: 'noted' },
    backInStock: { status: 'idle' },
  });
  shop.store.set(navigate, '/detail?id=1203');
  expect(shop.store.get(noticesAtom).saleStart).toEqual({ status: 'idle' });
  shop.store.set(navigate, '/detail?id=1202');
  expect(shop.store.get(noticesAtom).saleStart).toMatchObject({ status: 'noted' });
});

test('[DET-01] a product page has the questions of its kind; an unknown product requests none', async () => {
  const faqs = await openTestShop({ at }).settled(faqsAtom);
  expect(faqs.status === 'ready' && faqs.value.length).toBeGreaterThan(0);
  const unknown = openTestShop({ at: '/detail?id=abc' });
  expect(await unknown.settled(faqsAtom)).toEqual({ status: 'ready', value: [] });
  expect(unknown.countOf('/api/goods/getFaqsByGoodsId')).toBe(0);
});

test('[BEY-32] a customer who waits for the goods sees that, also after a reload; a guest sees the form', async () => {
  const world = createWorld({ scenarios: 'auth.customer,mail.alerts' });
  const request = world.state.noticeRequests.find(({ kind }) => kind === 'backInStock');
  const shop = openTestShop({ ...member, world, at: `/detail?id=${request?.goodsId}` });
  shop.store.sub(noticesAtom, () => undefined);
  await vi.waitFor(() => expect(shop.store.get(noticesAtom).backInStock).toEqual({ status: 'requested' }));
  expect(shop.store.get(noticesAtom).saleStart).toEqual({ status: 'idle' });
  const guest = openTestShop({ world, at: `/detail?id=${request?.goodsId}` });
  guest.store.sub(noticesAtom, () => undefined);
  expect(guest.store.get(noticesAtom).backInStock).toEqual({ status: 'idle' });
});
