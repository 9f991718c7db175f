import type { PayableOrder, SavedCard } from '@signal-shop/sdk/contract';
import type { TestCardLabel } from '@signal-shop/sdk/rules/test-cards';
import type { Failure, NotReady } from '../../../remote.ts';

export const paymentStates = [
  'Ready',
  'Loading',
  'SavedCards',
  'OtherCard',
  'OnlyExpiredCards',
  'Redirecting',
  'WalletOpens',
  'Confirming',
  'ExpressCanceled',
  'ExpressDeclined',
  'ExpressTimedOut',
  'ExpressUnavailable',
  'Unfinished',
  'Verifying',
  'Declined',
  'NetworkFailed',
  'ServerFailed',
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

/** Output of the card form; goes to the payment provider's adapter only, never to the shop's server. */
export interface CardDetails {
  readonly number: string;
  /** 1 to 12. */
  readonly expiryMonth: number;
  /** Four digits. */
  readonly expiryYear: number;
  readonly securityCode: string;
  readonly holder: string;
}

export type PaymentProblem =
  /** Declined by the provider or the server; nothing was charged, the order remains. */
  | { readonly kind: 'declined'; readonly message: string }
  /** The adapter cannot accept this number (the test provider accepts only its test cards). */
  | { readonly kind: 'cardRefused' }
  /** The payment sheet of the device ended without a charge, or its payment was declined. */
  | { readonly kind: 'express'; readonly reason: 'canceled' | 'declined' | 'timedOut' | 'unavailable' }
  /** The request failed before it had any effect. */
  | { readonly kind: 'network'; readonly failure?: Failure };

export type PaymentPhase =
  | { readonly status: 'open' }
  /** An earlier charge waits on the provider's page; nothing was charged. */
  | { readonly status: 'unfinished' }
  | { readonly status: 'redirecting'; readonly wallet?: true }
  /** The payment sheet of the device is open, or its token is being charged. */
  | { readonly status: 'confirming' }
  /** The response was lost or timed out: the order's status must be fetched before a retry is safe. */
  | { readonly status: 'verifying' }
  | { readonly status: 'problem'; readonly problem: PaymentProblem };

export type PaymentState =
  | NotReady
  | { readonly status: 'missingOrder' }
  | { readonly status: 'orderGone' }
  /** Nothing left to pay: paid by card or with points, or a free test. */
  | { readonly status: 'alreadyPaid'; readonly order: PayableOrder }
  | { readonly status: 'ready'; readonly order: PayableOrder; readonly phase: PaymentPhase };

export interface PaymentScreenProps {
  readonly state: PaymentState;
  /** Shown below the card form while the built-in test provider is in use; otherwise empty. */
  readonly testCards: readonly {
    readonly label: TestCardLabel;
    readonly number: string;
  }[];
  /** The cards that the provider keeps for the customer, newest first. */
  readonly savedCards: readonly SavedCard[];
  /** Whether the provider keeps cards: the card form then offers it. */
  readonly canSaveCard: boolean;
  /** @param saves whether the provider keeps the card once the order is paid */
  readonly onPay: (card: CardDetails, saves: boolean) => void;
  readonly onPayWithSavedCard: (id: string) => void;
  /** Whether this device has a payment sheet. */
  readonly canPayExpress: boolean;
  readonly onPayExpress: () => void;
  /** The name of the provider's wallet; null without one. */
  readonly wallet: string | null;
  readonly onPayWithWallet: () => void;
}
