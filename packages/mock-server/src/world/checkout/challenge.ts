import { ChargeStatus } from '@signal-shop/sdk/contract';
import type { Charge } from '../state/orders.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { settleChallenge } from './payment.ts';

/** What the shopper says on the page of the bank. */
export type ChallengeAnswer = 'allow' | 'deny';

/** Where the provider asks the shopper itself before it takes money: a page that this server shows. */
export function challengePath(world: World, { id }: Charge): string {
  return `/__mock/pay/${id}?${new URLSearchParams({ session: world.session })}`;
}

/** The charge that waits for the shopper's word. @throws Refused chargeNotFound, also once the word was given */
export function findChallenge(world: World, chargeId: string): Charge {
  const charge = world.state.charges.get(chargeId);
  if (charge?.status !== ChargeStatus.redirect) throw new Refused('chargeNotFound');
  return charge;
}

/**
 * Gives the shopper's word to the bank: the provider takes the money and tells the shop, or takes none. The order is
 * paid, or can be paid again, before the shopper is back.
 * @returns the number of the order
 * @throws Refused chargeNotFound
 */
export function answerChallenge(world: World, chargeId: string, answer: ChallengeAnswer): string {
  const charge = findChallenge(world, chargeId);
  settleChallenge(world, charge, answer === 'allow');
  return charge.ordersn;
}
