import type { AfterSalesReason, AfterSalesStatus } from '@signal-shop/sdk/contract';

/** Why something after the sale is refused. */
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

/** What the shop says about an application or a claim. */
export type AnswerName =
  | 'freeTestUnderReview'
  | 'freeTestNeedsAddress'
  | 'freeTestApproved'
  | 'freeTestRejected'
  | 'claimReceived';

/** The conditions of a free test, in the order in which they are read. */
export type FreeTestTextName = 'heading' | 'applying' | 'deciding' | 'delivery' | 'reporting' | 'keeping';

/** Points come back in the place of money where points paid. */
export type AfterSalesNoteName = AfterSalesStatus | 'refundedInPoints';

export interface AfterDeliveryMessages {
  readonly refusals: Readonly<Record<AfterDeliveryRefusalName, string>>;
  readonly confirmations: Readonly<Record<AfterDeliveryConfirmationName, string>>;
  readonly answers: Readonly<Record<AnswerName, string>>;
  readonly freeTest: Readonly<Record<FreeTestTextName, string>>;
  /** One note per state of a request; another where points come back in the place of money. */
  readonly afterSales: Readonly<Record<AfterSalesNoteName, string>>;
  /** Why the shop says no, by what the customer gave as the reason. */
  readonly rejections: Readonly<Record<Exclude<AfterSalesReason, 'withdrawal'>, string>>;
}
