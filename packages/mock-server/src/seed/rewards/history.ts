import type { SeedRegistration, SeedWinning } from './types.ts';

/** What Ada won in raffles that are long over. */
export const winnings: readonly SeedWinning[] = [
  { id: 1, customerId: 1, prizeId: 11, couponId: 3, daysAgo: 60 },
  { id: 2, customerId: 1, prizeId: 12, couponId: null, daysAgo: 33 },
];

/** Ada's registered order earned what her point details say. */
export const registrations: readonly SeedRegistration[] = [
  { id: 1, customerId: 1, ordersn: 'SG20251220000034', points: 99, daysAgo: 20 },
];
