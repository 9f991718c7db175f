import type { TestCardLabel } from '@signal-shop/sdk/rules/test-cards';
import { testCardOf, testWalletToken } from '@signal-shop/sdk/rules/test-cards';

export type CardOutcome = 'succeeds' | 'cardDeclined' | 'insufficientFunds' | 'paymentFailed';

interface CardBehaviour {
  /** Whether the bank authenticates the shopper on its own page first. */
  readonly asks: boolean;
  /** Whether the provider settles the charge asynchronously. */
  readonly isLate: boolean;
  readonly outcome: CardOutcome;
}

const behaviours: Readonly<Record<TestCardLabel, CardBehaviour>> = {
  success: { asks: false, isLate: false, outcome: 'succeeds' },
  declined: { asks: false, isLate: false, outcome: 'cardDeclined' },
  insufficientFunds: { asks: false, isLate: false, outcome: 'insufficientFunds' },
  asked: { asks: true, isLate: false, outcome: 'succeeds' },
  late: { asks: false, isLate: true, outcome: 'succeeds' },
  lateDeclined: { asks: false, isLate: true, outcome: 'cardDeclined' },
};

/** The wallet redirects to its own page first. */
const wallet: CardBehaviour = { asks: true, isLate: false, outcome: 'succeeds' };

/** The outcome of a card or the wallet; an unknown token fails. */
export function behaviourOf(paymentToken: string): CardBehaviour {
  if (paymentToken === testWalletToken) return wallet;
  const card = testCardOf(paymentToken);
  return card === null ? { asks: false, isLate: false, outcome: 'paymentFailed' } : behaviours[card.label];
}
