import { listCoupons } from '@signal-shop/sdk/calls';
import type { Coupon } from '@signal-shop/sdk/contract';
import { couponFit } from '@signal-shop/sdk/rules/coupon-fit';
import type { Failure, Remote } from '@signal-shop/ui/remote.ts';
import type {
  CouponChoice,
  CouponValidation,
  CouponView,
  OwnCoupon,
} from '@signal-shop/ui/sections/checkout-coupon/checkout-coupon.states.ts';
import { atom } from 'jotai';
import { cartLocationAtom, shownKindAtom } from '../cart/cart-kind.ts';
import { pricedCarts } from '../cart/cart-query.ts';
import { action } from '../core/action.ts';
import { allPages } from '../queries/all-pages.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';
import { scoped } from '../scopes/scoped.ts';
import { isSignedInAtom } from '../session/session.ts';
import { changeCheckoutDraft, draftAtom } from './checkout-draft.ts';
import { couponQuoteAtom } from './order-quote.ts';

const ownQuery = query(
  async ({ get, shop, signal }): Promise<readonly Coupon[]> => {
    get(cartLocationAtom);
    if (!get(isSignedInAtom)) return [];
    const { all } = await allPages(
      (paging) => listCoupons(shop, { state: 'unused', ...paging }, { signal }),
      ({ id }) => id,
    );
    return all;
  },
  { scope: 'login', keepPrevious: true },
);
export const refetchCoupons = ownQuery.refetch;

/** A coupon that was refused only when the order was placed. */
const refusalAtom = scoped<{ readonly coupon: CouponChoice; readonly failure: Failure } | null>(
  null,
  'login',
);

const ownAtom = atom((get): Remote<readonly OwnCoupon[]> => {
  const own = get(ownQuery.stateAtom);
  if (own.status !== 'ready') return own;
  const items = readyOr(get(pricedCarts[get(shownKindAtom)]), null)?.items ?? [];
  const coupons = own.value.map((coupon) => ({ coupon, fit: couponFit(coupon, items) }));
  const fits = ({ fit }: OwnCoupon): number => Number(fit.status === 'fits');
  return { status: 'ready', value: coupons.toSorted((one, other) => fits(other) - fits(one)) };
});

const validationAtom = atom((get): CouponValidation => {
  const quote = get(couponQuoteAtom);
  if (get(draftAtom).coupon === null) return { status: 'none' };
  if (quote.status === 'loading') return { status: 'checking' };
  if (quote.status === 'failed' || quote.value === null) return { status: 'later' };
  const { coupon, amounts } = quote.value;
  if (coupon.status === 'applied') return { status: 'applied', saving: amounts.coupon };
  return coupon.status === 'refused' ? coupon : { status: 'none' };
});

/** The customer's coupons, the chosen one, and its state in the quote. */
export const couponAtom = atom((get): CouponView => {
  const refusal = get(refusalAtom);
  const { coupon: choice } = get(draftAtom);
  const own = get(ownAtom);
  if (choice === null && refusal !== null) {
    return { own, choice: refusal.coupon, standing: { status: 'refused', failure: refusal.failure } };
  }
  return { own, choice: choice, standing: get(validationAtom) };
});

export const chooseCoupon = action(({ set }, coupon: CouponChoice | null) => {
  set(refusalAtom, null);
  set(changeCheckoutDraft, { coupon });
});

/** The server refused the coupon when the order was placed: the order continues without it. */
export const rejectCoupon = action(({ get, set }, failure: Failure) => {
  const { coupon: choice } = get(draftAtom);
  if (choice !== null) set(refusalAtom, { coupon: choice, failure });
  set(changeCheckoutDraft, { coupon: null });
});
