import { assertCapacity } from '../state/capacity.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';

/** The code that the first-order popup offers. */
export const firstOrderCouponCode = 'WELCOME10';

/** Subscribes an email address to offers. @throws Refused emailInvalid, alreadySubscribed */
export function subscribe(world: World, email: string): void {
  checkMailbox(email);
  const address = email.toLowerCase();
  if (world.state.subscribers.has(address)) throw new Refused('alreadySubscribed');
  assertCapacity(world, 'subscribers');
  world.state.subscribers.add(address);
}

/** Email to `bounce@…` is undeliverable, whatever the domain. @throws Refused emailInvalid */
export function checkMailbox(email: string): void {
  if (email.toLowerCase().startsWith('bounce@')) throw new Refused('emailInvalid');
}
