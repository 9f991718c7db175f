// @vitest-environment node
import { demoCustomer } from '@signal-shop/mock-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shownCheckout } from '../../../testing/shown-checkout.ts';
import { member, openTestShop, until } from '../../../testing/test-shop.ts';
import { waitForTotal } from '../../../testing/wait-for-total.ts';
import { toastsAtom } from '../core/notices.ts';
import { changeDraft, checkoutAtom } from './checkout.ts';
import {
  changeEditedAddress,
  chooseAddress,
  closeAddressDeletion,
  confirmAddressDeletion,
  editAddress,
  promptAddressDeletion,
  saveEditedAddress,
  setSaveAddress,
} from './checkout-addresses.ts';
import { placeOrder } from './place-order.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const address = {
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

/** A member at the address step, with loaded addresses. */
async function openCheckout(options: Parameters<typeof openTestShop>[0] = {}) {
  const shop = openTestShop({
    ...member,
    scenarios: 'auth.customer,cart.one',
    at: '/car?step=address',
    ...options,
  });
  const view = () => shownCheckout(shop);
  const addresses = () => view().addresses;
  const savedAddresses = () => {
    const list = addresses().saved;
    return list.status === 'ready' ? list.value : [];
  };
  const waitForAddresses = () =>
    until(
      shop.store,
      checkoutAtom,
      (now) => now.status === 'ready' && now.view.addresses.saved.status !== 'loading',
    );
  await waitForAddresses();
  const ownIn = () =>
    [...shop.world.state.addresses.entries()]
      .filter(([id]) => shop.world.state.customers.get(id)?.email === demoCustomer.email)
      .flatMap(([, list]) => list);
  return { ...shop, view, addresses, savedAddresses, waitForAddresses, ownIn };
}

type ShopOptions = Pick<Parameters<typeof openTestShop>[0] & object, 'between'>;

const failing = (path: string): ShopOptions => ({
  between: (server) => async (input) => {
    const request = new Request(input);
    if (request.url.endsWith(path)) throw new TypeError('The connection broke.');
    return server(request);
  },
});

test('[PAY-01] the default address is selected and used without input', async () => {
  const shop = await openCheckout();
  const [first] = shop.savedAddresses();
  expect(shop.addresses().selectedId).toBe(first?.id);
  await waitForTotal(shop);
  await shop.store.set(placeOrder);
  expect(shop.address()).toBe('/pay');
  expect([...shop.world.state.orders.values()].at(-1)?.address.city).toBe(first?.address.city);
});

test('[PAY-01] the form preserves its input while a saved address is selected', async () => {
  const shop = await openCheckout();
  shop.store.set(changeDraft, address);
  expect(shop.addresses().selectedId).toBeNull();
  shop.store.set(chooseAddress, shop.savedAddresses()[0]?.id ?? 0);
  shop.store.set(chooseAddress, null);
  expect(shop.view().draft).toEqual(address);
  const storedDraft = shop.environment.sessionItems.get('checkout_draft') ?? '';
  const again = await openCheckout({ sessionItems: { checkout_draft: storedDraft } });
  expect(again.addresses().selectedId).toBeNull();
  expect(again.view().draft).toEqual(address);
});

test.each([true, false])(
  '[PAY-01] an order saves its address only if the shopper wants that: %s',
  async (savesAddress) => {
    const shop = await openCheckout();
    const before = shop.ownIn().length;
    shop.store.set(changeDraft, address);
    shop.store.set(setSaveAddress, savesAddress);
    await waitForTotal(shop);
    await shop.store.set(placeOrder);
    expect(shop.ownIn()).toHaveLength(before + Number(savesAddress));
  },
);

test('[PAY-01] an order is valid even if its address could not be saved', async () => {
  const shop = await openCheckout(failing('/saveAddress'));
  shop.store.set(changeDraft, address);
  shop.store.set(setSaveAddress, true);
  await waitForTotal(shop);
  await shop.store.set(placeOrder);
  expect(shop.address()).toBe('/pay');
  expect(shop.store.get(toastsAtom)).toEqual([]);
});

test('[PAY-01] an edited address is saved, selected, and its quote is refetched', async () => {
  const shop = await openCheckout();
  const id = shop.savedAddresses()[0]?.id ?? 0;
  shop.store.set(editAddress, id);
  shop.store.set(changeEditedAddress, address);
  await shop.store.set(saveEditedAddress);
  await until(shop.store, checkoutAtom, () => shop.savedAddresses()[0]?.address.city === 'Portland');
  expect(shop.addresses()).toMatchObject({ selectedId: id, editing: { status: 'none' } });
});

test('[PAY-01] a refused or lost edit preserves the input', async () => {
  const shop = await openCheckout();
  const id = shop.savedAddresses()[0]?.id ?? 0;
  const nowhere = { ...address, state: 'Nowhere' };
  shop.store.set(editAddress, id);
  shop.store.set(changeEditedAddress, nowhere);
  await shop.store.set(saveEditedAddress);
  expect(shop.addresses().editing).toMatchObject({
    status: 'failed',
    draft: nowhere,
    failure: { kind: 'server' },
  });
  shop.store.set(changeEditedAddress, address);
  await Promise.all([shop.store.set(saveEditedAddress), shop.store.set(saveEditedAddress)]);
  expect(shop.countOf('/api/order/saveAddress')).toBe(2);
});

test('[PAY-01] deleting an address prompts for a confirmation; deleting the last one shows the form', async () => {
  const shop = await openCheckout();
  const id = shop.savedAddresses()[0]?.id ?? 0;
  shop.store.set(promptAddressDeletion, id);
  shop.store.set(closeAddressDeletion);
  await shop.store.set(confirmAddressDeletion);
  expect(shop.ownIn().some((one) => one.id === id)).toBe(true);
  shop.store.set(promptAddressDeletion, id);
  await shop.store.set(confirmAddressDeletion);
  expect(shop.ownIn().some((one) => one.id === id)).toBe(false);
  await until(shop.store, checkoutAtom, () => shop.savedAddresses().every((one) => one.id !== id));
  if (shop.savedAddresses().length === 0) expect(shop.addresses().selectedId).toBeNull();
});

test('[PAY-01] a failed deletion shows a message and can be retried', async () => {
  const shop = await openCheckout(failing('/deleteAddress'));
  const id = shop.savedAddresses()[0]?.id ?? 0;
  shop.store.set(promptAddressDeletion, id);
  await shop.store.set(confirmAddressDeletion);
  expect(shop.addresses().deletion).toMatchObject({ status: 'failed', id });
  expect(shop.savedAddresses()[0]?.id).toBe(id);
});

test('[PAY-01] a failed list shows the form', async () => {
  const shop = await openCheckout(failing('/getAddresses'));
  expect(shop.addresses()).toMatchObject({ saved: { status: 'failed' }, selectedId: null });
  shop.store.set(changeDraft, address);
  await waitForTotal(shop);
  await shop.store.set(placeOrder);
  expect(shop.address()).toBe('/pay');
});
