// @vitest-environment node
import { demoCustomer } from '@signal-shop/mock-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shownCheckout } from '../../../testing/shown-checkout.ts';
import { member, openTestShop, until } from '../../../testing/test-shop.ts';
import { totalShown } from '../../../testing/total-shown.ts';
import { toastsAtom } from '../core/notices.ts';
import { changeDraft, checkoutAtom, placeOrder } from './checkout.ts';
import {
  askDeleteAddress,
  changeEditedAddress,
  chooseAddress,
  closeDeletion,
  deleteAsked,
  editAddress,
  keepAddress,
  saveEdited,
} from './checkout-addresses.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const typed = {
  first_name: 'Grace',
  last_name: 'Volt',
  address: '7 Lantern Row',
  address_two: '',
  postal_code: '97205',
  city: 'Portland',
  state: 'OR',
  region: 'US',
  phone: '5550119',
};

/** A member at the address step, once the saved addresses are known. */
async function openCheckout(options: Parameters<typeof openTestShop>[0] = {}) {
  const shop = openTestShop({
    ...member,
    scenarios: 'auth.customer,cart.one',
    at: '/car?step=address',
    ...options,
  });
  const view = () => shownCheckout(shop);
  const addresses = () => view().addresses;
  const saved = () => {
    const list = addresses().saved;
    return list.status === 'ready' ? list.value : [];
  };
  const known = () =>
    until(
      shop.store,
      checkoutAtom,
      (now) => now.status === 'ready' && now.view.addresses.saved.status !== 'loading',
    );
  await known();
  const ownIn = () =>
    [...shop.world.state.addresses.entries()]
      .filter(([id]) => shop.world.state.customers.get(id)?.email === demoCustomer.email)
      .flatMap(([, list]) => list);
  return { ...shop, view, addresses, saved, known, ownIn };
}

type Broken = Pick<Parameters<typeof openTestShop>[0] & object, 'between'>;

const failing = (path: string): Broken => ({
  between: (server) => async (input) => {
    const request = new Request(input);
    if (request.url.endsWith(path)) throw new TypeError('The connection broke.');
    return server(request);
  },
});

test('[PAY-01] the default address is chosen, and the order goes there without a word typed', async () => {
  const shop = await openCheckout();
  const [first] = shop.saved();
  expect(shop.addresses().chosen).toBe(first?.id);
  await totalShown(shop);
  await shop.store.set(placeOrder);
  expect(shop.address()).toBe('/pay');
  expect([...shop.world.state.orders.values()].at(-1)?.address.city).toBe(first?.address.city);
});

test('[PAY-01] what was typed waits while a saved address is chosen', async () => {
  const shop = await openCheckout();
  shop.store.set(changeDraft, typed);
  expect(shop.addresses().chosen).toBeNull();
  shop.store.set(chooseAddress, shop.saved()[0]?.id ?? 0);
  shop.store.set(chooseAddress, null);
  expect(shop.view().draft).toEqual(typed);
  const kept = shop.environment.sessionItems.get('checkout_draft') ?? '';
  const again = await openCheckout({ sessionItems: { checkout_draft: kept } });
  expect(again.addresses().chosen).toBeNull();
  expect(again.view().draft).toEqual(typed);
});

test.each([true, false])(
  '[PAY-01] an address is saved with the order only where that is wished: %s',
  async (keep) => {
    const shop = await openCheckout();
    const before = shop.ownIn().length;
    shop.store.set(changeDraft, typed);
    shop.store.set(keepAddress, keep);
    await totalShown(shop);
    await shop.store.set(placeOrder);
    expect(shop.ownIn()).toHaveLength(before + Number(keep));
  },
);

test('[PAY-01] an order is valid even if its address could not be saved', async () => {
  const shop = await openCheckout(failing('/saveAddress'));
  shop.store.set(changeDraft, typed);
  shop.store.set(keepAddress, true);
  await totalShown(shop);
  await shop.store.set(placeOrder);
  expect(shop.address()).toBe('/pay');
  expect(shop.store.get(toastsAtom)).toEqual([]);
});

test('[PAY-01] an edited address is saved, selected, and its quote is refetched', async () => {
  const shop = await openCheckout();
  const id = shop.saved()[0]?.id ?? 0;
  shop.store.set(editAddress, id);
  shop.store.set(changeEditedAddress, typed);
  await shop.store.set(saveEdited);
  await until(shop.store, checkoutAtom, () => shop.saved()[0]?.address.city === 'Portland');
  expect(shop.addresses()).toMatchObject({ chosen: id, editing: { status: 'none' } });
});

test('[PAY-01] a refused or lost edit keeps what was typed', async () => {
  const shop = await openCheckout();
  const id = shop.saved()[0]?.id ?? 0;
  const nowhere = { ...typed, state: 'Nowhere' };
  shop.store.set(editAddress, id);
  shop.store.set(changeEditedAddress, nowhere);
  await shop.store.set(saveEdited);
  expect(shop.addresses().editing).toMatchObject({
    status: 'failed',
    draft: nowhere,
    failure: { kind: 'server' },
  });
  shop.store.set(changeEditedAddress, typed);
  await Promise.all([shop.store.set(saveEdited), shop.store.set(saveEdited)]);
  expect(shop.countOf('/api/order/saveAddress')).toBe(2);
});

test('[PAY-01] deleting an address asks first, and the form is there when it was the last', async () => {
  const shop = await openCheckout();
  const id = shop.saved()[0]?.id ?? 0;
  shop.store.set(askDeleteAddress, id);
  shop.store.set(closeDeletion);
  await shop.store.set(deleteAsked);
  expect(shop.ownIn().some((one) => one.id === id)).toBe(true);
  shop.store.set(askDeleteAddress, id);
  await shop.store.set(deleteAsked);
  expect(shop.ownIn().some((one) => one.id === id)).toBe(false);
  await until(shop.store, checkoutAtom, () => shop.saved().every((one) => one.id !== id));
  if (shop.saved().length === 0) expect(shop.addresses().chosen).toBeNull();
});

test('[PAY-01] a deletion that fails says so and can be tried again', async () => {
  const shop = await openCheckout(failing('/deleteAddress'));
  const id = shop.saved()[0]?.id ?? 0;
  shop.store.set(askDeleteAddress, id);
  await shop.store.set(deleteAsked);
  expect(shop.addresses().deletion).toMatchObject({ status: 'failed', id });
  expect(shop.saved()[0]?.id).toBe(id);
});

test('[PAY-01] a list that cannot be had leaves the form', async () => {
  const shop = await openCheckout(failing('/getAddresses'));
  expect(shop.addresses()).toMatchObject({ saved: { status: 'failed' }, chosen: null });
  shop.store.set(changeDraft, typed);
  await totalShown(shop);
  await shop.store.set(placeOrder);
  expect(shop.address()).toBe('/pay');
});
