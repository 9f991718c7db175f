// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { locationAtom, navigate } from '../core/location.ts';
import { isLeavingForLogInAtom } from './leave-for-log-in.ts';
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

test('[NAV-16] a guest whom another tab logs in within the second stays, and the page is not opened again', async () => {
  const shop = openTestShop({ at: '/product' });
  const visited = shop.store.get(locationAtom);
  shop.store.set(openAccountPage, '/user');
  await vi.advanceTimersByTimeAsync(200);
  shop.jar.cookie = member.cookies;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shop.store.get(locationAtom)).toBe(visited);
  expect(shop.store.get(isLeavingForLogInAtom)).toBe(false);
});
