import { isShopError } from '@signal-shop/sdk';
import { addCartItem, buyNow as sendBuyNow } from '@signal-shop/sdk/calls';
import type { GoodsDetail } from '@signal-shop/sdk/contract';
import { CartType, ResponseCode } from '@signal-shop/sdk/contract';
import { addTemporaryCartEntry } from '@signal-shop/sdk/rules/temporary-cart';
import type { BuyProblem } from '@signal-shop/ui/screens/catalogue/product-detail/product-detail.states.ts';
import { atom } from 'jotai';
import { internalHrefs } from '../../internal-hrefs.ts';
import { track } from '../analytics/consent.ts';
import { eventItem, valueParameters } from '../analytics/event-items.ts';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { isSessionEnd } from '../core/failure.ts';
import { navigate } from '../core/location.ts';
import { notify } from '../core/notices.ts';
import { settlePendingWrites } from '../core/pending-writes.ts';
import { idempotencyKeyHolder, isLostAnswer } from '../scopes/idempotency-key.ts';
import { guard } from '../scopes/scoped.ts';
import { followSession, isSignedInAtom } from '../session/session.ts';
import { currencyAtom } from '../site/ship-to.ts';
import { closeCartDrawer, hasCartDrawerAtom, openCart } from './cart-drawer.ts';
import { cartQueries, cartVersionAtom, refetchCart } from './cart-query.ts';
import { saveGuestCart, storedGuestCart } from './guest-cart.ts';
import { addOptimistic, enqueue } from './optimistic-cart.ts';

/** Goods to buy; `maximum` is the largest orderable quantity. */
export interface AddToCartInput {
  readonly goodsId: number;
  readonly quantity: number;
  readonly maximum: number;
  /** Of a caller that repeats the addition itself after a lost answer. */
  readonly idempotencyKey?: string;
}

/** `none` after a success, `session` if the login has ended. */
export type BuyOutcome = (BuyProblem | BuySuccess | { readonly kind: 'session' }) & {
  /** The goods may be in the cart although no answer says so; a server error can have a message then. */
  readonly isLost?: true;
};

interface BuySuccess {
  readonly kind: 'none';
  /** The number of pieces in the cart; a guest's cart has no answer with it. */
  readonly number?: number;
}

/**
 * Adds a product to the cart of the customer or guest. The line and the badge show it at once (optimistic cart update); a
 * refusal rolls back and closes the drawer, because the page shows the reason. The badge shows the number of the answer.
 */
export const addToCart = action(
  async (context, input: AddToCartInput, goods: GoodsDetail): Promise<BuyOutcome> => {
    const { get, set } = context;
    if (input.maximum <= 0) return { kind: 'outOfStock' };
    const isHere = guard(get, 'visit');
    set(followSession);
    const operation = set(addOptimistic, goods, input.quantity);
    if (get(hasCartDrawerAtom)) set(openCart);
    const outcome = await enqueue(context, 'cart', input.goodsId, () => add(context, input));
    if (outcome.kind !== 'none') {
      operation.settle();
      set(closeCartDrawer);
      if (!isHere()) set(reportOutcome, outcome);
      return outcome;
    }
    if (outcome.number !== undefined) operation.confirm(outcome.number);
    // The lines and sums of the drawer and of the cart page.
    void set(refetchCart, 'cart').then(operation.settle);
    trackAddition(context, goods, input);
    if (!get(hasCartDrawerAtom)) set(notify, 'success', { kind: 'message', id: 'addedToCart' });
    // The cookie of a guest's cart is in memory then.
    if (!context.environment.cookieEnabled && !get(isSignedInAtom))
      set(notify, 'warning', { kind: 'message', id: 'cartNotKept' });
    return outcome;
  },
);

/** Puts a line back that was just removed; a refusal is reported. */
export const restoreToCart = action(async (context, input: AddToCartInput) => {
  const { set } = context;
  set(followSession);
  set(reportOutcome, await enqueue(context, 'cart', input.goodsId, () => add(context, input)));
  await set(refetchCart, 'cart');
});

function trackAddition({ get, set }: ActionContext, goods: GoodsDetail, { quantity }: AddToCartInput): void {
  const items = [eventItem(goods, goods.goods_price, quantity)];
  set(track, { name: 'add_to_cart', parameters: valueParameters(get(currencyAtom), items) });
}

/** Flushes debounced quantities before: they are absolute, and would overwrite the addition. */
async function add(context: ActionContext, input: AddToCartInput): Promise<BuyOutcome> {
  const { get, set } = context;
  await set(settlePendingWrites, 'send');
  return get(isSignedInAtom) ? addForMember(context, input) : addForGuest(context, input);
}

const latestAtom = atom<AbortController | null>(null);

/**
 * Buys at once (spec §4): registers the item, clears the guest's cart and the last order, and opens the cart for it. A
 * failure clears nothing. Buying something else meanwhile aborts the pending request.
 */
export const buyNow = action(
  async ({ get, set, environment }, goods: AddToCartInput): Promise<BuyOutcome> => {
    if (goods.maximum <= 0) return { kind: 'outOfStock' };
    get(latestAtom)?.abort();
    const isHere = guard(get, 'visit');
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
    set(saveGuestCart, get(isSignedInAtom) ? [] : [line]);
    set(cartQueries.buyNow.refetch);
    // Late answer: a shopper who has navigated since stays where they are.
    if (isHere()) set(navigate, internalHrefs.buyNow);
    return { kind: 'none' };
  },
);

const key = idempotencyKeyHolder('visit');

/**
 * After a lost answer the same addition is sent with the same key: it adds the goods once. On another page, or after the cart
 * was read again, the shopper sees what it has, and adds more on purpose.
 */
async function addForMember(
  { get, set, environment }: ActionContext,
  goods: AddToCartInput,
): Promise<BuyOutcome> {
  const request = { id: goods.goodsId, goods_number: goods.quantity };
  const idempotencyKey =
    goods.idempotencyKey ?? set(key.acquire, { ...request, cart: get(cartVersionAtom) }, goods.goodsId);
  try {
    const { number } = await addCartItem(environment.shop, request, { idempotencyKey });
    set(key.release, idempotencyKey);
    return { kind: 'none', number };
  } catch (error) {
    set(key.release, idempotencyKey, error);
    const problem = problemOf(error, 'addFailed');
    return isLostAnswer(error) ? { ...problem, isLost: true } : problem;
  }
}

function addForGuest(
  { set, environment }: ActionContext,
  { goodsId, quantity, maximum }: AddToCartInput,
): BuyOutcome {
  const lines = storedGuestCart(environment);
  const present = lines.find((line) => line.type === CartType.cart && line.id === goodsId)?.goods_number ?? 0;
  if (present + quantity > maximum) return { kind: 'exceedsMaximum' };
  const line = { id: goodsId, goods_number: quantity, type: CartType.cart };
  const change = addTemporaryCartEntry(lines, line, maximum);
  if (change.status === 'full') return { kind: 'full' };
  // The browser may refuse to store the cookie.
  if (!set(saveGuestCart, change.entries)) return { kind: 'addFailed' };
  return { kind: 'none' };
}

/** @param fallback the outcome of a request without an answer; buying at once stays silent then (spec §7) */
export function problemOf(error: unknown, fallback: 'addFailed' | 'silent'): BuyOutcome {
  if (!isShopError(error)) throw error;
  if (isSessionEnd(error)) return { kind: 'session' };
  if (error.code === ResponseCode.outOfStock) return { kind: 'outOfStock' };
  if (error.code === ResponseCode.quantityExceedsMaximum) return { kind: 'exceedsMaximum' };
  if (error.serverMessage !== undefined) return { kind: 'server', message: error.serverMessage };
  return fallback === 'silent' ? { kind: 'none' } : { kind: 'addFailed' };
}

/** Shows a toast with the reason why a product could not be bought; none after a success. */
export const reportOutcome = action(({ set }, outcome: BuyOutcome) => {
  switch (outcome.kind) {
    case 'none':
    case 'session':
      return;
    case 'server':
      set(notify, 'warning', { kind: 'server', message: outcome.message });
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
