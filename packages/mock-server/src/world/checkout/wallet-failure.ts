import type { WalletFailure as WalletFailureCode } from '@signal-shop/sdk/contract';
import type { Charge, WalletFailure } from '../state/orders.ts';

const codes: Readonly<Record<WalletFailure, WalletFailureCode>> = {
  walletDeclined: 'declined',
  walletCanceled: 'canceled',
  walletTimedOut: 'timedOut',
};

/** The wallet's failure of a charge as the contract names it; absent for another charge. */
export function walletFailureOf(charge: Charge | null): { readonly wallet_failure?: WalletFailureCode } {
  const failure = charge?.failure ?? null;
  return isWalletFailure(failure) ? { wallet_failure: codes[failure] } : {};
}

export function isWalletFailure(failure: Charge['failure']): failure is WalletFailure {
  return failure !== null && Object.hasOwn(codes, failure);
}
