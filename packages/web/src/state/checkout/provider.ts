import { atom } from 'jotai';
import type { PaymentProvider } from '../../payment/provider.ts';
import { paymentProviders } from '../../payment/providers.ts';
import { environmentAtom } from '../core/environment-atom.ts';

export const providerAtom = atom((get): PaymentProvider => {
  const { payment } = get(environmentAtom);
  return typeof payment === 'string' ? paymentProviders[payment] : payment;
});

/** Test cards; empty unless the built-in provider is in use. */
export const testCardsAtom = atom((get) => get(providerAtom).testCards);

/** The name of the provider's wallet; null without one. */
export const walletNameAtom = atom((get) => get(providerAtom).wallet?.name ?? null);

/** Whether the provider keeps cards for the next payment. */
export const canSaveCardAtom = atom((get) => get(providerAtom).keepsCards);
