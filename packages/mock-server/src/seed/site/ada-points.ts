import { daySeconds } from '@signal-shop/sdk/rules/time';
import type { SeedPoints } from '../customer-types.ts';

const entries: readonly (readonly [daysAgo: number, kind: SeedPoints['kind'], change: number])[] = [
  [210, 'signUp', 50],
  [210, 'dailyLogin', 3],
  [209, 'socialFollow', 20],
  [205, 'invite', 10],
  [190, 'productRegistration', 245],
  [150, 'productRegistration', 899],
  [120, 'sharedReview', 50],
  [118, 'dailyLogin', 3],
  [100, 'productRegistration', 1189],
  [95, 'invite', 10],
  [77, 'sharedReview', 50],
  [60, 'invite', 10],
  [43, 'pointsExchange', -1500],
  [20, 'productRegistration', 99],
  [14, 'dailyLogin', 3],
  [13, 'invite', 10],
  [12, 'socialFollow', 20],
  [8, 'invite', 10],
  [5, 'sharedReview', 50],
  [3, 'dailyLogin', 3],
  [2, 'dailyLogin', 3],
  [0, 'dailyLogin', 3],
];

/** The history of 1,240 points. */
export const adaPoints: readonly SeedPoints[] = entries.map(([daysAgo, kind, change]) => ({
  kind,
  change,
  secondsAgo: daysAgo * daySeconds + 600,
}));
