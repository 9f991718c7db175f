// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { toastIds } from '../../../testing/shown-cart.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { loadCartActions } from './load-cart-actions.ts';

const gone = () => Promise.reject(new TypeError('gone'));

test('[NAV-18] [L06] code of the cart that is gone a second time offers to load the page again', async () => {
  const shop = openTestShop();
  expect(await shop.store.set(loadCartActions, gone)).toBeNull();
  expect(toastIds(shop)).toEqual([]);
  expect(await shop.store.set(loadCartActions, gone)).toBeNull();
  expect(toastIds(shop)).toEqual(['partGone']);
  expect(shop.outside.reloads).toBe(0);
});

test('[NAV-18] [L06] without a network no reload is offered', async () => {
  const shop = openTestShop();
  vi.spyOn(shop.environment, 'isOnline').mockReturnValue(false);
  await shop.store.set(loadCartActions, gone);
  await shop.store.set(loadCartActions, gone);
  expect(toastIds(shop)).toEqual([]);
});

test('[NAV-18] [L06] each failure of the code is one message, and one that came long ago does not count', async () => {
  const shop = openTestShop();
  await shop.store.set(loadCartActions, gone, 'cartAddFailed');
  expect(toastIds(shop)).toEqual(['cartAddFailed']);
  await shop.store.set(loadCartActions);
  await shop.store.set(loadCartActions, gone, 'cartAddFailed');
  await shop.store.set(loadCartActions, gone, 'cartAddFailed');
  expect(toastIds(shop)).toEqual(['cartAddFailed', 'partGone']);
});
