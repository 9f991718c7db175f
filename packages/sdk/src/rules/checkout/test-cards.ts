/** How long a late test card takes. */
export const lateCardSeconds = 10;

/** The cards of the built-in test provider: it exchanges a number for the token, and no money moves. */
export const testCards = [
  { label: 'success', number: '4242424242424242', token: 'test_success', outcome: 'succeeds' },
  {
    label: 'declined',
    number: '4000000000000002',
    token: 'test_declined',
    outcome: 'is declined by the bank',
  },
  {
    label: 'insufficientFunds',
    number: '4000000000009995',
    token: 'test_insufficient_funds',
    outcome: 'has too little money',
  },
  {
    label: 'asked',
    number: '4000002760003184',
    token: 'test_three_d_secure',
    outcome: 'asks for confirmation by the bank first',
  },
  {
    label: 'late',
    number: '4000000000000077',
    token: 'test_late',
    outcome: `succeeds ${lateCardSeconds} seconds later`,
  },
  {
    label: 'lateDeclined',
    number: '4000000000000341',
    token: 'test_late_declined',
    outcome: `is declined ${lateCardSeconds} seconds later`,
  },
] as const;

export interface TestCard {
  readonly label: TestCardLabel;
  readonly number: string;
  /** Of a token for a card to keep; null for any other. */
  readonly expiry: { readonly month: number; readonly year: number } | null;
}

/** The token of a test card for the provider to keep: it has the expiry date, such as `test_success-1228`. */
export function keptCardToken(token: string, month: number, year: number): string {
  return `${token}-${String(month).padStart(2, '0')}${String(year % 100).padStart(2, '0')}`;
}

/** The test card of a token; null for one that is not a test card's. */
export function testCardOf(paymentToken: string): TestCard | null {
  const [, token, month, year] = /^(\w+)-(0[1-9]|1[0-2])(\d{2})$/.exec(paymentToken) ?? [null, paymentToken];
  const card = testCards.find((one) => one.token === token);
  if (card === undefined) return null;
  const expiry = month === undefined ? null : { month: Number(month), year: 2000 + Number(year) };
  return { label: card.label, number: card.number, expiry };
}

/** The token of the built-in test provider's wallet: its charge continues on the page of the wallet. */
export const testWalletToken = 'test_wallet';

/** The wallet's name, which is the same in every language. */
export const testWalletName = 'Test Wallet';

/** The page of the test provider that takes the place of a device's payment sheet, and its payment method. */
export const testSheetPath = '/api/test-sheet';

/** The start of the name of the `BroadcastChannel` between that page and the shop; the id of the sheet follows. */
export const testSheetChannel = 'test-sheet-';

export type TestCardLabel = (typeof testCards)[number]['label'];
