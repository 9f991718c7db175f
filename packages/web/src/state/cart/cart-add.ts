import { isShopError } from '@signal-shop/sdk';
import { addCartItem, buyNow as sendBuyNow } from '@signal-shop/sdk/calls';
import type { GoodsDetail } from '@signal-shop/sdk/contract';
import { CartType, ResponseCode } from '@signal-shop/sdk/contract';
import { currencies } from '@signal-shop/sdk/rules/price';
import { addTemporaryCartEntry } from '@signal-shop/sdk/rules/temporary-cart';
import type { BuyProblem } from '@signal-shop/ui/screens/product-detail/product-detail.states.ts';
import { atom } from 'jotai';
import { internalHrefs } from '../../internal-hrefs.ts';
import { track } from '../analytics/consent.ts';
import { eventItem, valued } from '../analytics/event-items.ts';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { locationAtom, navigate } from '../core/location.ts';
import { notify } from '../core/notices.ts';
import { settlePendingWrites } from '../core/pending-writes.ts';
import { followSession, isSignedInAtom } from '../session/session.ts';
import { localeAtom } from '../site/language.ts';
import { closeCartDrawer, hasCartDrawerAtom, openCart } from './cart-drawer.ts';
import { cartQueries, refetchCart } from './cart-query.ts';
import { keepGuestCart, keptGuestCart } from './guest-cart.ts';
import { addOptimistic, enqueue } from './optimistic-cart.ts';

/** Goods to buy; `maximum` is the most that one order may have of them now. */
export interface WantedGoods {
  readonly goodsId: number;
  readonly quantity: number;
  readonly maximum: number;
}

/** `none` after a success, `session` when the login has ended meanwhile. */
export type BuyOutcome = BuyProblem | Done | { readonly kind: 'session' };

interface Done {
  readonly kind: 'none';
  /** How many pieces are in the cart now, where the server has answered that. */
  readonly number?: number;
}

/**
 * Adds a product to the cart of the customer or guest. The line and the badge show it at once (optimistic cart update); a
 * refusal rolls back and closes the drawer, because the page shows the reason. The badge shows the number of the answer.
 */
export const addToCart = action(
  async (context, wanted: WantedGoods, goods: GoodsDetail): Promise<BuyOutcome> => {
    const { get, set } = context;
    if (wanted.maximum <= 0) return { kind: 'outOfStock' };
    const { visit } = get(locationAtom);
    set(followSession);
    const operation = set(addOptimistic, goods, wanted.quantity);
    if (get(hasCartDrawerAtom)) set(openCart);
    const outcome = await enqueue(context, 'cart', wanted.goodsId, () => add(context, wanted));
    if (outcome.kind !== 'none') {
      operation.settle();
      set(closeCartDrawer);
      if (get(locationAtom).visit !== visit) set(sayOutcome, outcome);
      return outcome;
    }
    if (outcome.number !== undefined) operation.confirm(outcome.number);
    // The lines and sums of the drawer and of the cart page.
    void set(refetchCart, 'cart').then(operation.settle);
    count(context, goods, wanted);
    if (!get(hasCartDrawerAtom)) set(notify, 'success', { kind: 'message', id: 'addedToCart' });
    return outcome;
  },
);

function count({ get, set }: ActionContext, goods: GoodsDetail, { quantity }: WantedGoods): void {
  const items = [eventItem(goods, goods.goods_price, quantity)];
  set(track, { name: 'add_to_cart', parameters: valued(currencies[get(localeAtom)], items) });
}

/** Flushes debounced quantities before: they are absolute, and would overwrite the addition. */
async function add(context: ActionContext, wanted: WantedGoods): Promise<BuyOutcome> {
  const { get, set } = context;
  await set(settlePendingWrites, 'send');
  return get(isSignedInAtom) ? addForMember(context, wanted) : addForGuest(context, wanted);
}

const latestAtom = atom<AbortController | null>(null);

/**
 * Buys at once (spec §4): registers the item, clears the guest's cart and the last order, opens the cart for it. When
 * that fails nothing is cleared. Who meanwhile buys something else at once has changed their mind.
 */
export const buyNow = action(async ({ get, set, environment }, goods: WantedGoods): Promise<BuyOutcome> => {
  if (goods.maximum <= 0) return { kind: 'outOfStock' };
  get(latestAtom)?.abort();
  const { visit } = get(locationAtom);
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
  environment.sessionItems.remove('order_sn');
  const line = { id: goods.goodsId, goods_number: goods.quantity, type: CartType.buyNow };
  set(keepGuestCart, get(isSignedInAtom) ? [] : [line]);
  set(cartQueries.buyNow.refetch);
  // On a slow line the shopper may be elsewhere by now, and nothing carries them away.
  if (get(locationAtom).visit === visit) set(navigate, internalHrefs.buyNow);
  return { kind: 'none' };
});

async function addForMember({ environment }: ActionContext, goods: WantedGoods): Promise<BuyOutcome> {
  try {
    const { number } = await addCartItem(environment.shop, {
      id: goods.goodsId,
      goods_number: goods.quantity,
    });
    return { kind: 'none', number };
  } catch (error) {
    return problemOf(error, 'addFailed');
  }
}

function addForGuest(
  { set, environment }: ActionContext,
  { goodsId, quantity, maximum }: WantedGoods,
): BuyOutcome {
  const lines = keptGuestCart(environment);
  const present = lines.find((line) => line.type === CartType.cart && line.id === goodsId)?.goods_number ?? 0;
  if (present + quantity > maximum) return { kind: 'exceedsMaximum' };
  const line = { id: goodsId, goods_number: quantity, type: CartType.cart };
  const change = addTemporaryCartEntry(lines, line, maximum);
  if (change.status === 'full') return { kind: 'full' };
  // The browser may not take it: better said than lost.
  if (!set(keepGuestCart, change.entries)) return { kind: 'addFailed' };
  return { kind: 'none' };
}

/** @param unanswered what a failure without an answer becomes; buying at once stays silent then (spec §7) */
export function problemOf(error: unknown, unanswered: 'addFailed' | 'silent'): BuyOutcome {
  if (!isShopError(error)) throw error;
  if (error.kind === 'session') return { kind: 'session' };
  if (error.code === ResponseCode.outOfStock) return { kind: 'outOfStock' };
  if (error.code === ResponseCode.quantityExceedsMaximum) return { kind: 'exceedsMaximum' };
  if (error.serverMessage !== undefined) return { kind: 'server', message: error.serverMessage };
  return unanswered === 'silent' ? { kind: 'none' } : { kind: 'addFailed' };
}

/** Shows a toast with the reason why a product could not be bought; none after a success. */
export const sayOutcome = action(({ set }, outcome: BuyOutcome) => {
  switch (outcome.kind) {
    case 'none':
    case 'session':
      return;
    case 'server':
      set(notify, 'warning', outcome);
      return;
    case 'outOfStock':
    case 'exceedsMaximum':
      set(notify, 'warning', { kind: 'message', id: outcome.kind });
      return;
    case 'full':
      set(notify, 'error', { kind: 'message', id: 'cartFull' });
      return;
    case 'addFailed':
      set(notify, 'error', { kind: 'message', id: 'cartAddFailed' });
  }
});
