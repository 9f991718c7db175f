// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { toastIds } from '../../../testing/shown-cart.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { reportWheelFailure } from '../rewards/wheel-window.ts';
import { lazyCode } from './lazy-code.ts';

const missing = () => Promise.reject(new TypeError('gone'));
const otherwise = 'cartAddFailed';

test('[NAV-18] [L06] the second missing file of the cart offers a reload', async () => {
  const shop = openTestShop();
  const loadCode = lazyCode(missing);
  expect(await shop.store.set(loadCode, 'caller')).toBeNull();
  expect(toastIds(shop)).toEqual([]);
  expect(await shop.store.set(loadCode, 'caller')).toBeNull();
  expect(toastIds(shop)).toEqual(['partGone']);
  expect(shop.outside.reloads).toBe(0);
});

test('[NAV-18] [L06] offline, no reload is offered', async () => {
  const shop = openTestShop();
  vi.spyOn(shop.environment, 'isOnline').mockReturnValue(false);
  const loadCode = lazyCode(missing);
  await shop.store.set(loadCode, 'caller');
  await shop.store.set(loadCode, 'caller');
  expect(toastIds(shop)).toEqual([]);
});

test('[NAV-18] [L06] each failure shows one message, and an old failure does not count', async () => {
  const shop = openTestShop();
  const load = vi.fn<() => Promise<string>>(missing);
  const loadCode = lazyCode(load);
  await shop.store.set(loadCode, otherwise);
  expect(toastIds(shop)).toEqual(['cartAddFailed']);
  load.mockResolvedValueOnce('code');
  expect(await shop.store.set(loadCode, otherwise)).toBe('code');
  await shop.store.set(loadCode, otherwise);
  await shop.store.set(loadCode, otherwise);
  expect(toastIds(shop)).toEqual(['cartAddFailed', 'partGone']);
});

test('[NAV-18] [L06] optional code fails without a message', async () => {
  const shop = openTestShop();
  const loadCode = lazyCode(missing);
  await shop.store.set(loadCode, 'silent');
  await shop.store.set(loadCode, 'silent');
  expect(toastIds(shop)).toEqual([]);
});

test('[NAV-18] [L06] the second missing file of the wheel offers a reload', () => {
  const shop = openTestShop();
  shop.store.set(reportWheelFailure, 1);
  expect(toastIds(shop)).toEqual(['networkFailed']);
  shop.store.set(reportWheelFailure, 2);
  expect(toastIds(shop)).toEqual(['networkFailed', 'partGone']);
});
