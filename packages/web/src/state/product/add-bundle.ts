import { getGoods } from '@signal-shop/sdk/calls';
import type { GoodsDetail } from '@signal-shop/sdk/contract';
import { orderableMaximum } from '@signal-shop/sdk/rules/quantity';
import { atom } from 'jotai';
import { cartVersionAtom } from '../cart/cart-query.ts';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { notify } from '../core/notices.ts';
import { guard, scoped } from '../scopes/scoped.ts';
import { loadCartActions } from './load-cart-actions.ts';

const pendingAtom = atom<number | null>(null);

/** The bundle whose goods are being added. */
export const pendingBundleAtom = atom((get) => get(pendingAtom));

/** The goods that presses have added, and the start of the keys of their requests. */
interface Additions {
  readonly key: string;
  readonly added: readonly number[];
}

/** Presses that ended early, by bundle, each with the version of the cart that it left. */
const unfinishedAtom = scoped<ReadonlyMap<number, Additions & { readonly cart: string }>>(new Map(), 'visit');

/**
 * Adds one piece of each of these goods. All are fetched first, for their maximum, so that a failure adds nothing; the
 * first refusal ends it and is reported. A second press meanwhile adds nothing, and one afterwards adds only the rest. On
 * another page, or after the cart has changed, the shopper sees what it has, and a press adds the whole set.
 */
export const addBundle = action(async (context, bundleId: number, goodsIds: readonly number[]) => {
  const { get, set, environment } = context;
  if (get(pendingAtom) !== null) return;
  const isHere = guard(get, 'visit');
  const isSameLogin = guard(get, 'login');
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
    if ('kind' in answers) {
      set(code.reportOutcome, answers);
      return;
    }
    const goods = answers.map(({ msg }) => msg);
    const left = await addRest(context, code, earlier, goods, isSameLogin);
    // After a success the cart has another version, which ends an earlier entry.
    if (left === null || !isHere()) return;
    set(unfinishedAtom, new Map(get(unfinishedAtom)).set(bundleId, { ...left, cart: get(cartVersionAtom) }));
  } finally {
    set(pendingAtom, null);
  }
});

function unfinished({ get, environment }: ActionContext, bundleId: number): Additions {
  const earlier = get(unfinishedAtom).get(bundleId);
  return earlier?.cart === get(cartVersionAtom) ? earlier : { key: environment.uniqueKey(), added: [] };
}

/** Returns what the next press continues; null after the whole set, and after a logout, because the cart is another one then. */
async function addRest(
  { set, environment }: ActionContext,
  { addToCart, reportOutcome }: typeof import('../cart/cart-add.ts'),
  { key, added: before }: Additions,
  rest: readonly GoodsDetail[],
  isSameLogin: () => boolean,
): Promise<Additions | null> {
  const added = [...before];
  for (const goods of rest) {
    if (!isSameLogin()) return null;
    const id = goods.goods_id;
    const idempotencyKey = `${key}:${id}`;
    const input = { goodsId: id, quantity: 1, maximum: orderableMaximum(goods), idempotencyKey };
    const outcome = await set(addToCart, input, goods);
    set(reportOutcome, outcome);
    if (outcome.kind !== 'none') {
      // The server repeats its answer to a key: only a lost answer keeps it.
      return { key: outcome.isLost ? key : environment.uniqueKey(), added };
    }
    added.push(id);
  }
  return null;
}
