import { listGoods, buyNow as sendBuyNow } from '@signal-shop/sdk/calls';
import type { GoodsSummary } from '@signal-shop/sdk/contract';
import { CartType, Flag } from '@signal-shop/sdk/contract';
import { minuteMs } from '@signal-shop/sdk/rules/time';
import type { RedeemState } from '@signal-shop/ui/sections/redeem-dialog/redeem-dialog.states.ts';
import { atom } from 'jotai';
import { internalHrefs } from '../../internal-hrefs.ts';
import { cartQueries } from '../cart/cart-query.ts';
import { action } from '../core/action.ts';
import { navigate } from '../core/location.ts';
import { report } from '../core/report.ts';
import { mutation } from '../queries/mutation.ts';
import { query } from '../queries/query.ts';
import { guard, scoped } from '../scopes/scoped.ts';
import { sendGuestToLogIn } from '../session/send-guest-to-log-in.ts';
import { isSignedInAtom } from '../session/session.ts';

const mostGoods = 48;

const redemptionGoodsAtom = scoped<GoodsSummary | null>(null, 'login');

const storeQuery = query(
  async ({ shop, signal }) =>
    (await listGoods(shop, { filter: ['points'], page_size: mostGoods }, { signal })).msg,
  { staleTimeMs: minuteMs },
);

/** The products that points can buy. */
export const pointGoodsAtom = storeQuery.stateAtom;
export const refetchPointGoods = storeQuery.refetch;

const redemption = mutation((shop, { goods_id: id }: GoodsSummary) =>
  sendBuyNow(shop, { id, goods_number: 1, type: CartType.buyNow, is_integral: Flag.yes }),
);

export const redeemAtom = atom((get): RedeemState => {
  const goods = get(redemptionGoodsAtom);
  if (goods === null) return { status: 'idle' };
  const state = get(redemption.stateAtom);
  if (state.status === 'failed') return { status: 'failed', goods, failure: state.failure };
  return { status: state.status === 'pending' ? 'pending' : 'asking', goods };
});

/**
 * Prompts for a confirmation before redeeming points; a guest is warned and redirected to the login page (spec §2).
 */
export const promptRedemption = action(({ get, set }, goods: GoodsSummary) => {
  if (get(isSignedInAtom)) {
    set(redemption.reset);
    set(redemptionGoodsAtom, goods);
    return;
  }
  set(sendGuestToLogIn);
});

export const closeRedemption = action(({ set }) => set(redemptionGoodsAtom, null));

/** Registers the goods for points and opens the buy-now cart. */
export const redeem = action(async ({ get, set, environment }) => {
  const goods = get(redemptionGoodsAtom);
  if (goods === null || get(redemption.stateAtom).status === 'pending') return;
  const isCurrent = guard(get, 'login');
  const isHere = guard(get, 'visit');
  environment.sessionItems.remove('order_sn');
  await set(redemption.mutate, goods);
  if (!isCurrent()) return;
  const state = get(redemption.stateAtom);
  if (state.status === 'failed' && isHere()) return;
  set(redemptionGoodsAtom, null);
  if (state.status === 'failed') set(report, state.error, { tone: 'error' });
  if (state.status !== 'done') return;
  set(cartQueries.buyNow.refetch);
  if (isHere()) set(navigate, internalHrefs.buyNow);
});
