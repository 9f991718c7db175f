// @vitest-environment node
import { expect, test } from 'vitest';
import { member, openTestShop, until } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { toastsAtom } from '../core/notices.ts';
import {
  couponCountsAtom,
  couponOffersAtom,
  couponsAtom,
  couponsHref,
  couponTabAtom,
  couponTakingAtom,
  takeOfferedCoupon,
} from './coupons.ts';

async function openCoupons(at: string, scenarios = 'auth.customer') {
  const shop = openTestShop({ ...member, at, scenarios });
  const list = await shop.settled(couponsAtom);
  if (list.status !== 'ready') throw new Error('There is no list.');
  return { ...shop, list: list.value };
}

test('[USER-03] [NAV-10] each list has its coupons and its URL', async () => {
  const { store, list, settled, address } = await openCoupons('/user/coupon');
  expect(address()).toBe('/user/coupon/all');
  expect(list.msg.map(({ state }) => state)).toEqual(['unused', 'used', 'stale']);
  for (const tab of ['unused', 'used', 'stale'] as const) {
    store.set(navigate, couponsHref(tab, 1));
    expect(store.get(couponTabAtom)).toBe(tab);
    expect(await settled(couponsAtom)).toMatchObject({ status: 'ready', value: { msg: [{ state: tab }] } });
  }
  expect(store.get(couponCountsAtom)).toEqual({ all: 3, unused: 1, used: 1, stale: 1 });
});

test('[USER-03] fetches a page of twelve of 300 coupons; a page after the end shows the last one', async () => {
  const { list } = await openCoupons('/user/coupon/all?page=999', 'auth.customer,coupon.many');
  expect(list).toMatchObject({ total: 303, page: 26 });
  expect(list.msg).toHaveLength(3);
  const { list: second } = await openCoupons('/user/coupon/all?page=2', 'auth.customer,coupon.many');
  expect(second.msg).toHaveLength(12);
});

test('[USER-03] a coupon is claimed once, confirmed, and listed', async () => {
  const shop = await openCoupons('/user/coupon/all');
  await shop.settled(couponsAtom);
  await until(shop.store, couponOffersAtom, (offers) => offers.length > 0);
  const [offer] = shop.store.get(couponOffersAtom);
  const id = offer?.id ?? 0;
  await Promise.all([shop.store.set(takeOfferedCoupon, id), shop.store.set(takeOfferedCoupon, id)]);
  expect(shop.countOf('/api/goods/getCoupon')).toBe(1);
  expect(shop.store.get(toastsAtom)).toMatchObject([{ tone: 'success' }]);
  await until(shop.store, couponCountsAtom, (counts) => counts?.all === 4);
});

test('[USER-03] [ERR-01] a coupon that cannot be claimed shows the reason next to it', async () => {
  const { store } = await openCoupons('/user/coupon/all', 'auth.customer,coupon.server-error');
  await store.set(takeOfferedCoupon, 5);
  expect(store.get(couponTakingAtom)).toMatchObject({ status: 'failed', id: 5, failure: { kind: 'server' } });
});
