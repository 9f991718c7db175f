import type { LiveLinks } from '../../../stories/live-links.ts';
import type { accountCouponsStates } from './account-coupons.states.ts';

const path = '/user/coupon/all';

/** The URL and the scenarios of each story in the running shop. */
export const accountCouponsLive = {
  spec: ['§2'],
  requirements: ['USER-03', 'NAV-10'],
  states: {
    All: { description: 'The customer sees every coupon.', path, scenarios: 'auth.customer' },
    Unused: {
      description: 'The customer sees the coupons that can be used.',
      path: '/user/coupon/unused',
      scenarios: 'auth.customer',
    },
    Used: {
      description: 'The customer sees the coupons that were used.',
      path: '/user/coupon/used',
      scenarios: 'auth.customer',
    },
    Stale: {
      description: 'The customer sees the coupons that expired.',
      path: '/user/coupon/stale',
      scenarios: 'auth.customer',
    },
    EmptyAll: { description: 'The customer has no coupon.', path, scenarios: 'auth.customer,coupon.ok' },
    EmptyUnused: {
      description: 'The customer has no coupon to use.',
      path: '/user/coupon/unused',
      scenarios: 'auth.customer,coupon.ok',
    },
    EmptyUsed: {
      description: 'The customer has not used a coupon.',
      path: '/user/coupon/used',
      scenarios: 'auth.customer,coupon.ok',
    },
    EmptyStale: {
      description: 'No coupon of the customer expired.',
      path: '/user/coupon/stale',
      scenarios: 'auth.customer,coupon.ok',
    },
    Taking: {
      description: 'The customer takes a coupon, and the shop saves it.',
      path,
      scenarios: 'auth.customer,net.slow3g',
      step: 'Take a coupon.',
    },
    TakeFailed: {
      description: 'The coupon could not be taken.',
      path,
      scenarios: 'auth.customer,coupon.server-error',
      step: 'Take a coupon.',
    },
    ManyPages: {
      description: 'The coupons fill several pages.',
      path: '/user/coupon/all?page=2',
      scenarios: 'auth.customer,coupon.many',
    },
    Loading: { description: 'The coupons load.', path, scenarios: 'auth.customer,net.slow3g' },
    Failed: {
      description: 'The coupons could not be loaded.',
      path,
      scenarios: 'auth.customer,coupon.list-failed',
    },
    German: { description: 'Coupons in German.', path, scenarios: 'auth.customer,lang.de' },
    Japanese: { description: 'Coupons in Japanese.', path, scenarios: 'auth.customer,lang.ja' },
  },
} as const satisfies LiveLinks<(typeof accountCouponsStates)[number]>;
