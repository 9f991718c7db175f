import { listCoupons } from '@signal-shop/sdk/calls';
import type { Coupon } from '@signal-shop/sdk/contract';
import { couponFit } from '@signal-shop/sdk/rules/coupon-fit';
import type { Failure, Remote } from '@signal-shop/ui/remote.ts';
import type {
  ChosenCoupon,
  CouponStanding,
  CouponView,
  OwnCoupon,
} from '@signal-shop/ui/sections/checkout-coupon/checkout-coupon.states.ts';
import { atom } from 'jotai';
import { cartPlaceAtom, shownKindAtom } from '../cart/cart-kind.ts';
import { pricedCarts } from '../cart/cart-query.ts';
import { action } from '../core/action.ts';
import { loginNumberAtom } from '../core/login-number.ts';
import { allPages } from '../queries/all-pages.ts';
import { ownRemote } from '../queries/own-remote.ts';
import { readyOr, source } from '../queries/remote.ts';
import { personal } from '../scopes/personal.ts';
import { isSignedInAtom } from '../session/session.ts';
import { draftAtom, keepDraft } from './checkout-draft.ts';
import { quoteAtom } from './order-quote.ts';

const ownSource = source(async ({ get, shop, signal }): Promise<readonly Coupon[]> => {
  get(cartPlaceAtom);
  get(loginNumberAtom);
  if (!get(isSignedInAtom)) return [];
  const { all } = await allPages(
    (paging) => listCoupons(shop, { state: 'unused', ...paging }, { signal }),
    ({ id }) => id,
  );
  return all;
});
const ownRemoteAtom = ownRemote(ownSource);
export const retryCoupons = action(({ set }) => set(ownSource));

/** A coupon that was refused only when the order was placed. */
const lostAtom = personal<{ readonly chosen: ChosenCoupon; readonly failure: Failure } | null>(null);

const ownAtom = atom((get): Remote<readonly OwnCoupon[]> => {
  const own = get(ownRemoteAtom);
  if (own.status !== 'ready') return own;
  const items = readyOr(get(pricedCarts[get(shownKindAtom)]), null)?.items ?? [];
  const coupons = own.value.map((coupon) => ({ coupon, fit: couponFit(coupon, items) }));
  const fits = ({ fit }: OwnCoupon): number => Number(fit.status === 'fits');
  return { status: 'ready', value: coupons.toSorted((one, other) => fits(other) - fits(one)) };
});

const standingAtom = atom((get): CouponStanding => {
  const quote = get(quoteAtom);
  if (get(draftAtom).coupon === null) return { status: 'none' };
  if (quote.status === 'loading') return { status: 'checking' };
  if (quote.status === 'failed' || quote.value === null) return { status: 'later' };
  const { coupon, amounts } = quote.value;
  if (coupon.status === 'applied') return { status: 'applied', saving: amounts.coupon };
  return coupon.status === 'refused' ? coupon : { status: 'none' };
});

/** The customer's coupons, the chosen one, and what the shop says of it. */
export const couponAtom = atom((get): CouponView => {
  const lost = get(lostAtom);
  const { coupon: chosen } = get(draftAtom);
  const own = get(ownAtom);
  if (chosen === null && lost !== null) {
    return { own, chosen: lost.chosen, standing: { status: 'refused', failure: lost.failure } };
  }
  return { own, chosen, standing: get(standingAtom) };
});

export const chooseCoupon = action(({ set }, coupon: ChosenCoupon | null) => {
  set(lostAtom, null);
  set(keepDraft, { coupon });
});

/** The shop refused the chosen coupon in the last moment: the order goes on without it. */
export const loseCoupon = action(({ get, set }, failure: Failure) => {
  const { coupon: chosen } = get(draftAtom);
  if (chosen !== null) set(lostAtom, { chosen, failure });
  set(keepDraft, { coupon: null });
});
