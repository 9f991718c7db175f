// Types of the support part of WorldState: notices and mails.

import type { Locale } from '@signal-shop/sdk/contract';

export type NoticeKind = 'backInStock' | 'saleStart';

/** Somebody waits for a mail. */
export interface NoticeRequest {
  readonly goodsId: number;
  readonly email: string;
  readonly kind: NoticeKind;
  readonly locale: Locale;
}

/** What a mail of the shop is about. */
export type MailKind =
  | 'verificationCode'
  | 'subscription'
  | 'notice'
  | 'contact'
  | 'order'
  | 'afterSales'
  | 'withdrawal';

/** A mail that the shop sent; it never leaves the world. */
export interface Mail {
  readonly id: number;
  readonly to: string;
  readonly kind: MailKind;
  /** Plain text, in the language of whoever gets it. */
  readonly text: string;
  /** What the text is for, by itself: the code to type, the order number; null where there is none. */
  readonly reference: string | null;
  /** Seconds since 1970. */
  readonly time: number;
}
