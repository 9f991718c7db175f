import { ChargeStatus } from '@signal-shop/sdk/contract';
import type { Charge } from '../state/orders.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { settleRedirect } from './payment.ts';
import { isWallet } from './wallet.ts';

/** The shopper's answer on the page of the bank. */
export type ChallengeAnswer = 'allow' | 'deny';

/** The path of the bank's page, where the shopper authenticates the payment: this server renders it. */
export function challengePath(world: World, { id }: Charge): string {
  return `/__mock/pay/${id}?${new URLSearchParams({ session: world.session })}`;
}

/** The charge that waits for authentication. @throws Refused chargeNotFound, also after the answer */
export function findChallenge(world: World, chargeId: string): Charge {
  const charge = world.state.charges.get(chargeId);
  // The shopper may have opened the wallet in another tab since.
  if (charge?.status !== ChargeStatus.redirect || isWallet(charge)) throw new Refused('chargeNotFound');
  return charge;
}

/**
 * Submits the shopper's answer to the bank: the provider captures the payment and notifies the shop, or captures
 * nothing. The order is paid, or payable again, before the shopper returns.
 * @returns the order number
 * @throws Refused chargeNotFound
 */
export function answerChallenge(world: World, chargeId: string, answer: ChallengeAnswer): string {
  const charge = findChallenge(world, chargeId);
  settleRedirect(world, charge, answer === 'allow' ? null : 'paymentNotAuthenticated');
  return charge.ordersn;
}
