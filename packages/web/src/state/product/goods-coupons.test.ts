// @vitest-environment node
import { Flag } from '@signal-shop/sdk/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holding } from '../../../testing/broken-answers.ts';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { toastsAtom } from '../core/notices.ts';
import { logOut } from '../session/session.ts';
import { goodsCouponsAtom, takeCoupon, takingAtom } from './goods-coupons.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Options = Parameters<typeof openTestShop>[0];

async function openCoupons(options: Options = {}) {
  const shop = openTestShop({ at: '/detail?id=1011', ...options });
  shop.store.sub(goodsCouponsAtom, () => undefined);
  await vi.waitFor(() => expect(shop.store.get(goodsCouponsAtom).length).toBeGreaterThan(0));
  const offers = () => shop.store.get(goodsCouponsAtom);
  const open = () => offers().find(({ taken, available }) => taken === Flag.no && available === Flag.yes)?.id;
  return { ...shop, offers, open };
}

test('[USER-03] claims a coupon once, with a toast, and shows it as claimed', async () => {
  const shop = await openCoupons(member);
  const id = shop.open() ?? 0;
  await Promise.all([shop.store.set(takeCoupon, id), shop.store.set(takeCoupon, id)]);
  expect(shop.countOf('/api/goods/getCoupon')).toBe(1);
  expect(shop.store.get(toastsAtom)).toMatchObject([{ tone: 'success', text: { kind: 'server' } }]);
  await vi.waitFor(() =>
    expect(shop.offers().find((offer) => offer.id === id)).toMatchObject({ taken: Flag.yes }),
  );
});

test('[USER-03] coupons of the previous product do not show on the next', async () => {
  const { store, offers } = await openCoupons();
  const before = offers();
  store.set(navigate, '/detail?id=2011');
  expect(offers()).toEqual([]);
  await vi.waitFor(() => expect(offers().length).toBeGreaterThan(0));
  expect(offers()).not.toEqual(before);
});

test('[USER-03] a refused coupon shows the server’s message', async () => {
  const shop = await openCoupons(member);
  await shop.store.set(takeCoupon, 999_999);
  expect(shop.store.get(takingAtom)).toMatchObject({ status: 'failed', failure: { kind: 'server' } });
});

test('[USER-03] a guest who claims a coupon sees a warning and is redirected to the login page after a second', async () => {
  const shop = await openCoupons();
  await shop.store.set(takeCoupon, shop.open() ?? 0);
  expect(shop.countOf('/api/goods/getCoupon')).toBe(0);
  expect(shop.store.get(toastsAtom)).toMatchObject([{ text: { id: 'notLoggedIn' } }]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shop.address()).toBe('/login/login?redirect=%2Fdetail%3Fid%3D1011');
});

test('[USER-03] [T03] a late answer about a coupon after the logout changes nothing', async () => {
  const hold = holding('/api/goods/getCoupon');
  const shop = await openCoupons({ ...member, between: hold.between });
  const taking = shop.store.set(takeCoupon, shop.open() ?? 0);
  await vi.waitFor(() => expect(shop.countOf('/api/goods/getCoupon')).toBe(1));
  await shop.store.set(logOut);
  const before = shop.store.get(toastsAtom);
  hold.release();
  await taking;
  expect(shop.store.get(toastsAtom)).toEqual(before);
  expect(shop.store.get(takingAtom)).toEqual({ status: 'idle' });
});
