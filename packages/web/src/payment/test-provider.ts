import type { PaymentProvider } from './provider.ts';

const cards = [
  { label: 'success', number: '4242424242424242', token: 'test_success' },
  { label: 'declined', number: '4000000000000002', token: 'test_declined' },
  { label: 'insufficientFunds', number: '4000000000009995', token: 'test_insufficient_funds' },
  { label: 'asked', number: '4000002760003184', token: 'test_three_d_secure' },
  { label: 'late', number: '4000000000000077', token: 'test_late' },
  { label: 'lateDeclined', number: '4000000000000341', token: 'test_late_declined' },
] as const;

/** Takes only its own test cards and no money at all. */
export const testProvider: PaymentProvider = {
  tokenise: ({ number }) => {
    const digits = number.replaceAll(/\D/g, '');
    const card = cards.find((candidate) => candidate.number === digits);
    return Promise.resolve(
      card === undefined ? { status: 'refused' } : { status: 'token', token: card.token },
    );
  },
  redirectOrigins: [],
  testCards: cards.map(({ label, number }) => ({ label, number })),
};
