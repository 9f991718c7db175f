import type { LiveLinks } from '../../stories/live-links.ts';
import type { accountCouponsStates } from './account-coupons.states.ts';

const path = '/user/coupon/all';

/** Where the running shop shows the state of each story. */
export const accountCouponsLive = {
  spec: ['§2'],
  requirements: ['USER-03', 'NAV-10'],
  states: {
    All: { path, scenarios: 'auth.customer' },
    Unused: { path: '/user/coupon/unused', scenarios: 'auth.customer' },
    Used: { path: '/user/coupon/used', scenarios: 'auth.customer' },
    Stale: { path: '/user/coupon/stale', scenarios: 'auth.customer' },
    EmptyAll: { path, scenarios: 'auth.customer,coupon.ok' },
    EmptyUnused: { path: '/user/coupon/unused', scenarios: 'auth.customer,coupon.ok' },
    EmptyUsed: { path: '/user/coupon/used', scenarios: 'auth.customer,coupon.ok' },
    EmptyStale: { path: '/user/coupon/stale', scenarios: 'auth.customer,coupon.ok' },
    Taking: { path, scenarios: 'auth.customer,net.slow3g', step: 'Take a coupon.' },
    TakeFailed: { path, scenarios: 'auth.customer,coupon.server-error', step: 'Take a coupon.' },
    ManyPages: { path: '/user/coupon/all?page=2', scenarios: 'auth.customer,coupon.many' },
    Loading: { path, scenarios: 'auth.customer,net.slow3g' },
    Failed: { path, scenarios: 'auth.customer,coupon.list-failed' },
    German: { path, scenarios: 'auth.customer,lang.de' },
    Japanese: { path, scenarios: 'auth.customer,lang.ja' },
  },
} as const satisfies LiveLinks<(typeof accountCouponsStates)[number]>;
