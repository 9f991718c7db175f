import type { LiveLinks } from '../../../stories/live-links.ts';
import type { accountCouponsStates } from './account-coupons.states.ts';

const path = '/user/coupon/all';

/** The URL and the scenarios of each story in the running shop. */
export const accountCouponsLive = {
  spec: ['§2'],
  requirements: ['USER-03', 'NAV-10'],
  states: {
    All: { says: 'The customer sees every coupon.', path, scenarios: 'auth.customer' },
    Unused: {
      says: 'The customer sees the coupons that can be used.',
      path: '/user/coupon/unused',
      scenarios: 'auth.customer',
    },
    Used: {
      says: 'The customer sees the coupons that were used.',
      path: '/user/coupon/used',
      scenarios: 'auth.customer',
    },
    Stale: {
      says: 'The customer sees the coupons that expired.',
      path: '/user/coupon/stale',
      scenarios: 'auth.customer',
    },
    EmptyAll: { says: 'The customer has no coupon.', path, scenarios: 'auth.customer,coupon.ok' },
    EmptyUnused: {
      says: 'The customer has no coupon to use.',
      path: '/user/coupon/unused',
      scenarios: 'auth.customer,coupon.ok',
    },
    EmptyUsed: {
      says: 'The customer has not used a coupon.',
      path: '/user/coupon/used',
      scenarios: 'auth.customer,coupon.ok',
    },
    EmptyStale: {
      says: 'No coupon of the customer expired.',
      path: '/user/coupon/stale',
      scenarios: 'auth.customer,coupon.ok',
    },
    Taking: {
      says: 'The customer takes a coupon, and the shop saves it.',
      path,
      scenarios: 'auth.customer,net.slow3g',
      step: 'Take a coupon.',
    },
    TakeFailed: {
      says: 'The coupon could not be taken.',
      path,
      scenarios: 'auth.customer,coupon.server-error',
      step: 'Take a coupon.',
    },
    ManyPages: {
      says: 'The coupons fill several pages.',
      path: '/user/coupon/all?page=2',
      scenarios: 'auth.customer,coupon.many',
    },
    Loading: { says: 'The coupons load.', path, scenarios: 'auth.customer,net.slow3g' },
    Failed: { says: 'The coupons could not be loaded.', path, scenarios: 'auth.customer,coupon.list-failed' },
    German: { says: 'Coupons in German.', path, scenarios: 'auth.customer,lang.de' },
    Japanese: { says: 'Coupons in Japanese.', path, scenarios: 'auth.customer,lang.ja' },
  },
} as const satisfies LiveLinks<(typeof accountCouponsStates)[number]>;
