// @vitest-environment node
import { applyScenarios } from '@signal-shop/mock-server';
import { DealStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { toastsAtom } from '../core/notices.ts';
import { isLeavingForLogInAtom } from '../session/leave-for-log-in.ts';
import { applyForTest, changeFreeTest, freeTestAtom, logInForFreeTest } from './free-test.ts';
import { goodsAtom } from './product.ts';

const tested = 1091;
const draft = { email: 'ada@example.com', reason: 'I hear every step.' };
const path = '/api/goods/applyFreeTest';

type Options = Parameters<typeof openTestShop>[0];

async function openFreeTest(options: Options = {}) {
  const shop = openTestShop({ at: `/detail?id=${tested}`, ...options });
  await shop.settled(goodsAtom);
  shop.store.sub(freeTestAtom, () => undefined);
  const standing = () => shop.store.get(freeTestAtom)?.standing;
  return { ...shop, standing };
}

test('[DET-04] products without a free test show none', async () => {
  const shop = await openFreeTest({ at: '/detail?id=2151' });
  expect(shop.store.get(freeTestAtom)).toBeNull();
  expect(shop.countOf('/api/goods/getUserInfo')).toBe(0);
});

test('[DET-04] a guest reads the rules, and is warned and led to log in', async () => {
  const shop = await openFreeTest();
  expect(shop.standing()).toEqual({ status: 'guest' });
  expect(shop.store.get(freeTestAtom)?.offer.rules.length).toBeGreaterThan(0);
  shop.store.set(logInForFreeTest);
  expect(shop.store.get(toastsAtom)).toMatchObject([{ text: { id: 'notLoggedIn' } }]);
  expect(shop.store.get(isLeavingForLogInAtom)).toBe(true);
});

test('[DET-04] a customer applies once, however often it is pressed, and sees that it is under review', async () => {
  const shop = await openFreeTest(member);
  await expect.poll(shop.standing).toEqual({ status: 'free', sending: { status: 'idle' } });
  await Promise.all([shop.store.set(applyForTest, draft), shop.store.set(applyForTest, draft)]);
  expect(shop.countOf(path)).toBe(1);
  expect(shop.standing()).toMatchObject({
    status: 'applied',
    application: { dealstatus: DealStatus.underReview, cusname: draft.email },
  });
  shop.store.set(navigate, '/detail?id=2151');
  await shop.settled(goodsAtom);
  expect(shop.store.get(freeTestAtom)).toBeNull();
});

test('[DET-04] what was written outlives a reload, stays with its goods, and ends once it was sent', async () => {
  const before = await openFreeTest(member);
  before.store.set(changeFreeTest, draft);
  const kept = before.environment.sessionItems.get('free_test_draft') ?? '';
  const after = await openFreeTest({ ...member, sessionItems: { free_test_draft: kept } });
  const written = () => after.store.get(freeTestAtom)?.draft;
  expect(written()).toEqual(draft);
  after.store.set(navigate, '/detail?id=2021');
  await after.settled(goodsAtom);
  expect(written()?.reason).toBe('');
  after.store.set(navigate, `/detail?id=${tested}`);
  await after.settled(goodsAtom);
  expect(written()).toEqual(draft);
  await after.store.set(applyForTest, draft);
  expect(written()?.reason).toBe('');
});

test('[DET-04] [BEY-12] a login that ended under the form takes nothing of what was written', async () => {
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
  await expect.poll(() => later.standing()?.status).toBe('applied');
});

test('[DET-04] a refusal is said in the words of the shop, and silence of the shop in ours', async () => {
  const closed = await openFreeTest({ ...member, at: '/detail?id=2021' });
  await closed.store.set(applyForTest, draft);
  await expect.poll(closed.standing).toMatchObject({ status: 'free', sending: { status: 'refused' } });
  const lost = await openFreeTest({
    ...member,
    between: (server) => (input, init) => {
      const request = new Request(input, init);
      return request.url.endsWith(path) ? Promise.reject(new TypeError('down')) : server(request);
    },
  });
  await lost.store.set(applyForTest, draft);
  await expect.poll(lost.standing).toEqual({ status: 'free', sending: { status: 'unreachable' } });
});
