import type {
  CardDetails,
  PaymentScreenProps,
} from '@signal-shop/ui/screens/checkout/payment/payment.states.ts';

/** A provider's result for a card: a token that the shop may see, or the reason for declining it. */
export type TokenizationResult =
  | { readonly status: 'token'; readonly token: string }
  | { readonly status: 'refused' }
  /** The provider was unreachable; nothing was charged. */
  | { readonly status: 'unreachable' };

/** Opens a payment sheet with an amount. The browser allows it only in the handler of a click. */
export type OpenSheet = (details: PaymentDetailsInit) => PaymentSheet;

/** The payment sheet of a device, in the shape of the browser's `PaymentRequest`. */
export interface PaymentSheet {
  readonly canMakePayment: () => Promise<boolean>;
  /** @throws DOMException AbortError when the shopper closes the sheet, or after `abort` */
  readonly show: () => Promise<ApprovedSheet>;
  readonly abort: () => Promise<void>;
}

export interface ApprovedSheet {
  readonly token: string;
  /** Shows the result in the sheet and closes it. */
  readonly complete: (result: PaymentComplete) => Promise<void>;
}

/** The interface of a payment provider. Card data is passed only through it. */
export interface PaymentProvider {
  /** @param saves whether the provider is to keep the card once its charge has succeeded */
  readonly tokenise: (card: CardDetails, saves: boolean) => Promise<TokenizationResult>;
  /** Whether the provider keeps cards for the next payment. */
  readonly keepsCards: boolean;
  /**
   * The wallet beside the card: a charge with its token redirects to the page of the wallet. Null without a wallet.
   */
  readonly wallet: { readonly name: string; readonly token: string } | null;
  /** The payment sheets of the provider, the best first: the shop offers the first one that the device can show. */
  readonly sheets: readonly OpenSheet[];
  /** Origins that a payment may redirect to, such as `https://pay.example`. */
  readonly redirectOrigins: readonly string[];
  /** Cards for testing; empty for a real provider. */
  readonly testCards: PaymentScreenProps['testCards'];
}
