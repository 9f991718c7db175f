// Types of the support part of WorldState: notices and mails.

import type { Locale } from '@signal-shop/sdk/contract';

export type NoticeKind = 'backInStock' | 'saleStart';

/** A request for an email about goods. */
export interface NoticeRequest {
  readonly goodsId: number;
  readonly email: string;
  readonly kind: NoticeKind;
  readonly locale: Locale;
}

/** The subject of an email. */
export type MailKind =
  | 'verificationCode'
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
  /** Seconds since 1970. */
  readonly time: number;
}
