/** Cards that the shop's test provider knows; it turns a number into a token, and the shop sees the token alone. */
export const testCards = [
  { number: '4242424242424242', paymentToken: 'test_success', outcome: 'succeeds' },
  { number: '4000000000000002', paymentToken: 'test_declined', outcome: 'is declined' },
  { number: '4000000000009995', paymentToken: 'test_insufficient_funds', outcome: 'has too little money' },
  {
    number: '4000002760003184',
    paymentToken: 'test_three_d_secure',
    outcome: 'is asked for by the bank first',
  },
  { number: '4000000000000077', paymentToken: 'test_late', outcome: 'is confirmed 10 seconds later' },
  { number: '4000000000000341', paymentToken: 'test_late_declined', outcome: 'is declined 10 seconds later' },
] as const;

export type CardOutcome = 'succeeds' | 'cardDeclined' | 'insufficientFunds' | 'paymentFailed';

interface CardBehaviour {
  /** Whether the bank asks the shopper on a page of its own first. */
  readonly asks: boolean;
  /** Whether the provider needs a while. */
  readonly isLate: boolean;
  readonly outcome: CardOutcome;
}

const behaviours: ReadonlyMap<string, CardBehaviour> = new Map([
  ['test_success', { asks: false, isLate: false, outcome: 'succeeds' }],
  ['test_declined', { asks: false, isLate: false, outcome: 'cardDeclined' }],
  ['test_insufficient_funds', { asks: false, isLate: false, outcome: 'insufficientFunds' }],
  ['test_three_d_secure', { asks: true, isLate: false, outcome: 'succeeds' }],
  ['test_late', { asks: false, isLate: true, outcome: 'succeeds' }],
  ['test_late_declined', { asks: false, isLate: true, outcome: 'cardDeclined' }],
]);

/** What a card does by itself; a token that the provider does not know pays nothing. */
export function behaviourOf(paymentToken: string): CardBehaviour {
  return behaviours.get(paymentToken) ?? { asks: false, isLate: false, outcome: 'paymentFailed' };
}
