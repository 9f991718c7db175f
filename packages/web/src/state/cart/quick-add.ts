import { getGoods } from '@signal-shop/sdk/calls';
import { orderableMaximum } from '@signal-shop/sdk/rules/quantity';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { notify } from '../core/notices.ts';
import { loadCartActions } from '../product/load-cart-actions.ts';
import { guard } from '../scopes/scoped.ts';

const pendingIdsAtom = atom<ReadonlySet<number>>(new Set<number>());

/**
 * Adds one piece of goods from a card, where only their summary is known: fetches the goods for their maximum. A second
 * click meanwhile adds nothing.
 */
export const quickAdd = action(async ({ get, set, environment }, goodsId: number) => {
  if (get(pendingIdsAtom).has(goodsId)) return;
  const isHere = guard(get, 'visit');
  set(pendingIdsAtom, new Set([...get(pendingIdsAtom), goodsId]));
  const code = await set(loadCartActions, 'caller');
  if (code === null) {
    set(notify, 'error', { kind: 'message', id: 'cartAddFailed' });
  } else {
    const found = await getGoods(environment.shop, { id: goodsId }).catch((error: unknown) =>
      code.problemOf(error, 'addFailed'),
    );
    const outcome =
      'msg' in found
        ? await set(code.addToCart, { goodsId, quantity: 1, maximum: orderableMaximum(found.msg) }, found.msg)
        : found;
    // A late refusal is reported by the cart itself.
    if (isHere()) set(code.reportOutcome, outcome);
  }
  set(pendingIdsAtom, new Set([...get(pendingIdsAtom)].filter((id) => id !== goodsId)));
});
