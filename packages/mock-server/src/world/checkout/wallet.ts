import { ChargeStatus } from '@signal-shop/sdk/contract';
import { testWalletToken } from '@signal-shop/sdk/rules/test-cards';
import type { Charge } from '../state/orders.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { settleRedirect } from './payment.ts';

/** The shopper's answer on the page of the wallet, or none in time. */
export type WalletAnswer = 'approve' | 'decline' | 'cancel' | 'time-out';

const failures = {
  approve: null,
  decline: 'walletDeclined',
  cancel: 'walletCanceled',
  'time-out': 'walletTimedOut',
} as const satisfies Record<WalletAnswer, Charge['failure']>;

/** The path of the wallet's page, where the shopper approves the payment: this server renders it. */
export function walletPath(world: World, { id }: Charge): string {
  return `/__mock/wallet/${id}?${new URLSearchParams({ session: world.session })}`;
}

/** Whether a charge is paid with the wallet. */
export function isWallet({ paymentToken }: Charge): boolean {
  return paymentToken === testWalletToken;
}

/**
 * Submits the shopper's answer to the wallet: it captures the payment and notifies the shop, or captures nothing. The
 * order is paid, or payable again, before the shopper returns, so a lost return loses no payment.
 * @throws Refused chargeNotFound, also after the first answer
 */
export function answerWallet(world: World, chargeId: string, answer: WalletAnswer): void {
  const charge = world.state.charges.get(chargeId);
  if (charge?.status !== ChargeStatus.redirect || !isWallet(charge)) throw new Refused('chargeNotFound');
  settleRedirect(world, charge, failures[answer]);
}
