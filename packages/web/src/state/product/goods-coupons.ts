import { isShopError } from '@signal-shop/sdk';
import { listGoodsCoupons, takeCoupon as sendTaking } from '@signal-shop/sdk/calls';
import type { CouponOffer } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { TakingState } from '@signal-shop/ui/sections/goods-coupons/goods-coupons.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { loginNumberAtom } from '../core/login-number.ts';
import { notify } from '../core/notices.ts';
import { ownRemote } from '../queries/own-remote.ts';
import { failureOf, readyOr, source } from '../queries/remote.ts';
import { createIdempotencyKey } from '../scopes/idempotency-key.ts';
import { personal } from '../scopes/personal.ts';
import { sameCustomer } from '../scopes/same-customer.ts';
import { leaveForLogIn } from '../session/leave-for-log-in.ts';
import { isSignedInAtom } from '../session/session.ts';
import { goodsIdAtom } from './product.ts';

interface OffersOf {
  readonly id: number | null;
  readonly offers: readonly CouponOffer[];
}

const couponsSource = source(async ({ get, shop, signal }): Promise<OffersOf> => {
  const id = get(goodsIdAtom);
  // Which of them somebody has is another thing for another person.
  get(loginNumberAtom);
  return { id, offers: id === null ? [] : (await listGoodsCoupons(shop, { id }, { signal })).msg };
});
const couponsRemote = ownRemote(couponsSource);

const none: readonly CouponOffer[] = [];
const idle: TakingState = { status: 'idle' };
const takingOfAtom = personal<{ readonly goodsId: number | null; readonly state: TakingState }>({
  goodsId: null,
  state: idle,
});

/** The coupons beside the shown goods. None while they are unknown, and nothing is said when they stay so. */
export const goodsCouponsAtom = atom((get): readonly CouponOffer[] => {
  const last = readyOr(get(couponsRemote), null);
  // Those of other goods may not be for these.
  return last !== null && last.id === get(goodsIdAtom) ? last.offers : none;
});

export const takingAtom = atom((get): TakingState => {
  const { goodsId, state } = get(takingOfAtom);
  return goodsId === get(goodsIdAtom) ? state : idle;
});

const taking = createIdempotencyKey();

/** Takes a coupon; a guest is warned and goes to log in. */
export const takeCoupon = action(async ({ get, set, environment: { shop } }, id: number) => {
  if (!get(isSignedInAtom)) {
    set(notify, 'warning', { kind: 'message', id: 'notLoggedIn' });
    set(leaveForLogIn);
    return;
  }
  if (get(takingAtom).status === 'taking') return;
  const goodsId = get(goodsIdAtom);
  const isSame = sameCustomer(get);
  set(takingOfAtom, { goodsId, state: { status: 'taking', id } });
  try {
    const { msg } = await sendTaking(shop, { id }, { idempotencyKey: set(taking.begin, id) });
    if (!isSame()) return;
    set(taking.end);
    set(notify, 'success', { kind: 'server', message: msg });
    set(couponsSource);
    set(takingOfAtom, { goodsId, state: idle });
  } catch (error) {
    if (!isSame()) return;
    set(taking.end, error);
    if (isShopError(error) && error.code === ResponseCode.couponAlreadyTaken) set(couponsSource);
    // An ended login is told by the session.
    const isOver = isShopError(error) && error.kind === 'session';
    const failed: TakingState = { status: 'failed', failure: failureOf(error) };
    set(takingOfAtom, { goodsId, state: isOver ? idle : failed });
  }
});
