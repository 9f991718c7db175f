import { getGoods } from '@signal-shop/sdk/calls';
import type { GoodsDetail } from '@signal-shop/sdk/contract';
import { orderableMaximum } from '@signal-shop/sdk/rules/quantity';
import { atom } from 'jotai';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { notify } from '../core/notices.ts';
import { scoped } from '../scopes/scoped.ts';
import { loadCartActions } from './load-cart-actions.ts';

const pendingAtom = atom<number | null>(null);

/** The bundle whose goods are being added. */
export const pendingBundleAtom = atom((get) => get(pendingAtom));

/** A press that ended early: the goods that it has added, and the start of the keys of its requests. */
interface UnfinishedBundle {
  readonly bundleId: number;
  readonly key: string;
  readonly added: readonly number[];
}

const unfinishedAtom = scoped<UnfinishedBundle | null>(null, 'visit');

/**
 * Adds one piece of each of these goods. All are fetched first, for their maximum, so that a failure adds nothing; the
 * first refusal ends it and is reported. A second press meanwhile adds nothing, and one afterwards adds only the rest.
 */
export const addBundle = action(async (context, bundleId: number, goodsIds: readonly number[]) => {
  const { get, set, environment } = context;
  if (get(pendingAtom) !== null) return;
  set(pendingAtom, bundleId);
  try {
    const code = await set(loadCartActions, 'caller');
    if (code === null) {
      set(notify, 'error', { kind: 'message', id: 'cartAddFailed' });
      return;
    }
    const earlier = unfinished(context, bundleId);
    const rest = goodsIds.filter((id) => !earlier.added.includes(id));
    const answers = await Promise.all(rest.map((id) => getGoods(environment.shop, { id }))).catch(
      (error: unknown) => code.problemOf(error, 'addFailed'),
    );
    if ('kind' in answers) set(code.reportOutcome, answers);
    else
      await addRest(
        context,
        code,
        earlier,
        answers.map(({ msg }) => msg),
      );
  } finally {
    set(pendingAtom, null);
  }
});

function unfinished({ get, environment }: ActionContext, bundleId: number): UnfinishedBundle {
  const earlier = get(unfinishedAtom);
  return earlier?.bundleId === bundleId ? earlier : { bundleId, key: environment.uniqueKey(), added: [] };
}

async function addRest(
  { set, environment }: ActionContext,
  { addToCart, reportOutcome }: typeof import('../cart/cart-add.ts'),
  { bundleId, key, added: before }: UnfinishedBundle,
  rest: readonly GoodsDetail[],
): Promise<void> {
  const added = [...before];
  for (const goods of rest) {
    const id = goods.goods_id;
    const idempotencyKey = `${key}:${id}`;
    const input = { goodsId: id, quantity: 1, maximum: orderableMaximum(goods), idempotencyKey };
    const outcome = await set(addToCart, input, goods);
    set(reportOutcome, outcome);
    if (outcome.kind !== 'none') {
      // The server repeats its answer to a key: only a lost answer keeps it.
      set(unfinishedAtom, { bundleId, key: outcome.isLost ? key : environment.uniqueKey(), added });
      return;
    }
    added.push(id);
  }
  set(unfinishedAtom, null);
}
