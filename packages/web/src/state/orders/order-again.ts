import type { ShopConnection } from '@signal-shop/sdk';
import { isShopError } from '@signal-shop/sdk';
import { addCartItem } from '@signal-shop/sdk/calls';
import type { OrderSummary } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { atom } from 'jotai';
import { refetchCart } from '../cart/cart-query.ts';
import { action } from '../core/action.ts';
import { pageAtom } from '../core/location.ts';
import { notify } from '../core/notices.ts';
import { report } from '../core/report.ts';
import { mutation } from '../queries/mutation.ts';
import { readyOr } from '../queries/query-state.ts';
import { orderAtom } from './order.ts';
import { showOrderOutcome } from './order-actions.ts';
import { ordersAtom } from './orders.ts';

type OrderToRepeat = Pick<OrderSummary, 'ordersn' | 'lines'>;

const repetition = mutation(addLines, {
  onDone: async ({ set }, result, { ordersn }, isHere) => {
    await set(refetchCart, 'cart');
    if (isHere()) set(showOrderOutcome, { ordersn, kind: 'again', ...result });
    else if (result.added > 0) set(notify, 'success', { kind: 'message', id: 'addedToCart' });
  },
  onFailed: async ({ set }, error) => {
    set(report, error, { tone: 'error', otherwise: 'cartAddFailed' });
    // Lines before the failed one are in the cart.
    await set(refetchCart, 'cart');
  },
});

/** The number of the order whose goods are being added to the cart; null for none. */
export const repeatedOrderAtom = atom((get) => {
  const state = get(repetition.stateAtom);
  return state.status === 'pending' ? state.input.ordersn : null;
});

/** Adds the goods of an order on this page to the cart, and shows which of them cannot be bought. */
export const orderAgain = action(async ({ get, set }, ordersn: string) => {
  const orders =
    get(pageAtom) === 'orders'
      ? (readyOr(get(ordersAtom), null)?.orders ?? [])
      : [readyOr(get(orderAtom), null)];
  const order = orders.find((one) => one?.ordersn === ordersn);
  if (order === undefined || order === null) return;
  set(showOrderOutcome, null);
  await set(repetition.mutate, { ordersn, lines: order.lines });
});

const unavailableCodes: ReadonlySet<number | undefined> = new Set([
  ResponseCode.goodsNotFound,
  ResponseCode.outOfStock,
  ResponseCode.quantityExceedsMaximum,
]);

/** One request after the other; with a key for each line, so that a retry after a lost answer adds no line twice. */
async function addLines(
  shop: ShopConnection,
  { lines }: OrderToRepeat,
  { idempotencyKey }: { readonly idempotencyKey: string },
): Promise<{ readonly added: number; readonly missing: readonly string[] }> {
  let added = 0;
  const missing: string[] = [];
  for (const { id, goods_id, goods_name, goodscolor, goodsnumber } of lines) {
    try {
      await addCartItem(
        shop,
        { id: goods_id, goods_number: goodsnumber },
        { idempotencyKey: `${idempotencyKey}:${id}` },
      );
      added += goodsnumber;
    } catch (error) {
      if (!isShopError(error) || !unavailableCodes.has(error.code)) throw error;
      missing.push(`${goods_name} (${goodscolor})`);
    }
  }
  return { added, missing };
}
