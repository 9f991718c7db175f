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

/** The token of the built-in test provider's wallet: its charge continues on the page of the wallet. */
export const testWalletToken = 'test_wallet';

/** The wallet's name, which is the same in every language. */
export const testWalletName = 'Test Wallet';

/** The page of the test provider that takes the place of a device's payment sheet, and its payment method. */
export const testSheetPath = '/api/test-sheet';

/** The start of the name of the `BroadcastChannel` between that page and the shop; the id of the sheet follows. */
export const testSheetChannel = 'test-sheet-';

export type TestCardLabel = (typeof testCards)[number]['label'];
