import { isShopError } from '@signal-shop/sdk';
import { compareGoods, listGoodsByIds } from '@signal-shop/sdk/calls';
import { limits, ResponseCode } from '@signal-shop/sdk/contract';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import type { CompareState } from '@signal-shop/ui/screens/catalogue/compare/compare.states.ts';
import { atom } from 'jotai';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { lastLocationOf, navigate, pageAtom, queryOf } from '../core/location.ts';
import { notify } from '../core/notices.ts';
import { goodsIdsIn, persistedIds } from '../persistence/persisted-ids.ts';
import { query } from '../queries/query.ts';
import { guard } from '../scopes/scoped.ts';

/** How many products can be compared at once. */
export const comparisonLimit = limits.compareGoods.ids.maxItems;

const storedComparison = persistedIds('compared', comparisonLimit);
const isFullAtom = atom(false);

const pageLocationAtom = lastLocationOf('compare');
const idsTextAtom = queryOf(pageLocationAtom, 'ids');

/** Goods chosen on this device, in the order in which they were chosen. */
export const comparisonIdsAtom = storedComparison.idsAtom;
/** Whether the last product was refused because the comparison is full. */
export const isComparisonFullAtom = atom(
  (get) => get(isFullAtom) && get(comparisonIdsAtom).length >= comparisonLimit,
);

/** Toggles a product in the comparison; a fifth one is refused. */
export const toggleComparison = action(({ get, set }, goodsId: number) => {
  const isListed = get(comparisonIdsAtom).includes(goodsId);
  let isFull = false;
  set(storedComparison.change, (ids) => {
    const others = withoutId(ids, goodsId);
    isFull = !isListed && others.length >= comparisonLimit;
    return isListed || isFull ? others : [...others, goodsId];
  });
  set(isFullAtom, isFull);
});

/** The compared products: those in the address, else the chosen ones. */
const addressKeyAtom = atom((get) => {
  const text = get(idsTextAtom);
  const ids = text === null ? get(comparisonIdsAtom) : goodsIdsIn(text.split(',').map(Number));
  return ids.slice(0, comparisonLimit).join(',');
});
const addressIdsAtom = atom((get) => idsOf(get(addressKeyAtom)));

const comparisonQuery = query(async ({ get, shop, signal }) => {
  const ids = [...get(addressIdsAtom)];
  if (ids.length < 2) return null;
  try {
    const { msg, rows } = await compareGoods(shop, { ids }, { signal });
    return { goods: msg, rows };
  } catch (error) {
    if (!isShopError(error) || error.code !== ResponseCode.goodsNotFound) throw error;
    const { msg } = await listGoodsByIds(shop, { ids }, { signal });
    const present = new Set(msg.map((goods) => goods.goods_id));
    const unavailableIds = ids.filter((id) => !present.has(id));
    if (unavailableIds.length === 0) throw error;
    return { unavailableIds };
  }
});

/** Chosen products that the shop no longer sells; null for none. */
export const unavailableIdsAtom = atom((get): readonly number[] | null => {
  const comparison = get(comparisonQuery.stateAtom);
  if (comparison.status !== 'ready' || comparison.value === null) return null;
  return 'unavailableIds' in comparison.value ? comparison.value.unavailableIds : null;
});

/** The number of removed products, with their comparison. */
const removalAtom = atom({ key: '', count: 0 });

export const comparisonAtom = atom((get): CompareState => {
  const count = get(addressIdsAtom).length;
  const removal = get(removalAtom);
  const unavailableCount = removal.key === get(addressKeyAtom) ? removal.count : 0;
  if (count === 0 || count === 1) return { status: 'tooFew', count, gone: unavailableCount };
  const comparison = get(comparisonQuery.stateAtom);
  if (comparison.status !== 'ready') return comparison;
  const { value } = comparison;
  return value === null || 'unavailableIds' in value
    ? { status: 'loading' }
    : { status: 'ready', view: { ...value, gone: unavailableCount } };
});
export const refetchComparison = comparisonQuery.refetch;

/** Removes products that the shop no longer sells from the address and this device, and shows a message. */
export const removeUnavailable = action(({ get, set }, unavailableIds: readonly number[]) => {
  const isPresent = (id: number): boolean => !unavailableIds.includes(id);
  const rest = get(addressIdsAtom).filter(isPresent);
  set(storedComparison.change, (ids) => ids.filter(isPresent));
  if (get(idsTextAtom) !== null) set(navigate, hrefs.compare(rest), { stay: true });
  set(removalAtom, { key: get(addressKeyAtom), count: unavailableIds.length });
});

export const removeFromComparison = action((context, goodsId: number) => {
  const { get, set } = context;
  const comparison = get(comparisonAtom);
  const goods =
    comparison.status === 'ready'
      ? comparison.view.goods.find(({ goods_id }) => goods_id === goodsId)
      : undefined;
  if (goods !== undefined)
    set(notify, 'info', { kind: 'removed', from: 'comparison', name: goods.name }, restoration(context));
  const rest = withoutId(get(addressIdsAtom), goodsId);
  set(storedComparison.change, (ids) => withoutId(ids, goodsId));
  if (get(idsTextAtom) !== null) set(navigate, hrefs.compare(rest), { replace: true });
});

export const clearComparison = action((context) => {
  const { get, set } = context;
  set(notify, 'info', { kind: 'message', id: 'comparisonCleared' }, restoration(context));
  set(storedComparison.change, () => []);
  set(isFullAtom, false);
  if (get(pageAtom) === 'compare') set(navigate, hrefs.compare(), { replace: true });
});

/** Returns to the comparison as it is now: goods that the shopper has added since stay as far as there is room. */
function restoration({ get, set }: ActionContext): () => void {
  const ids = get(comparisonIdsAtom);
  const addressIds = get(pageAtom) === 'compare' && get(idsTextAtom) !== null ? get(addressIdsAtom) : null;
  const isSameLogin = guard(get, 'login');
  return () => {
    if (!isSameLogin()) return;
    set(storedComparison.change, (now) => goodsIdsIn([...ids, ...now]).slice(0, comparisonLimit));
    if (addressIds !== null && get(pageAtom) === 'compare')
      set(navigate, hrefs.compare(addressIds), { replace: true });
  };
}

function withoutId(ids: readonly number[], goodsId: number): readonly number[] {
  return ids.filter((id) => id !== goodsId);
}

function idsOf(key: string): readonly number[] {
  return key === '' ? [] : key.split(',').map(Number);
}
