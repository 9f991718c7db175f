import { testCards, testWalletName, testWalletToken } from '@signal-shop/sdk/rules/test-cards';
import type { PaymentProvider } from './provider.ts';

/** Accepts only its own test cards and charges nothing. */
export const testProvider: PaymentProvider = {
  tokenise: ({ number }) => {
    const digits = number.replaceAll(/\D/g, '');
    const card = testCards.find((candidate) => candidate.number === digits);
    return Promise.resolve(
      card === undefined ? { status: 'refused' } : { status: 'token', token: card.token },
    );
  },
  wallet: { name: testWalletName, token: testWalletToken },
  redirectOrigins: [],
  testCards: testCards.map(({ label, number }) => ({ label, number })),
};
