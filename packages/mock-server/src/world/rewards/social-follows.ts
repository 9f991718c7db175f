import type { SocialNetwork } from '@signal-shop/sdk/contract';
import type { Customer } from '../state/account.ts';
import { Refused } from '../state/refused.ts';
import type { PointEntry } from '../state/rewards.ts';
import type { World } from '../state/world.ts';
import { awardPoints } from './points.ts';

export const socialNetworks = [
  'youtube',
  'instagram',
  'facebook',
  'discord',
] as const satisfies readonly SocialNetwork[];

/** The followed networks of the seed customers in a new world, by customer id. */
export function initialFollows(): Map<number, Set<SocialNetwork>> {
  return new Map([[1, new Set(['youtube', 'discord'] as const)]]);
}

/** The networks on which the customer has claimed the points for following the shop. */
export function followsOf(world: World, customer: Customer): ReadonlySet<SocialNetwork> {
  return world.state.follows.get(customer.id) ?? new Set();
}

/** Awards the points for following the shop on a network, once. @throws Refused followAlreadyClaimed */
export function claimFollow(world: World, customer: Customer, network: SocialNetwork): PointEntry {
  const networks = world.state.follows.get(customer.id) ?? new Set();
  if (networks.has(network)) throw new Refused('followAlreadyClaimed');
  const entry = awardPoints(world, customer, 'socialFollow');
  if (entry === null) throw new Refused('followAlreadyClaimed');
  world.state.follows.set(customer.id, networks.add(network));
  return entry;
}
