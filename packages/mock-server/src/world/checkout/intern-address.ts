import type { SeedAddress } from '../../seed/customer-types.ts';
import type { World } from '../state/world.ts';

const latest = new WeakMap<World, SeedAddress>();

/** Interns an address: most customers order to one address, so their orders share one object. */
export function internAddress(world: World, address: SeedAddress): SeedAddress {
  const previous = latest.get(world);
  if (previous !== undefined && isSame(previous, address)) return previous;
  latest.set(world, address);
  return address;
}

function isSame(one: SeedAddress, other: SeedAddress): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
