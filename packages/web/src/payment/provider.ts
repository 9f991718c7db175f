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

/** The interface of a payment provider. Card data is passed only through it. */
export interface PaymentProvider {
  readonly tokenise: (card: CardDetails) => Promise<TokenizationResult>;
  /**
   * The wallet beside the card: a charge with its token redirects to the page of the wallet. Null without a wallet.
   */
  readonly wallet: { readonly name: string; readonly token: string } | null;
  /** Origins that a payment may redirect to, such as `https://pay.example`. */
  readonly redirectOrigins: readonly string[];
  /** Cards for testing; empty for a real provider. */
  readonly testCards: PaymentScreenProps['testCards'];
}
