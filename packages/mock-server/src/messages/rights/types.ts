/** More specific than the sentence of the refusal's code. */
export type DetailName = 'mailLinkInvalid' | 'mailLinkExpired';

/** Messages of successful calls about emails and the account. */
export type RightsConfirmationName =
  | 'unsubscribed'
  | 'resubscribed'
  | 'accountDeletionRequested'
  | 'accountKept';

/** Texts of emails that customers can end, and of those about the deletion of an account. */
export type RightsMailTextName =
  | 'offers'
  /** The last line of each email that people can unsubscribe from. */
  | 'unsubscribe'
  | 'accountDeletionRequested'
  | 'accountKept'
  | 'accountDeleted';

/** Messages about unsubscribing and about the deletion of an account. */
export interface RightsMessages {
  readonly details: Readonly<Record<DetailName, string>>;
  readonly confirmations: Readonly<Record<RightsConfirmationName, string>>;
  readonly mails: Readonly<Record<RightsMailTextName, string>>;
}
