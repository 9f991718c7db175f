// @vitest-environment node
import { expect, test } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { isCartDrawerOpenAtom, openCart } from './cart-drawer.ts';

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
