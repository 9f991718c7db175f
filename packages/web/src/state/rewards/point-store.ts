import { isShopError } from '@signal-shop/sdk';
import { listGoods, buyNow as sendBuyNow } from '@signal-shop/sdk/calls';
import type { GoodsSummary } from '@signal-shop/sdk/contract';
import { CartType, Flag } from '@signal-shop/sdk/contract';
import type { RedeemState } from '@signal-shop/ui/sections/redeem-dialog/redeem-dialog.states.ts';
import { atom } from 'jotai';
import { internalHrefs } from '../../internal-hrefs.ts';
import { cartSources } from '../cart/cart-query.ts';
import { action } from '../core/action.ts';
import { navigate } from '../core/location.ts';
import { notify } from '../core/notices.ts';
import { report } from '../core/report.ts';
import { agingSource, failureOf, lasting } from '../queries/remote.ts';
import { personal } from '../scopes/personal.ts';
import { stillHere } from '../scopes/still-here.ts';
import { leaveForLogIn } from '../session/leave-for-log-in.ts';
import { isSignedInAtom } from '../session/session.ts';

const mostGoods = 48;

const redeemingAtom = personal<RedeemState>({ status: 'idle' });

const storeSource = agingSource(
  async ({ shop, signal }) =>
    (await listGoods(shop, { filter: ['points'], page_size: mostGoods }, { signal })).msg,
);

/** What can be had for points. */
export const pointGoodsAtom = lasting(storeSource);
export const retryPointGoods = action(({ set }) => set(storeSource));

/** What becomes of the wish to swap points. */
export const redeemAtom = atom((get) => get(redeemingAtom));

/** Asks before points are swapped; a visitor without a login is warned and goes to log in (spec §2). */
export const askRedeem = action(({ get, set }, goods: GoodsSummary) => {
  if (get(isSignedInAtom)) {
    set(redeemingAtom, { status: 'asking', goods });
    return;
  }
  set(notify, 'warning', { kind: 'message', id: 'notLoggedIn' });
  set(leaveForLogIn);
});

export const keepPoints = action(({ set }) => set(redeemingAtom, { status: 'idle' }));

/** Registers the goods for points and opens the cart of this one thing; once at a time. */
export const redeem = action(async ({ get, set, environment }) => {
  const state = get(redeemingAtom);
  if (state.status !== 'asking' && state.status !== 'failed') return;
  const { goods } = state;
  set(redeemingAtom, { status: 'pending', goods });
  const { isSame, isHere } = stillHere(get);
  environment.sessionItems.remove('order_sn');
  try {
    await sendBuyNow(environment.shop, {
      id: goods.goods_id,
      goods_number: 1,
      type: CartType.buyNow,
      is_integral: Flag.yes,
    });
  } catch (error) {
    if (!isSame()) return;
    const isEnded = isShopError(error) && error.kind === 'session';
    // Who has gone on is told there, and asked no more.
    if (!isHere()) set(report, error, { say: 'error' });
    set(
      redeemingAtom,
      isEnded || !isHere() ? { status: 'idle' } : { status: 'failed', goods, failure: failureOf(error) },
    );
    return;
  }
  if (!isSame()) return;
  set(cartSources.buyNow);
  if (isHere()) {
    set(redeemingAtom, { status: 'done', goods });
    set(navigate, internalHrefs.buyNow);
  }
  set(redeemingAtom, { status: 'idle' });
});
