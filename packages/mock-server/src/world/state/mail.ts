// Types of the mail part of WorldState: emails, notices, unsubscribe links.

import type { Locale } from '@signal-shop/sdk/contract';

export type NoticeKind = 'backInStock' | 'saleStart';

/** A request for an email about goods. */
export interface NoticeRequest {
  readonly goodsId: number;
  readonly email: string;
  readonly kind: NoticeKind;
  readonly locale: Locale;
}

/** A kind of mail that an address can unsubscribe from; each kind has its own link. */
export type MailingKind = 'offers' | NoticeKind;

/** The unsubscribe link of an address and a kind. Times in seconds since 1970. */
export interface MailLink {
  readonly email: string;
  readonly kind: MailingKind;
  /** When the newest email with this link was sent. */
  sentAt: number;
  /** The notices that unsubscribing deleted, for an undo; null while the address is subscribed. */
  deletedRequests: readonly NoticeRequest[] | null;
}

/** Unsubscribe links by token, and when subscribers got their last offers. */
export interface MailingsState {
  readonly links: Map<string, MailLink>;
  offersSentAt: number;
}

/** The subject of an email. */
export type MailKind =
  | 'verificationCode'
  | 'account'
  | 'subscription'
  | 'notice'
  | 'contact'
  | 'order'
  | 'afterSales'
  | 'withdrawal';

/** An email of the shop. */
export interface Mail {
  readonly id: number;
  readonly to: string;
  readonly kind: MailKind;
  /** Plain text, in the language of the recipient. */
  readonly text: string;
  /** The value the email exists for: the verification code, the order number; null without one. */
  readonly reference: string | null;
  /** The path of its unsubscribe page in the shop; null for an email that an order or an account requires. */
  readonly unsubscribe: string | null;
  /** Seconds since 1970. */
  readonly time: number;
}
