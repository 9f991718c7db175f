// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { member, openTestShop, until } from '../../testing/test-shop.ts';
import { cartEventAtom, checkoutEventAtom } from './cart-events.ts';
import { reloadCart } from './cart-source.ts';
import { chooseConsent } from './consent.ts';
import { navigate } from './location.ts';
import { countPurchase } from './purchase-event.ts';

/** A page that looks at one of the events, and what it has seen so far. */
function watching(of: typeof cartEventAtom, at: string) {
  const shop = openTestShop({ ...member, scenarios: 'auth.customer,cart.many', at });
  const seen = new Set<object>();
  const look = () => {
    const event = shop.store.get(of);
    if (event !== null) seen.add(event);
  };
  shop.store.sub(of, look);
  look();
  return { ...shop, seen };
}

test.each([
  { name: 'view_cart', of: cartEventAtom, at: '/car' },
  { name: 'begin_checkout', of: checkoutEventAtom, at: '/car?step=address' },
])('[BEY-09] $name is told once for a visit, however often the cart is read', async ({ name, of, at }) => {
  const { store, seen } = watching(of, at);
  await vi.waitFor(() => expect(seen.size).toBe(1));
  await store.set(reloadCart, 'cart');
  await store.set(reloadCart, 'cart');
  expect(seen.size).toBe(1);
  store.set(navigate, '/');
  store.set(navigate, at);
  await vi.waitFor(() => expect(seen.size).toBe(2));
  expect([...seen]).toMatchObject([{ name }, { name }]);
});

test('[BEY-09] a cart that is being read is told as it is afterwards', async () => {
  const { store, seen } = watching(cartEventAtom, '/');
  await until(store, cartEventAtom, (event) => event !== null);
  seen.clear();
  const read = store.set(reloadCart, 'cart');
  store.set(navigate, '/car');
  expect(seen.size).toBe(0);
  await read;
  await vi.waitFor(() => expect(seen.size).toBe(1));
});

const purchase = {
  name: 'purchase',
  parameters: { transaction_id: 'SG20260111000027', currency: 'USD', value: 5, items: [] },
} as const;

test('[BEY-09] an order is counted once, however often its result is opened, and not before the visitor agrees', () => {
  const { store, outside } = openTestShop();
  store.set(countPurchase, purchase);
  store.set(chooseConsent, 'granted');
  store.set(countPurchase, purchase);
  store.set(countPurchase, { ...purchase });
  expect(outside.recorded).toEqual([purchase]);
  const other = { ...purchase, parameters: { ...purchase.parameters, transaction_id: 'SG20260111000028' } };
  store.set(countPurchase, other);
  expect(outside.recorded).toHaveLength(2);
});
