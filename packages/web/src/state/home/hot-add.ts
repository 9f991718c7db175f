import { getGoods } from '@signal-shop/sdk/calls';
import type { HotProduct } from '@signal-shop/sdk/contract';
import { orderableMaximum } from '@signal-shop/sdk/rules/quantity';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { notify } from '../core/notices.ts';
import { report } from '../core/report.ts';
import { loadCartActions } from '../product/load-cart-actions.ts';

const pendingAtom = atom<ReadonlySet<number>>(new Set<number>());

/** The popular products whose addition is pending. */
export const addingHotAtom = atom((get) => get(pendingAtom));

// Not a `mutation`: several additions can be pending, and `addToCart` sends the request.
/**
 * Adds one piece of a popular product; further presses are ignored while the request is pending. Fetches the product,
 * because its teaser lacks the orderable maximum.
 */
export const addHotProduct = action(async ({ get, set, environment }, product: HotProduct) => {
  const { id } = product;
  if (product.stock_count <= 0) return set(notify, 'warning', { kind: 'message', id: 'outOfStock' });
  if (get(pendingAtom).has(id)) return;
  set(pendingAtom, (pending) => new Set(pending).add(id));
  try {
    const [code, { msg: goods }] = await Promise.all([
      set(loadCartActions, 'cartAddFailed'),
      getGoods(environment.shop, { id }),
    ]);
    if (code === null) return;
    const { addToCart, reportOutcome } = code;
    const input = { goodsId: id, quantity: 1, maximum: orderableMaximum(goods) };
    set(reportOutcome, await set(addToCart, input, goods));
  } catch (error) {
    set(report, error, { tone: 'error', otherwise: 'cartAddFailed' });
  } finally {
    set(pendingAtom, (pending) => new Set([...pending].filter((one) => one !== id)));
  }
});
