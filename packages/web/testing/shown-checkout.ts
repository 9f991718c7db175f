import { checkoutAtom } from '../src/state/checkout/checkout.ts';
import type { openTestShop } from './test-shop.ts';

type TestShop = Pick<ReturnType<typeof openTestShop>, 'store'>;

/** The current state of the checkout page. */
export function shownCheckout(shop: TestShop) {
  const checkout = shop.store.get(checkoutAtom);
  if (checkout.status !== 'ready') throw new Error(`The checkout is ${checkout.status}.`);
  return checkout.view;
}
