import { compareGoods } from '@signal-shop/sdk/calls';
import { limits } from '@signal-shop/sdk/contract';
import type { CompareState } from '@signal-shop/ui/screens/compare/compare.states.ts';
import { atom } from 'jotai';
import { hrefs } from '../hrefs.ts';
import { action } from './action.ts';
import { goodsIdsIn, keptIds } from './kept-ids.ts';
import { lastPlaceOf, navigate, pageAtom, queryOf } from './location.ts';
import { remote, source } from './remote.ts';

/** How many goods can stand side by side. */
export const mostCompared = limits.compareGoods.ids.maxItems;

const kept = keptIds('compared', mostCompared);
const isFullAtom = atom(false);

const placeAtom = lastPlaceOf('compare');
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

/** What the page compares: as its address says, or else what was chosen. */
const comparedKeyAtom = atom((get) => {
  const text = get(idsTextAtom);
  const ids = text === null ? get(chosenIdsAtom) : goodsIdsIn(text.split(',').map(Number));
  return ids.slice(0, mostCompared).join(',');
});
const comparedIdsAtom = atom((get) => idsOf(get(comparedKeyAtom)));

const comparisonSource = source(async ({ get, shop, signal }) => {
  const ids = get(comparedIdsAtom);
  if (ids.length < 2) return null;
  const { msg, rows } = await compareGoods(shop, { ids: [...ids] }, { signal });
  return { goods: msg, rows };
});
const comparisonRemote = remote(comparisonSource);

export const comparisonAtom = atom((get): CompareState => {
  const count = get(comparedIdsAtom).length;
  if (count === 0 || count === 1) return { status: 'tooFew', count };
  const comparison = get(comparisonRemote);
  if (comparison.status !== 'ready') return comparison;
  return comparison.value === null ? { status: 'loading' } : { status: 'ready', view: comparison.value };
});
export const retryComparison = action(({ set }) => set(comparisonSource));

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
