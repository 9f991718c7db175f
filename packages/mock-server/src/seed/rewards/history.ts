import type { SeedRegistration, SeedWinning } from './types.ts';

/** Ada's prizes from past raffles. */
export const winnings: readonly SeedWinning[] = [
  { id: 1, customerId: 1, prizeId: 11, couponId: 3, daysAgo: 60 },
  { id: 2, customerId: 1, prizeId: 12, couponId: null, daysAgo: 33 },
];

/** The points of Ada's registered order, consistent with her points history. */
export const registrations: readonly SeedRegistration[] = [
  { id: 1, customerId: 1, ordersn: 'SG20251220000034', points: 99, daysAgo: 20 },
];
