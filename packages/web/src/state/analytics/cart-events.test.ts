// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { refetchCart } from '../cart/cart-query.ts';
import { navigate } from '../core/location.ts';
import { cartView, checkoutBegin } from './cart-events.ts';
import { chooseConsent } from './consent.ts';
import { countPurchase } from './purchase-event.ts';

/** Reads the event and counts each value of it, like a page. */
function watching({ eventAtom, count }: typeof cartView, at: string) {
  const cookies = `${member.cookies}; consent=granted`;
  const shop = openTestShop({ cookies, scenarios: 'auth.customer,cart.many', at });
  const look = () => {
    const event = shop.store.get(eventAtom);
    if (event !== null) shop.store.set(count, event);
  };
  shop.store.sub(eventAtom, look);
  look();
  return { ...shop, names: () => shop.outside.analyticsEvents.map(({ name }) => name) };
}

test.each([
  { name: 'view_cart', of: cartView, at: '/car' },
  { name: 'begin_checkout', of: checkoutBegin, at: '/car?step=address' },
])('[BEY-09] $name is recorded once per visit, independent of refetches', async ({ name, of, at }) => {
  const { store, names } = watching(of, at);
  await vi.waitFor(() => expect(names()).toEqual([name]));
  await store.set(refetchCart, 'cart');
  await store.set(refetchCart, 'cart');
  expect(names()).toEqual([name]);
  store.set(navigate, '/');
  store.set(navigate, at);
  await store.set(refetchCart, 'cart');
  await vi.waitFor(() => expect(names()).toEqual([name, name]));
});

test('[BEY-09] a loading cart is not recorded', async () => {
  const { store, names } = watching(cartView, '/car');
  await vi.waitFor(() => expect(names()).toHaveLength(1));
  const refetch = store.set(refetchCart, 'cart');
  expect(store.get(cartView.eventAtom)).toBeNull();
  await refetch;
});

const purchase = {
  name: 'purchase',
  parameters: { transaction_id: 'SG20260111000027', currency: 'USD', value: 5, items: [] },
} as const;

test('[BEY-09] records a purchase once, also when the result page is reopened, and only with consent', () => {
  const { store, outside } = openTestShop();
  store.set(countPurchase, purchase);
  store.set(chooseConsent, 'granted');
  store.set(countPurchase, purchase);
  store.set(countPurchase, { ...purchase });
  expect(outside.analyticsEvents).toEqual([purchase]);
  const other = { ...purchase, parameters: { ...purchase.parameters, transaction_id: 'SG20260111000028' } };
  store.set(countPurchase, other);
  expect(outside.analyticsEvents).toHaveLength(2);
});
