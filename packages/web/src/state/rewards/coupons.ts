import { isShopError } from '@signal-shop/sdk';
import { listActivityCoupons, listCoupons, takeCoupon } from '@signal-shop/sdk/calls';
import type { CouponListState, CouponOffer } from '@signal-shop/sdk/contract';
import { Flag, ResponseCode } from '@signal-shop/sdk/contract';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import type { CouponTaking } from '@signal-shop/ui/screens/rewards/account-coupons/account-coupons.states.ts';
import { couponTabs } from '@signal-shop/ui/screens/rewards/account-coupons/account-coupons.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { lastLocationOf } from '../core/location.ts';
import { notify } from '../core/notices.ts';
import { mutation } from '../queries/mutation.ts';
import { pagedList, pageHref } from '../queries/paged.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';

const couponsPlaceAtom = lastLocationOf('coupons');

export const couponTabAtom = atom((get): CouponListState => tabOf(get(couponsPlaceAtom).pathname));

const list = pagedList('coupons', ({ pageLocation, shop, signal, paging }) =>
  listCoupons(shop, { state: tabOf(pageLocation.pathname), ...paging }, { signal }),
);

/** The customer's coupons of the tab and page in the address. */
export const couponsAtom = list.stateAtom;
export const refetchCoupons = list.refetch;
export const couponCountsAtom = atom((get) => readyOr(get(list.stateAtom), null)?.counts ?? null);

const offersQuery = query(
  async ({ shop, signal }): Promise<readonly CouponOffer[]> =>
    (await listActivityCoupons(shop, { signal })).msg,
  { scope: 'login', keepPrevious: true },
);

/** The coupons that can be claimed; empty while loading and after a failure. */
export const couponOffersAtom = atom((get) =>
  readyOr(get(offersQuery.stateAtom), []).filter(
    ({ available, taken }) => available === Flag.yes && taken === Flag.no,
  ),
);

const taking = mutation((shop, id: number, options) => takeCoupon(shop, { id }, options), {
  scope: 'visit',
  of: couponsPlaceAtom,
  onDone: ({ set }, { msg }) => {
    set(notify, 'success', { kind: 'server', message: msg });
    set(refetchBoth);
  },
  onFailed: ({ set }, error) => {
    if (isShopError(error) && error.code === ResponseCode.couponAlreadyTaken) set(refetchBoth);
  },
});

export const couponTakingAtom = atom((get): CouponTaking => {
  const state = get(taking.stateAtom);
  if (state.status === 'pending') return { status: 'taking', id: state.input };
  return state.status === 'failed'
    ? { status: 'failed', id: state.input, failure: state.failure }
    : { status: 'idle' };
});

/** Claims a coupon; the list shows it afterwards, also one that was claimed elsewhere. */
export const takeOfferedCoupon = taking.mutate;

const refetchBoth = action(({ set }) => {
  set(offersQuery.refetch);
  set(list.refetch);
});

export function couponsHref(tab: CouponListState, page: number): string {
  return pageHref(hrefs.inAccount(`coupon/${tab}`), page);
}

function tabOf(pathname: string): CouponListState {
  const last = pathname.split('/').at(-1);
  return couponTabs.find((tab) => tab === last) ?? 'all';
}
