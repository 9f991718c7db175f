import { isShopError } from '@signal-shop/sdk';
import { listActivityCoupons, listCoupons, takeCoupon } from '@signal-shop/sdk/calls';
import type { CouponListState, CouponOffer } from '@signal-shop/sdk/contract';
import { Flag, ResponseCode } from '@signal-shop/sdk/contract';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import type { CouponTaking } from '@signal-shop/ui/screens/account-coupons/account-coupons.states.ts';
import { couponTabs } from '@signal-shop/ui/screens/account-coupons/account-coupons.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { lastLocationOf } from '../core/location.ts';
import { loginNumberAtom } from '../core/login-number.ts';
import { notify } from '../core/notices.ts';
import { ownRemote } from '../queries/own-remote.ts';
import { pagedList, pageHref } from '../queries/paged.ts';
import { failureOf, readyOr, source } from '../queries/remote.ts';
import { createIdempotencyKey } from '../scopes/idempotency-key.ts';
import { sameCustomer } from '../scopes/same-customer.ts';
import { visitState } from '../scopes/visit-state.ts';

const couponsPlaceAtom = lastLocationOf('coupons');

export const couponTabAtom = atom((get): CouponListState => tabOf(get(couponsPlaceAtom).pathname));

const list = pagedList('coupons', ({ place, shop, signal, paging }) =>
  listCoupons(shop, { state: tabOf(place.pathname), ...paging }, { signal }),
);

/** The customer's coupons of the tab and page in the address. */
export const couponsAtom = list.remoteAtom;
export const readCoupons = list.read;
export const couponCountsAtom = atom((get) => readyOr(get(list.remoteAtom), null)?.counts ?? null);

const offersSource = source(async ({ get, shop, signal }): Promise<readonly CouponOffer[]> => {
  get(loginNumberAtom);
  return (await listActivityCoupons(shop, { signal })).msg;
});
const offersRemote = ownRemote(offersSource);

/** What can be taken now; nothing while it is unknown, and nothing is said when it stays so. */
export const couponOffersAtom = atom((get) =>
  readyOr(get(offersRemote), []).filter(
    ({ available, taken }) => available === Flag.yes && taken === Flag.no,
  ),
);

const takingAtom = visitState<CouponTaking>(couponsPlaceAtom, { status: 'idle' }, 'taking');
export const couponTakingAtom = atom((get) => get(takingAtom));

const taking = createIdempotencyKey();

/** Takes a coupon, one at a time; it then stands in the list, as one does that was taken elsewhere. */
export const takeOfferedCoupon = action(async ({ get, set, environment: { shop } }, id: number) => {
  if (get(takingAtom).status === 'taking') return;
  const isSame = sameCustomer(get);
  set(takingAtom, { status: 'taking', id });
  try {
    const { msg } = await takeCoupon(shop, { id }, { idempotencyKey: set(taking.begin, id) });
    if (!isSame()) return;
    set(taking.end);
    set(notify, 'success', { kind: 'server', message: msg });
    set(readBoth);
    set(takingAtom, { status: 'idle' });
  } catch (error) {
    if (!isSame()) return;
    set(taking.end, error);
    if (isShopError(error) && error.code === ResponseCode.couponAlreadyTaken) set(readBoth);
    // An ended login is told by the session.
    const isOver = isShopError(error) && error.kind === 'session';
    set(takingAtom, isOver ? { status: 'idle' } : { status: 'failed', id, failure: failureOf(error) });
  }
});

const readBoth = action(({ set }) => {
  set(offersSource);
  set(list.read);
});

export function couponsHref(tab: CouponListState, page: number): string {
  return pageHref(hrefs.inAccount(`coupon/${tab}`), page);
}

function tabOf(pathname: string): CouponListState {
  const last = pathname.split('/').at(-1);
  return couponTabs.find((tab) => tab === last) ?? 'all';
}
