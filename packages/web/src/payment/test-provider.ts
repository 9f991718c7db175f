import { isRecord } from '@signal-shop/sdk/rules/is-record';
import {
  keptCardToken,
  testCards,
  testSheetPath,
  testWalletName,
  testWalletToken,
} from '@signal-shop/sdk/rules/test-cards';
import { browserSheet } from './browser-sheet.ts';
import type { PaymentProvider } from './provider.ts';
import { testSheet } from './test-sheet.ts';

/** Accepts only its own test cards and charges nothing. */
export const testProvider: PaymentProvider = {
  tokenise: ({ number, expiryMonth, expiryYear }, saves) => {
    const digits = number.replaceAll(/\D/g, '');
    const card = testCards.find((candidate) => candidate.number === digits);
    if (card === undefined) return Promise.resolve({ status: 'refused' });
    const token = saves ? keptCardToken(card.token, expiryMonth, expiryYear) : card.token;
    return Promise.resolve({ status: 'token', token });
  },
  keepsCards: true,
  wallet: { name: testWalletName, token: testWalletToken },
  // A payment handler that a tester has installed comes before the window of the provider.
  sheets: [browserSheet(testSheetPath, tokenOf), testSheet],
  redirectOrigins: [],
  testCards: testCards.map(({ label, number }) => ({ label, number })),
};

function tokenOf(details: unknown): string {
  return isRecord(details) && typeof details.token === 'string' ? details.token : '';
}
