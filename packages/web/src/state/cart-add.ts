import { isShopError } from '@signal-shop/sdk';
import { addCartItem, buyNow as sendBuyNow } from '@signal-shop/sdk/calls';
import { CartType, ResponseCode } from '@signal-shop/sdk/contract';
import { addTemporaryCartEntry } from '@signal-shop/sdk/rules/temporary-cart';
import type { BuyProblem } from '@signal-shop/ui/screens/product-detail/product-detail.states.ts';
import { atom } from 'jotai';
import { places } from '../hrefs.ts';
import type { ActionContext } from './action.ts';
import { action } from './action.ts';
import { hasCartDrawerAtom, openCart } from './cart-drawer.ts';
import { cartSources, reloadCart } from './cart-source.ts';
import { guestCartAtom, keepGuestCart } from './guest-cart.ts';
import { navigate } from './location.ts';
import { notify } from './notices.ts';
import { isSignedInAtom } from './session.ts';

/** Goods to buy; `maximum` is the most that one order may have of them now. */
export interface WantedGoods {
  readonly goodsId: number;
  readonly quantity: number;
  readonly maximum: number;
}

/** `none` when it went well, `session` when the login ended on the way. */
export type BuyOutcome = BuyProblem | { readonly kind: 'none' | 'session' };

/** Puts goods into the cart, of the customer or of the guest, and shows that they are there. */
export const addToCart = action(async (context, goods: WantedGoods): Promise<BuyOutcome> => {
  const { get, set } = context;
  if (goods.maximum <= 0) return { kind: 'outOfStock' };
  const outcome = get(isSignedInAtom) ? await addForMember(context, goods) : addForGuest(context, goods);
  if (outcome.kind !== 'none') return outcome;
  void set(reloadCart, 'cart');
  if (get(hasCartDrawerAtom)) set(openCart);
  else set(notify, 'success', { kind: 'message', id: 'addedToCart' });
  return outcome;
});

const latestAtom = atom<AbortController | null>(null);

/**
 * Buys at once (spec §4): clears the guest's cart and the last order, registers the item, opens the cart for it. Who
 * meanwhile buys something else at once has changed their mind.
 */
export const buyNow = action(async ({ get, set, environment }, goods: WantedGoods): Promise<BuyOutcome> => {
  if (goods.maximum <= 0) return { kind: 'outOfStock' };
  set(keepGuestCart, []);
  environment.sessionItems.remove('order_sn');
  get(latestAtom)?.abort();
  const controller = new AbortController();
  const { signal } = controller;
  set(latestAtom, controller);
  try {
    const item = { id: goods.goodsId, goods_number: goods.quantity, type: CartType.buyNow };
    await sendBuyNow(environment.shop, item, { signal });
  } catch (error) {
    return signal.aborted ? { kind: 'none' } : problemOf(error, 'silent');
  }
  if (signal.aborted) return { kind: 'none' };
  if (!get(isSignedInAtom)) {
    set(keepGuestCart, [{ id: goods.goodsId, goods_number: goods.quantity, type: CartType.buyNow }]);
  }
  set(cartSources.buyNow);
  set(navigate, places.buyNow);
  return { kind: 'none' };
});

async function addForMember({ environment }: ActionContext, goods: WantedGoods): Promise<BuyOutcome> {
  try {
    await addCartItem(environment.shop, { id: goods.goodsId, goods_number: goods.quantity });
    return { kind: 'none' };
  } catch (error) {
    return problemOf(error, 'addFailed');
  }
}

function addForGuest({ get, set }: ActionContext, { goodsId, quantity, maximum }: WantedGoods): BuyOutcome {
  const lines = get(guestCartAtom);
  const present = lines.find((line) => line.type === CartType.cart && line.id === goodsId)?.goods_number ?? 0;
  if (present + quantity > maximum) return { kind: 'exceedsMaximum' };
  const line = { id: goodsId, goods_number: quantity, type: CartType.cart };
  const change = addTemporaryCartEntry(lines, line, maximum);
  // A cookie has no room for more, or the browser did not take it: better said than lost.
  if (change.status === 'full' || !set(keepGuestCart, change.entries)) return { kind: 'addFailed' };
  return { kind: 'none' };
}

/** @param unanswered what a failure without an answer becomes; buying at once stays silent then (spec §7) */
function problemOf(error: unknown, unanswered: 'addFailed' | 'silent'): BuyOutcome {
  if (!isShopError(error)) throw error;
  if (error.kind === 'session') return { kind: 'session' };
  if (error.code === ResponseCode.outOfStock) return { kind: 'outOfStock' };
  if (error.code === ResponseCode.quantityExceedsMaximum) return { kind: 'exceedsMaximum' };
  if (error.serverMessage !== undefined) return { kind: 'server', message: error.serverMessage };
  return unanswered === 'silent' ? { kind: 'none' } : { kind: 'addFailed' };
}
