import type { SeedAddress, SeedCustomer } from '../../seed/customer-types.ts';
import type { Customer } from '../state/account.ts';
import type { SavedAddress } from '../state/orders.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { assertDeliverable } from './delivery.ts';

export const addressesMaximum = 20;

export function initialAddresses(customers: readonly SeedCustomer[]): Map<number, SavedAddress[]> {
  return new Map(
    customers.flatMap(({ id, address }) =>
      address === null ? [] : [[id, [{ id: id * 100, address, isDefault: true }]]],
    ),
  );
}

/** A customer's addresses, the default first, then the newest. */
export function addressesOf(world: World, customer: Customer): readonly SavedAddress[] {
  const own = world.state.addresses.get(customer.id) ?? [];
  return [...own].sort((one, other) => Number(other.isDefault) - Number(one.isDefault) || other.id - one.id);
}

/**
 * Saves a new address, or changes the one with this id. The first saved address becomes the default.
 * @throws Refused savedAddressNotFound, addressInvalid (as `assertDeliverable`), tooManyAddresses
 */
export function saveAddress(
  world: World,
  customer: Customer,
  {
    id,
    address,
    isDefault,
  }: { readonly id: number | null; readonly address: SeedAddress; readonly isDefault: boolean },
): SavedAddress {
  const own = world.state.addresses.get(customer.id) ?? [];
  const before = own.find((one) => one.id === id);
  if (id !== null && before === undefined) throw new Refused('savedAddressNotFound');
  assertDeliverable(address);
  if (before === undefined && own.length >= addressesMaximum) throw new Refused('tooManyAddresses');
  const savedAddress = {
    id: before?.id ?? 10_000 + world.count('address'),
    address,
    isDefault: isDefault || before?.isDefault === true || own.length === 0,
  };
  const others = own.filter((one) => one !== before);
  world.state.addresses.set(customer.id, [
    ...(savedAddress.isDefault ? others.map((one) => ({ ...one, isDefault: false })) : others),
    savedAddress,
  ]);
  return savedAddress;
}

/**
 * Deletes an address; after the default, the newest of the others becomes the default. @throws Refused
 * savedAddressNotFound
 */
export function deleteAddress(world: World, customer: Customer, id: number): void {
  const own = world.state.addresses.get(customer.id) ?? [];
  const address = own.find((one) => one.id === id);
  if (address === undefined) throw new Refused('savedAddressNotFound');
  const others = own.filter((one) => one !== address);
  const nextDefault = others.toSorted((one, other) => other.id - one.id)[0];
  world.state.addresses.set(
    customer.id,
    address.isDefault ? others.map((one) => ({ ...one, isDefault: one === nextDefault })) : others,
  );
}
