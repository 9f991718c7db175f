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

/** Adds one piece of popular goods, once however often it is pressed meanwhile. How many may be ordered their page knows. */
export const addHotProduct = action(async ({ get, set, environment }, product: HotProduct) => {
  const { id } = product;
  if (product.stock_count <= 0) return set(notify, 'warning', { kind: 'message', id: 'outOfStock' });
  if (get(pendingAtom).has(id)) return;
  set(pendingAtom, (pending) => new Set(pending).add(id));
  try {
    const [code, { msg: goods }] = await Promise.all([
      set(loadCartActions, undefined, 'cartAddFailed'),
      getGoods(environment.shop, { id }),
    ]);
    if (code === null) return;
    const { addToCart, sayOutcome } = code;
    const wanted = { goodsId: id, quantity: 1, maximum: orderableMaximum(goods) };
    set(sayOutcome, await set(addToCart, wanted, goods));
  } catch (error) {
    set(report, error, { say: 'error', otherwise: 'cartAddFailed' });
  } finally {
    set(pendingAtom, (pending) => new Set([...pending].filter((one) => one !== id)));
  }
});
