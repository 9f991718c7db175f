// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { isLeavingForLogInAtom, leaveForLogIn } from './leave-for-log-in.ts';
import { openAccountPage } from './session.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  [null, '/login/login?redirect=%2Fuser'],
  ['/detail?id=1011', '/detail?id=1011'],
  ['/user/coupon/all', '/login/login?redirect=%2Fuser%2Fcoupon%2Fall'],
])('[NAV-16] a guest who opens the account, and %s within the second, is at %s', async (next, address) => {
  const shop = openTestShop({ at: '/product' });
  shop.store.set(openAccountPage, '/user');
  await vi.advanceTimersByTimeAsync(200);
  if (next !== null) shop.store.set(navigate, next);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shop.address()).toBe(address);
  expect(shop.store.get(isLeavingForLogInAtom)).toBe(false);
});

test('[NAV-16] a login in another tab within the second keeps the page', async () => {
  const shop = openTestShop({ at: '/product' });
  shop.store.set(leaveForLogIn);
  shop.jar.cookie = member.cookies;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shop.address()).toBe('/product');
});
