import { cartAtoms } from '../src/state/cart/cart.ts';
import { toastsAtom } from '../src/state/core/notices.ts';
import type { openTestShop } from './test-shop.ts';

type TestShop = ReturnType<typeof openTestShop>;

/** The cookie of a guest with these cart lines. */
export const guestCart = (lines: readonly (readonly [id: number, quantity: number])[]) =>
  `temp_car=${encodeURIComponent(JSON.stringify(lines.map(([id, goods_number]) => ({ id, goods_number, type: 1 }))))}`;

/** The state of the cart page once it is ready. */
export async function readyCart(shop: TestShop, kind: 'cart' | 'buyNow' = 'cart') {
  const cart = await shop.settled(cartAtoms[kind]);
  if (cart.status !== 'ready') throw new Error(`The cart is ${cart.status}.`);
  return cart.view;
}

/** Message ids of the toasts; other toasts are their kind. */
export const toastIds = (shop: TestShop) =>
  shop.store.get(toastsAtom).map(({ text }) => (text.kind === 'message' ? text.id : text.kind));
