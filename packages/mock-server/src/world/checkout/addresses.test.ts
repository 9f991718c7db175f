import { Flag } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { harbourAddress, refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { startingTokens } from '../account/customers.ts';
import { addressesMaximum } from './addresses.ts';

const portland = { ...harbourAddress, city: 'Portland', state: 'OR' };

test('[PAY-01] exactly one saved address is the default, starting with the first', async () => {
  const shop = createShop({ scenarios: 'auth.new' });
  const client = visit(shop, { token: startingTokens.new });
  expect((await client.listAddresses()).msg).toEqual([]);
  const first = (await client.saveAddress({ address: harbourAddress })).address;
  expect(first.is_default).toBe(Flag.yes);
  const second = (await client.saveAddress({ address: portland, is_default: Flag.yes })).address;
  const third = (await client.saveAddress({ address: portland })).address;
  const ids = async () => (await client.listAddresses()).msg.map(({ id, is_default }) => [id, is_default]);
  expect(await ids()).toEqual([
    [second.id, 1],
    [third.id, 0],
    [first.id, 0],
  ]);
  await client.deleteAddress({ id: second.id });
  expect(await ids()).toEqual([
    [third.id, 1],
    [first.id, 0],
  ]);
  await client.saveAddress({ id: third.id, address: harbourAddress, is_default: Flag.no });
  expect((await client.listAddresses()).msg[0]).toMatchObject({ is_default: 1, address: harbourAddress });
});

test('[PAY-01] [T20] an address of another customer can be neither read, changed nor deleted', async () => {
  const shop = createShop({ scenarios: 'auth.new' });
  const owner = await visitAsCustomer(shop);
  const otherCustomer = visit(shop, { token: startingTokens.new });
  const [own] = (await owner.listAddresses()).msg;
  const id = own?.id ?? 0;
  expect((await otherCustomer.listAddresses()).msg).toEqual([]);
  expect(await refusalOf(otherCustomer.saveAddress({ id, address: portland }))).toBe('savedAddressNotFound');
  expect(await refusalOf(otherCustomer.deleteAddress({ id }))).toBe('savedAddressNotFound');
  expect((await owner.listAddresses()).msg).toEqual([own]);
});

test('[PAY-01] the number of addresses is limited, and an unknown US state is refused', async () => {
  const shop = createShop({ scenarios: 'auth.new' });
  const client = visit(shop, { token: startingTokens.new });
  const save = () => client.saveAddress({ address: portland });
  for (let index = 0; index < addressesMaximum; index += 1) await save();
  expect(await refusalOf(save())).toBe('tooManyAddresses');
  const [{ id } = { id: 0 }] = (await client.listAddresses()).msg;
  expect(await refusalOf(client.saveAddress({ id, address: { ...portland, state: 'Atlantis' } }))).toBe(
    'addressInvalid',
  );
  expect((await client.saveAddress({ id, address: harbourAddress })).address.address).toEqual(harbourAddress);
});
