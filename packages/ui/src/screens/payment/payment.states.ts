import type { PayableOrder } from '@signal-shop/sdk/contract';
import type { TestCardLabel } from '@signal-shop/sdk/rules/test-cards';
import type { Failure } from '../../remote.ts';

export const paymentStates = [
  'Ready',
  'Loading',
  'Redirecting',
  'Verifying',
  'Declined',
  'NetworkFailed',
  'AlreadyPaid',
  'PayTypeCard1',
  'PayTypePoints2',
  'PayTypeFreeTest3',
  'OrderGone',
  'NotATestCard',
  'CardInvalid',
  'Failed',
  'MissingOrder',
] as const;

/** What the card form gives; it goes to the payment provider's adapter only, never to the shop. */
export interface CardDetails {
  readonly number: string;
  /** 1..12 */
  readonly expiryMonth: number;
  /** Four digits. */
  readonly expiryYear: number;
  readonly securityCode: string;
  readonly holder: string;
}

export type PaymentProblem =
  /** The provider or the server said no; nothing was charged, the order is kept. */
  | { readonly kind: 'declined'; readonly message: string }
  /** The adapter knows this number cannot be taken here (the test provider takes only its test cards). */
  | { readonly kind: 'cardRefused' }
  /** The request never left or was refused before any effect. */
  | { readonly kind: 'network' };

export type PaymentPhase =
  | { readonly status: 'open' }
  | { readonly status: 'redirecting' }
  /** The answer was lost or late: the server is asked what happened before anything else may be done. */
  | { readonly status: 'verifying' }
  | { readonly status: 'problem'; readonly problem: PaymentProblem };

export type PaymentState =
  | { readonly status: 'loading' }
  | { readonly status: 'missingOrder' }
  | { readonly status: 'orderGone' }
  /** Nothing is left to pay: by card, with points, or because it is a free test. */
  | { readonly status: 'alreadyPaid'; readonly order: PayableOrder }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly order: PayableOrder; readonly phase: PaymentPhase };

export interface PaymentScreenProps {
  readonly state: PaymentState;
  /** Shown under the card form while the built-in test provider is in use; empty otherwise. */
  readonly testCards: readonly {
    readonly label: TestCardLabel;
    readonly number: string;
  }[];
  readonly onPay: (card: CardDetails) => void;
}
