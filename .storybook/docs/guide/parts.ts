// The parts of a component's page, in their order.
export const guideParts = [
  'Summary',
  'WhenToUse',
  'WhenNotToUse',
  'Anatomy',
  'Practice',
  'Do',
  'Dont',
  'Content',
  'Accessibility',
  'Tokens',
  'History',
  'Examples',
] as const;

export type GuidePart = (typeof guideParts)[number];

/** `beta`: its props may still change. */
export const guideStatuses = ['stable', 'beta'] as const;

export type GuideStatus = (typeof guideStatuses)[number];
