import { isShopError } from '@signal-shop/sdk';
import { listGoodsCoupons, takeCoupon as sendTaking } from '@signal-shop/sdk/calls';
import type { CouponOffer } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { TakingState } from '@signal-shop/ui/sections/goods-coupons/goods-coupons.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { notify } from '../core/notices.ts';
import { mutation } from '../queries/mutation.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';
import { sendGuestToLogIn } from '../session/send-guest-to-log-in.ts';
import { isSignedInAtom } from '../session/session.ts';
import { goodsIdAtom } from './product.ts';

const none: readonly CouponOffer[] = [];

const couponsQuery = query(
  async ({ get, shop, signal }): Promise<readonly CouponOffer[]> => {
    const id = get(goodsIdAtom);
    // Whether a coupon is claimed depends on the customer.
    return id === null ? none : (await listGoodsCoupons(shop, { id }, { signal })).msg;
  },
  { scope: 'login', key: goodsIdAtom },
);

const taking = mutation(
  (shop, { id }: { readonly id: number; readonly goodsId: number | null }, options) =>
    sendTaking(shop, { id }, options),
  {
    onDone: ({ set }, { msg }) => {
      set(notify, 'success', { kind: 'server', message: msg });
      set(couponsQuery.refetch);
    },
    onFailed: ({ set }, error) => {
      if (isShopError(error) && error.code === ResponseCode.couponAlreadyTaken) set(couponsQuery.refetch);
    },
  },
);

/** The coupons for the shown product; empty while loading. A failure is silent. */
export const goodsCouponsAtom = atom((get) => readyOr(get(couponsQuery.stateAtom), none));

export const takingAtom = atom((get): TakingState => {
  const state = get(taking.stateAtom);
  if (state.status === 'idle' || state.input.goodsId !== get(goodsIdAtom)) return { status: 'idle' };
  if (state.status === 'pending') return { status: 'taking', id: state.input.id };
  return state.status === 'failed' ? { status: 'failed', failure: state.failure } : { status: 'idle' };
});

/** Claims a coupon; a guest sees a warning and is redirected to the login page. */
export const takeCoupon = action(async ({ get, set }, id: number) => {
  if (get(isSignedInAtom)) {
    await set(taking.mutate, { id, goodsId: get(goodsIdAtom) });
    return;
  }
  set(sendGuestToLogIn);
});
