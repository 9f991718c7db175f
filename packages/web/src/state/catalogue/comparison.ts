import { isShopError } from '@signal-shop/sdk';
import { compareGoods, listGoodsByIds } from '@signal-shop/sdk/calls';
import { limits, ResponseCode } from '@signal-shop/sdk/contract';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import type { CompareState } from '@signal-shop/ui/screens/compare/compare.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { lastLocationOf, navigate, pageAtom, queryOf } from '../core/location.ts';
import { goodsIdsIn, persistedIds } from '../persistence/persisted-ids.ts';
import { query } from '../queries/query.ts';

/** How many products can be compared at once. */
export const mostCompared = limits.compareGoods.ids.maxItems;

const kept = persistedIds('compared', mostCompared);
const isFullAtom = atom(false);

const placeAtom = lastLocationOf('compare');
const idsTextAtom = queryOf(placeAtom, 'ids');

/** Goods chosen on this device, in the order in which they were chosen. */
export const chosenIdsAtom = kept.idsAtom;
/** One more was wanted than there is room for. */
export const isComparisonFullAtom = atom(
  (get) => get(isFullAtom) && get(chosenIdsAtom).length >= mostCompared,
);

/** Takes goods into the comparison or out of it; a fifth is refused. */
export const toggleCompared = action(({ get, set }, goodsId: number) => {
  const isChosen = get(chosenIdsAtom).includes(goodsId);
  let isFull = false;
  set(kept.change, (ids) => {
    const others = withoutId(ids, goodsId);
    isFull = !isChosen && others.length >= mostCompared;
    return isChosen || isFull ? others : [...others, goodsId];
  });
  set(isFullAtom, isFull);
});

/** The compared products: those in the address, else the chosen ones. */
const comparedKeyAtom = atom((get) => {
  const text = get(idsTextAtom);
  const ids = text === null ? get(chosenIdsAtom) : goodsIdsIn(text.split(',').map(Number));
  return ids.slice(0, mostCompared).join(',');
});
const comparedIdsAtom = atom((get) => idsOf(get(comparedKeyAtom)));

const comparisonQuery = query(async ({ get, shop, signal }) => {
  const ids = [...get(comparedIdsAtom)];
  if (ids.length < 2) return null;
  try {
    const { msg, rows } = await compareGoods(shop, { ids }, { signal });
    return { goods: msg, rows };
  } catch (error) {
    if (!isShopError(error) || error.code !== ResponseCode.goodsNotFound) throw error;
    const { msg } = await listGoodsByIds(shop, { ids }, { signal });
    const present = new Set(msg.map((goods) => goods.goods_id));
    const gone = ids.filter((id) => !present.has(id));
    if (gone.length === 0) throw error;
    return { gone };
  }
});

/** Chosen goods that are found to have left the shop; null while none are. */
export const goneAtom = atom((get): readonly number[] | null => {
  const comparison = get(comparisonQuery.stateAtom);
  if (comparison.status !== 'ready' || comparison.value === null) return null;
  return 'gone' in comparison.value ? comparison.value.gone : null;
});

/** How many were left out of which comparison. */
const leftOutAtom = atom({ key: '', count: 0 });

export const comparisonAtom = atom((get): CompareState => {
  const count = get(comparedIdsAtom).length;
  const leftOut = get(leftOutAtom);
  const gone = leftOut.key === get(comparedKeyAtom) ? leftOut.count : 0;
  if (count === 0 || count === 1) return { status: 'tooFew', count, gone };
  const comparison = get(comparisonQuery.stateAtom);
  if (comparison.status !== 'ready') return comparison;
  const { value } = comparison;
  return value === null || 'gone' in value
    ? { status: 'loading' }
    : { status: 'ready', view: { ...value, gone } };
});
export const retryComparison = comparisonQuery.refetch;

/** Leaves out what has left the shop, here and on this device, and says so over the rest. */
export const leaveOut = action(({ get, set }, gone: readonly number[]) => {
  const isPresent = (id: number): boolean => !gone.includes(id);
  const rest = get(comparedIdsAtom).filter(isPresent);
  set(kept.change, (ids) => ids.filter(isPresent));
  if (get(idsTextAtom) !== null) set(navigate, hrefs.compare(rest), { stay: true });
  set(leftOutAtom, { key: get(comparedKeyAtom), count: gone.length });
});

export const removeCompared = action(({ get, set }, goodsId: number) => {
  const rest = withoutId(get(comparedIdsAtom), goodsId);
  set(kept.change, (ids) => withoutId(ids, goodsId));
  if (get(idsTextAtom) !== null) set(navigate, hrefs.compare(rest), { replace: true });
});

export const clearCompared = action(({ get, set }) => {
  set(kept.change, () => []);
  set(isFullAtom, false);
  if (get(pageAtom) === 'compare') set(navigate, hrefs.compare(), { replace: true });
});

function withoutId(ids: readonly number[], goodsId: number): readonly number[] {
  return ids.filter((id) => id !== goodsId);
}

function idsOf(key: string): readonly number[] {
  return key === '' ? [] : key.split(',').map(Number);
}
