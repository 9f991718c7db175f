import type { AfterSalesReason, AfterSalesStatus } from '@signal-shop/sdk/contract';

/** Why an action after the sale is refused. */
export type AfterDeliveryRefusalName =
  | 'orderLineNotFound'
  | 'reviewTooEarly'
  | 'reviewAlreadyWritten'
  | 'reviewGoodsReturned'
  | 'reviewContentMissing'
  | 'pictureNotFound'
  | 'commentNotFound'
  | 'freeTestNotOffered'
  | 'freeTestClosed'
  | 'freeTestAlreadyApplied'
  | 'applicationNotFound'
  | 'returnTooLate'
  | 'contactSupportFirst'
  | 'afterSalesNotPossible'
  | 'afterSalesAlreadyOpen'
  | 'afterSalesNotFound'
  | 'afterSalesStepClosed'
  | 'warrantyTooEarly'
  | 'warrantyAlreadyRegistered'
  | 'warrantyOver'
  | 'warrantyNotRegistered'
  | 'warrantyAlreadyClaimed'
  | 'marketplaceOrderNotFound';

export type AfterDeliveryConfirmationName =
  | 'reviewPublished'
  | 'reviewShared'
  | 'reviewChecked'
  | 'praised'
  | 'praiseTakenBack'
  | 'freeTestApplied'
  | 'warrantyRegistered'
  | 'warrantyClaimed'
  | 'afterSalesRequested'
  | 'returnParcelAnnounced'
  | 'afterSalesWithdrawn';

/** Messages about an application or a claim. */
export type AnswerName =
  | 'freeTestUnderReview'
  | 'freeTestNeedsAddress'
  | 'freeTestApproved'
  | 'freeTestRejected'
  | 'claimReceived';

/** The conditions of a free test, in reading order. */
export type FreeTestTextName = 'heading' | 'applying' | 'deciding' | 'delivery' | 'reporting' | 'keeping';

/** Refunds in points have their own note. */
export type AfterSalesNoteName = AfterSalesStatus | 'refundedInPoints';

export interface AfterDeliveryMessages {
  readonly refusals: Readonly<Record<AfterDeliveryRefusalName, string>>;
  readonly confirmations: Readonly<Record<AfterDeliveryConfirmationName, string>>;
  readonly answers: Readonly<Record<AnswerName, string>>;
  readonly freeTest: Readonly<Record<FreeTestTextName, string>>;
  /** One note per status of a request, and one for a refund in points. */
  readonly afterSales: Readonly<Record<AfterSalesNoteName, string>>;
  /** Why the shop rejects a request, by the reason that the customer gave. */
  readonly rejections: Readonly<Record<Exclude<AfterSalesReason, 'withdrawal'>, string>>;
}
