import type { Coupon, CouponListState, CouponOffer } from '@signal-shop/sdk/contract';
import type { Failure } from '../../remote.ts';
import type { ListState } from '../../sections/account-list/account-list.states.ts';

export const accountCouponsStates = [
  'All',
  'Unused',
  'Used',
  'Stale',
  'EmptyAll',
  'EmptyUnused',
  'EmptyUsed',
  'EmptyStale',
  'Taking',
  'TakeFailed',
  'ManyPages',
  'Loading',
  'Failed',
  'German',
  'Japanese',
] as const;

export const couponTabs = ['all', 'unused', 'used', 'stale'] as const satisfies readonly CouponListState[];

/** What became of the last coupon that was asked for. */
export type CouponTaking =
  | { readonly status: 'idle' }
  | { readonly status: 'taking'; readonly id: number }
  | { readonly status: 'failed'; readonly id: number; readonly failure: Failure };

export interface AccountCouponsScreenProps {
  readonly tab: CouponListState;
  readonly state: ListState<Coupon>;
  /** How many there are in each list; null while nobody knows. */
  readonly counts: Readonly<Record<CouponListState, number>> | null;
  /** Coupons that the customer can take now; none while they are unknown. */
  readonly offers: readonly CouponOffer[];
  readonly taking: CouponTaking;
  readonly onTake: (id: number) => void;
  readonly hrefOf: (tab: CouponListState, page: number) => string;
}
