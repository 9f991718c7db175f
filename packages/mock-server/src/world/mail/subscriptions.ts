import type { Locale } from '@signal-shop/sdk/contract';
import { emailKey } from '../account/emails.ts';
import { assertCapacity } from '../state/capacity.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { forgetUnsubscription } from './mail-links.ts';

/** The code that the first-order popup offers. */
export const firstOrderCouponCode = 'WELCOME10';

/**
 * Subscribes an email address to offers.
 * @param locale the language of the offers
 * @throws Refused emailInvalid, alreadySubscribed
 */
export function subscribe(world: World, email: string, locale: Locale): void {
  checkMailbox(email);
  const address = emailKey(email);
  if (world.state.subscribers.has(address)) throw new Refused('alreadySubscribed');
  assertCapacity(world, 'subscribers');
  world.state.subscribers.set(address, locale);
  forgetUnsubscription(world, email, 'offers');
}

/** Email to `bounce@…` is undeliverable at any domain. @throws Refused emailInvalid */
export function checkMailbox(email: string): void {
  if (email.toLowerCase().startsWith('bounce@')) throw new Refused('emailInvalid');
}
