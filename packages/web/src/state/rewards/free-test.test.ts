// @vitest-environment node
import { applyScenarios } from '@signal-shop/mock-server';
import { DealStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { toastsAtom } from '../core/notices.ts';
import { goodsAtom } from '../product/product.ts';
import { isLeavingForLogInAtom } from '../session/leave-for-log-in.ts';
import { applyForTest, changeFreeTest, freeTestAtom, logInForFreeTest } from './free-test.ts';

const goodsId = 1091;
const draft = { email: 'ada@example.com', reason: 'I hear every step.' };
const path = '/api/goods/applyFreeTest';

type Options = Parameters<typeof openTestShop>[0];

async function openFreeTest(options: Options = {}) {
  const shop = openTestShop({ at: `/detail?id=${goodsId}`, ...options });
  await shop.settled(goodsAtom);
  shop.store.sub(freeTestAtom, () => undefined);
  const status = () => shop.store.get(freeTestAtom)?.standing;
  return { ...shop, status };
}

test('[DET-04] products without a free test show none', async () => {
  const shop = await openFreeTest({ at: '/detail?id=2151' });
  expect(shop.store.get(freeTestAtom)).toBeNull();
  expect(shop.countOf('/api/goods/getUserInfo')).toBe(0);
});

test('[DET-04] a guest sees the rules, and applying shows a warning and redirects to the login page', async () => {
  const shop = await openFreeTest();
  expect(shop.status()).toEqual({ status: 'guest' });
  expect(shop.store.get(freeTestAtom)?.offer.rules.length).toBeGreaterThan(0);
  shop.store.set(logInForFreeTest);
  expect(shop.store.get(toastsAtom)).toMatchObject([{ text: { id: 'notLoggedIn' } }]);
  expect(shop.store.get(isLeavingForLogInAtom)).toBe(true);
});

test('[DET-04] repeated presses apply once, and the customer sees the review status', async () => {
  const shop = await openFreeTest(member);
  await expect.poll(shop.status).toEqual({ status: 'free', sending: { status: 'idle' } });
  await Promise.all([shop.store.set(applyForTest, draft), shop.store.set(applyForTest, draft)]);
  expect(shop.countOf(path)).toBe(1);
  expect(shop.status()).toMatchObject({
    status: 'applied',
    application: { dealstatus: DealStatus.underReview, cusname: draft.email },
  });
  shop.store.set(navigate, '/detail?id=2151');
  await shop.settled(goodsAtom);
  expect(shop.store.get(freeTestAtom)).toBeNull();
});

test('[DET-04] the draft survives a reload, belongs to its goods, and is removed after sending', async () => {
  const before = await openFreeTest(member);
  before.store.set(changeFreeTest, draft);
  const storedDraft = before.environment.sessionItems.get('free_test_draft') ?? '';
  const after = await openFreeTest({ ...member, sessionItems: { free_test_draft: storedDraft } });
  const draftAfter = () => after.store.get(freeTestAtom)?.draft;
  expect(draftAfter()).toEqual(draft);
  after.store.set(navigate, '/detail?id=2021');
  await after.settled(goodsAtom);
  expect(draftAfter()?.reason).toBe('');
  after.store.set(navigate, `/detail?id=${goodsId}`);
  await after.settled(goodsAtom);
  expect(draftAfter()).toEqual(draft);
  await after.store.set(applyForTest, draft);
  expect(draftAfter()?.reason).toBe('');
});

test('[DET-04] [BEY-12] the end of the login preserves the draft', async () => {
  const shop = await openFreeTest(member);
  applyScenarios(shop.world, 'auth.expired-100');
  shop.store.set(changeFreeTest, draft);
  await shop.store.set(applyForTest, draft);
  expect(shop.store.get(freeTestAtom)?.draft).toEqual(draft);
});

test('[DET-04] a customer who has applied before sees the application', async () => {
  const first = await openFreeTest(member);
  await first.store.set(applyForTest, draft);
  const later = await openFreeTest({ ...member, server: first.server });
  await expect.poll(() => later.status()?.status).toBe('applied');
});

test('[DET-04] a refusal shows the server’s message, a missing answer the shop’s own text', async () => {
  const closedTest = await openFreeTest({ ...member, at: '/detail?id=2021' });
  await closedTest.store.set(applyForTest, draft);
  await expect.poll(closedTest.status).toMatchObject({ status: 'free', sending: { status: 'refused' } });
  const offlineShop = await openFreeTest({
    ...member,
    between: (server) => (input, init) => {
      const request = new Request(input, init);
      return request.url.endsWith(path) ? Promise.reject(new TypeError('down')) : server(request);
    },
  });
  await offlineShop.store.set(applyForTest, draft);
  await expect.poll(offlineShop.status).toEqual({ status: 'free', sending: { status: 'unreachable' } });
});
