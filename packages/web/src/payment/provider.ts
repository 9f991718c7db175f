import type { CardDetails, PaymentScreenProps } from '@signal-shop/ui/screens/payment/payment.states.ts';

/** What a provider makes of a card: a token that the shop may see, or why it takes no such card. */
export type Tokenised =
  | { readonly status: 'token'; readonly token: string }
  | { readonly status: 'refused' }
  /** The provider could not be reached; nothing has happened. */
  | { readonly status: 'unreachable' };

/** The door to whoever takes the money. The card goes through here and nowhere else. */
export interface PaymentProvider {
  readonly tokenise: (card: CardDetails) => Promise<Tokenised>;
  /** Where the shopper may be sent to finish a payment, such as `https://pay.example`. */
  readonly redirectOrigins: readonly string[];
  /** Cards to try with; empty for a real provider. */
  readonly testCards: PaymentScreenProps['testCards'];
}
