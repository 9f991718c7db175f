/** What the questions of the FAQ are about, in the order of the page. */
export const questionGroups = ['orders', 'shipping', 'returns', 'account'] as const;
export type QuestionGroup = (typeof questionGroups)[number];

/** Every question of the FAQ under its group, most asked first. The name stands in addresses. */
export const questionIds = {
  orders: ['change-order', 'payment-methods', 'unpaid-order', 'full-reduction'],
  shipping: ['delivery-time', 'shipping-cost', 'track-parcel', 'parcel-late'],
  returns: ['return-goods', 'refund-time', 'warranty-length', 'claim-warranty'],
  account: ['forgot-password', 'earn-points', 'use-points', 'use-coupon'],
} as const satisfies Record<QuestionGroup, readonly string[]>;
export type QuestionId = (typeof questionIds)[QuestionGroup][number];

export const headsetQuestionIds = [
  'works-with',
  'glasses',
  'quiet-microphone',
  'no-sound',
  'clean-pads',
  'spare-parts',
] as const;
export const mouseQuestionIds = [
  'operating-system',
  'hand-size',
  'settings-program',
  'jumping-pointer',
  'double-click',
  'glass-table',
] as const;

/** A question and its answer. */
export type QuestionText = readonly [question: string, answer: string];

/** All questions in one language. */
export interface QuestionTexts {
  readonly groups: Readonly<Record<QuestionGroup, string>>;
  readonly questions: Readonly<Record<QuestionId, QuestionText>>;
  /** What buyers of a headset ask. */
  readonly headset: Readonly<Record<(typeof headsetQuestionIds)[number], QuestionText>>;
  /** What buyers of a mouse ask. */
  readonly mouse: Readonly<Record<(typeof mouseQuestionIds)[number], QuestionText>>;
}
