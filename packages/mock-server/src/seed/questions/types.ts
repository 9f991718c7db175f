/** The topics of the FAQ, in the order of the page. */
export const questionGroups = ['orders', 'shipping', 'returns', 'account'] as const;
export type QuestionGroup = (typeof questionGroups)[number];

/** Every question of the FAQ by topic, the most frequent first. The ids are used in URLs. */
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
  /** Questions about headsets. */
  readonly headset: Readonly<Record<(typeof headsetQuestionIds)[number], QuestionText>>;
  /** Questions about mice. */
  readonly mouse: Readonly<Record<(typeof mouseQuestionIds)[number], QuestionText>>;
}
