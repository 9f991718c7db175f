// @vitest-environment node
import { getOrder } from '@signal-shop/sdk/calls';
import type { OrderPreferences } from '@signal-shop/sdk/rules/order-preferences';
import { noPreferences } from '@signal-shop/sdk/rules/order-preferences';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliveryAddress } from '../../../testing/delivery-address.ts';
import { shownCheckout } from '../../../testing/shown-checkout.ts';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { waitForTotal } from '../../../testing/wait-for-total.ts';
import { changeDraft, changePreferences, checkoutAtom } from './checkout.ts';
import { placeOrder } from './place-order.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Every preference, each with another value than its default. */
const preferences: Required<OrderPreferences> = { note: 'Ring twice.' };

async function openCheckout(sessionItems: Readonly<Record<string, string>> = {}) {
  const shop = openTestShop({
    ...member,
    sessionItems,
    scenarios: 'auth.customer,cart.one',
    at: '/car?step=address',
  });
  await shop.settled(checkoutAtom);
  return shop;
}

test('[PAY-01] every preference survives a reload and is in the details of the order', async () => {
  const before = await openCheckout();
  before.store.set(changeDraft, deliveryAddress);
  before.store.set(changePreferences, preferences);
  const storedDraft = before.environment.sessionItems.get('checkout_draft') ?? '';
  const shop = await openCheckout({ checkout_draft: storedDraft });
  expect(shownCheckout(shop).preferences).toEqual(preferences);
  await waitForTotal(shop);
  await shop.store.set(placeOrder);
  const ordersn = shop.environment.sessionItems.get('order_sn') ?? '';
  expect((await getOrder(shop.environment.shop, { ordersn })).msg).toMatchObject(preferences);
});

test('[PAY-01] the next order begins without the preferences of this one', async () => {
  const shop = await openCheckout();
  shop.store.set(changeDraft, deliveryAddress);
  shop.store.set(changePreferences, preferences);
  await waitForTotal(shop);
  await shop.store.set(placeOrder);
  const next = await openCheckout({
    checkout_draft: shop.environment.sessionItems.get('checkout_draft') ?? '',
  });
  expect(shownCheckout(next).preferences).toEqual(noPreferences);
});
