// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { toastIds } from '../../../testing/shown-cart.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { isCartDrawerOpenAtom, leaveCartDrawer, openCart } from './cart-drawer.ts';

test('[LAY-07] a line links to its product; the drawer is closed there and after going back', () => {
  const { store, back } = openTestShop({ at: '/product' });
  const isOpen = () => store.get(isCartDrawerOpenAtom);
  store.set(openCart);
  expect(isOpen()).toBe(true);
  store.set(navigate, '/detail?id=1011');
  expect(isOpen()).toBe(false);
  store.set(openCart);
  expect(isOpen()).toBe(true);
  back();
  expect(isOpen()).toBe(false);
});

test.each([
  { isOnline: true, address: '/car', toasts: [] },
  { isOnline: false, address: '/product', toasts: ['networkFailed'] },
])('[NAV-18] without its code the drawer gives way to $address (online: $isOnline)', (expected) => {
  const shop = openTestShop({ at: '/product' });
  vi.spyOn(shop.environment, 'isOnline').mockReturnValue(expected.isOnline);
  shop.store.set(openCart);
  shop.store.set(leaveCartDrawer);
  expect(shop.store.get(isCartDrawerOpenAtom)).toBe(false);
  expect(shop.address()).toBe(expected.address);
  expect(toastIds(shop)).toEqual(expected.toasts);
});
