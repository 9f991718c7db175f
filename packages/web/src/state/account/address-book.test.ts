// @vitest-environment node
import { demoCustomer } from '@signal-shop/mock-server';
import { expect, test, vi } from 'vitest';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { toastsAtom } from '../core/notices.ts';
import { logOut } from '../session/session.ts';
import {
  addressBookAtom,
  addressEditingAtom,
  changeAddress,
  makeDefault,
  openAddress,
  removeAddress,
  saveOpenAddress,
} from './address-book.ts';

const munich = {
  first_name: 'Grace',
  last_name: 'Volt',
  address: 'Prenzlauer Weg 12',
  address_two: '',
  postal_code: '80331',
  city: 'München',
  state: '',
  region: 'DE',
  phone: '+49 30 123456',
};

type Options = Parameters<typeof openTestShop>[0];

async function openBook(options: Options = {}) {
  const shop = openTestShop({ ...member, at: '/user/address', ...options });
  await shop.settled(addressBookAtom);
  const saved = () => {
    const state = shop.store.get(addressBookAtom);
    return state.status === 'ready' ? state.value : [];
  };
  const ownIn = () =>
    [...shop.world.state.addresses.entries()]
      .filter(([id]) => shop.world.state.customers.get(id)?.email === demoCustomer.email)
      .flatMap(([, list]) => list);
  const add = async (isDefault: boolean) => {
    shop.store.set(openAddress, null);
    shop.store.set(changeAddress, { draft: munich, isDefault });
    await shop.store.set(saveOpenAddress);
  };
  return { ...shop, saved, ownIn, add };
}

/** A server that fails the next calls with this path. */
function failing(path: string, isLost: boolean) {
  const failure = { left: 1, keys: [] as (string | null)[] };
  const between: NonNullable<NonNullable<Options>['between']> = (server) => async (input) => {
    const request = new Request(input);
    if (!request.url.endsWith(path)) return server(request);
    failure.keys.push(request.headers.get('Idempotency-Key'));
    if (failure.left === 0) return server(request);
    failure.left -= 1;
    if (isLost) await server(request);
    throw new TypeError('The connection broke.');
  };
  return { failure, between };
}

test('[BEY-31] a customer adds an address in the form of the country of delivery', async () => {
  const shop = await openBook({ scenarios: 'auth.customer,address.none' });
  expect(shop.saved()).toEqual([]);
  shop.store.set(openAddress, null);
  expect(shop.store.get(addressEditingAtom)).toMatchObject({ id: null, draft: { region: 'US' } });
  await shop.add(false);
  await vi.waitFor(() => expect(shop.saved()).toMatchObject([{ is_default: 1, address: munich }]));
  expect(shop.store.get(addressEditingAtom)).toEqual({ status: 'none' });
});

test('[BEY-31] another address becomes the default, in the form or from the list', async () => {
  const shop = await openBook();
  const [first] = shop.saved();
  await shop.add(true);
  await vi.waitFor(() => expect(shop.saved()).toMatchObject([{ address: munich }, { id: first?.id }]));
  shop.store.set(openAddress, first?.id ?? 0);
  expect(shop.store.get(addressEditingAtom)).toMatchObject({ isDefault: false });
  await shop.store.set(makeDefault, first?.id ?? 0);
  await vi.waitFor(() => expect(shop.saved()[0]).toMatchObject({ id: first?.id, is_default: 1 }));
  shop.store.set(openAddress, first?.id ?? 0);
  expect(shop.store.get(addressEditingAtom)).toMatchObject({ isDefault: null });
});

test('[BEY-31] a lost answer creates no second address, and the form keeps its input', async () => {
  const { failure, between } = failing('/saveAddress', true);
  // The SDK retries by itself as long as it can.
  failure.left = 10;
  const shop = await openBook({ between });
  const count = shop.ownIn().length;
  await shop.add(false);
  expect(shop.store.get(addressEditingAtom)).toMatchObject({ status: 'failed', draft: munich });
  failure.left = 0;
  await shop.store.set(saveOpenAddress);
  expect(new Set(failure.keys).size).toBe(1);
  expect(shop.ownIn()).toHaveLength(count + 1);
});

test('[BEY-31] a deletion is taken back, and the address is the default one again', async () => {
  const shop = await openBook();
  await shop.add(false);
  await vi.waitFor(() => expect(shop.saved()).toHaveLength(2));
  const [first] = shop.saved();
  await shop.store.set(removeAddress, first?.id ?? 0);
  await vi.waitFor(() => expect(shop.saved()).toMatchObject([{ address: munich, is_default: 1 }]));
  const [toast] = shop.store.get(toastsAtom);
  expect(toast).toMatchObject({ text: { kind: 'removed', from: 'addresses' } });
  toast?.onUndo?.();
  await vi.waitFor(() =>
    expect(shop.saved()).toMatchObject([{ address: first?.address, is_default: 1 }, { is_default: 0 }]),
  );
});

test('[BEY-31] an address that could not be deleted returns to the list', async () => {
  const { failure, between } = failing('/deleteAddress', false);
  failure.left = 10;
  const shop = await openBook({ between });
  const [first] = shop.saved();
  await shop.store.set(removeAddress, first?.id ?? 0);
  await vi.waitFor(() => expect(shop.saved()).toMatchObject([{ id: first?.id }]));
  expect(shop.store.get(toastsAtom)).toMatchObject([{ tone: 'error' }]);
});

test('[BEY-31] undo after a logout saves nothing', async () => {
  const shop = await openBook();
  const [first] = shop.saved();
  await shop.store.set(removeAddress, first?.id ?? 0);
  const [toast] = shop.store.get(toastsAtom);
  await shop.store.set(logOut);
  toast?.onUndo?.();
  expect(shop.ownIn()).toEqual([]);
  expect(shop.countOf('/api/order/saveAddress')).toBe(0);
});
