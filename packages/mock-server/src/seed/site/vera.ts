import { daySeconds } from '@signal-shop/sdk/rules/time';
import type { SeedOrder, SeedPoints } from '../customer-types.ts';

const entries: readonly (readonly [daysAgo: number, kind: SeedPoints['kind'], change: number])[] = [
  [700, 'signUp', 50],
  [700, 'profileCompleted', 10],
  [640, 'productRegistration', 2490],
  [560, 'productRegistration', 3180],
  [480, 'productRegistration', 1990],
  [400, 'productRegistration', 2740],
  [300, 'sharedReview', 50],
  [290, 'socialFollow', 20],
  [210, 'productRegistration', 1890],
  [90, 'sharedReview', 50],
  [40, 'invite', 10],
];

/** The history of 12,480 points. */
export const veraPoints: readonly SeedPoints[] = entries.map(([daysAgo, kind, change]) => ({
  kind,
  change,
  secondsAgo: daysAgo * daySeconds + 900,
}));

export const veraOrders: readonly SeedOrder[] = [
  {
    ordersn: 'SG20251201000003',
    status: 'complete',
    payType: 'card',
    placedSecondsAgo: 45 * daySeconds,
    lines: [{ goodsId: 1031, quantity: 1, priceCents: 18900 }],
    note: '',
    logistics: { trackingNumber: '9400110200555021', company: 'USPS' },
  },
  {
    ordersn: 'SG20260110000012',
    status: 'shipped',
    payType: 'card',
    placedSecondsAgo: 5 * daySeconds,
    lines: [{ goodsId: 2021, quantity: 2, priceCents: 6990 }],
    note: '',
    logistics: { trackingNumber: '1Z5550142000344', company: 'UPS' },
  },
];
