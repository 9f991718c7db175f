import { addBannerItem } from '@signal-shop/sdk/calls';
import { atom } from 'jotai';
import type { BuyOutcome } from '../cart/cart-add.ts';
import { problemOf, sayOutcome } from '../cart/cart-add.ts';
import { hasCartDrawerAtom, openCart } from '../cart/cart-drawer.ts';
import { refetchCart } from '../cart/cart-query.ts';
import { enqueue } from '../cart/optimistic-cart.ts';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { locationAtom } from '../core/location.ts';
import { notify } from '../core/notices.ts';
import { settlePendingWrites } from '../core/pending-writes.ts';

const pendingAtom = atom<readonly number[]>([]);

/**
 * Adds one piece of the goods of a banner, once however often it is pressed meanwhile, and says why not.
 * @param visit which visit of a page it was pressed on
 */
export const addBannerGoods = action(async (context, goodsId: number, visit: number) => {
  const { get, set } = context;
  if (get(pendingAtom).includes(goodsId)) return;
  set(pendingAtom, (pending) => [...pending, goodsId]);
  try {
    const outcome = await enqueue(context, 'cart', goodsId, () => add(context, goodsId));
    set(sayOutcome, outcome);
    if (outcome.kind !== 'none') return;
    // On another page a toast confirms the addition instead of the drawer.
    if (get(hasCartDrawerAtom) && get(locationAtom).visit === visit) set(openCart);
    else set(notify, 'success', { kind: 'message', id: 'addedToCart' });
  } finally {
    set(pendingAtom, (pending) => pending.filter((id) => id !== goodsId));
  }
});

/** A banner does not know its goods well enough to show them before the cart is here. */
async function add({ set, environment }: ActionContext, goodsId: number): Promise<BuyOutcome> {
  await set(settlePendingWrites, 'send');
  try {
    await addBannerItem(environment.shop, { goods_id: goodsId });
  } catch (error) {
    return problemOf(error, 'addFailed');
  }
  await set(refetchCart, 'cart');
  return { kind: 'none' };
}
