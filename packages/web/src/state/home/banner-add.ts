import { addBannerItem } from '@signal-shop/sdk/calls';
import { atom } from 'jotai';
import type { BuyOutcome } from '../cart/cart-add.ts';
import { problemOf, reportOutcome } from '../cart/cart-add.ts';
import { hasCartDrawerAtom, openCart } from '../cart/cart-drawer.ts';
import { cartVersionAtom, refetchCart } from '../cart/cart-query.ts';
import { enqueue } from '../cart/optimistic-cart.ts';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { notify } from '../core/notices.ts';
import { settlePendingWrites } from '../core/pending-writes.ts';
import { report } from '../core/report.ts';
import { idempotencyKeyHolder } from '../scopes/idempotency-key.ts';

const pendingAtom = atom<readonly number[]>([]);

// Not a `mutation`: several additions can be pending, and the queue of the cart orders their requests.
/**
 * Adds one piece of a banner's product; further presses are ignored while the request is pending. A toast reports a
 * failure.
 * @param isHere whether the shopper has not navigated since the press
 */
export const addBannerGoods = action(async (context, goodsId: number, isHere: () => boolean) => {
  const { get, set } = context;
  if (get(pendingAtom).includes(goodsId)) return;
  set(pendingAtom, (pending) => [...pending, goodsId]);
  try {
    const outcome = await enqueue(context, 'cart', goodsId, () => add(context, goodsId));
    set(reportOutcome, outcome);
    if (outcome.kind !== 'none') return;
    // On another page a toast confirms the addition instead of the drawer.
    if (get(hasCartDrawerAtom) && isHere()) set(openCart);
    else set(notify, 'success', { kind: 'message', id: 'addedToCart' });
  } catch (error) {
    set(report, error, { tone: 'error', otherwise: 'cartAddFailed' });
  } finally {
    set(pendingAtom, (pending) => pending.filter((id) => id !== goodsId));
  }
});

const key = idempotencyKeyHolder('visit');

/**
 * Not optimistic: a banner lacks the product data that a cart line shows. After a lost answer the next press sends the same
 * key, as on the page of the product.
 */
async function add({ get, set, environment }: ActionContext, goodsId: number): Promise<BuyOutcome> {
  await set(settlePendingWrites, 'send');
  const idempotencyKey = set(key.acquire, { goodsId, cart: get(cartVersionAtom) }, goodsId);
  try {
    await addBannerItem(environment.shop, { goods_id: goodsId }, { idempotencyKey });
    set(key.release, idempotencyKey);
  } catch (error) {
    set(key.release, idempotencyKey, error);
    return problemOf(error, 'addFailed');
  }
  await set(refetchCart, 'cart');
  return { kind: 'none' };
}
