import { getGoods } from '@signal-shop/sdk/calls';
import { orderableMaximum } from '@signal-shop/sdk/rules/quantity';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { notify } from '../core/notices.ts';
import { loadCartActions } from './load-cart-actions.ts';

const pendingAtom = atom<number | null>(null);

/** The bundle whose goods are being added. */
export const pendingBundleAtom = atom((get) => get(pendingAtom));

/**
 * Adds one piece of each of these goods. All are fetched first, for their maximum, so that a failure adds nothing; the
 * first refusal ends it and is reported. A second press meanwhile adds nothing.
 */
export const addBundle = action(
  async ({ get, set, environment }, bundleId: number, goodsIds: readonly number[]) => {
    if (get(pendingAtom) !== null) return;
    set(pendingAtom, bundleId);
    try {
      const code = await set(loadCartActions, 'caller');
      if (code === null) {
        set(notify, 'error', { kind: 'message', id: 'cartAddFailed' });
      } else {
        const answers = await Promise.all(goodsIds.map((id) => getGoods(environment.shop, { id }))).catch(
          (error: unknown) => code.problemOf(error, 'addFailed'),
        );
        if ('kind' in answers) set(code.reportOutcome, answers);
        else
          for (const { msg: goods } of answers) {
            const input = { goodsId: goods.goods_id, quantity: 1, maximum: orderableMaximum(goods) };
            const outcome = await set(code.addToCart, input, goods);
            set(code.reportOutcome, outcome);
            if (outcome.kind !== 'none') break;
          }
      }
    } finally {
      set(pendingAtom, null);
    }
  },
);
