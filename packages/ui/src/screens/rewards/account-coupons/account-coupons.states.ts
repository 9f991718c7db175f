import type { Coupon, CouponListState, CouponOffer } from '@signal-shop/sdk/contract';
import type { Failure } from '../../../remote.ts';
import type { ListState } from '../../../sections/account-list/account-list.states.ts';

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

/** Result of the last attempt to take a coupon. */
export type CouponTaking =
  | { readonly status: 'idle' }
  | { readonly status: 'taking'; readonly id: number }
  | { readonly status: 'failed'; readonly id: number; readonly failure: Failure };

export interface AccountCouponsScreenProps {
  readonly tab: CouponListState;
  readonly state: ListState<Coupon>;
  /** Number of coupons per list; null while unknown. */
  readonly counts: Readonly<Record<CouponListState, number>> | null;
  /** Coupons on offer to the customer; empty while unknown. */
  readonly offers: readonly CouponOffer[];
  readonly taking: CouponTaking;
  readonly onTake: (id: number) => void;
  readonly hrefOf: (tab: CouponListState, page: number) => string;
}
