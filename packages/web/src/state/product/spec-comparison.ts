import { compareGoods } from '@signal-shop/sdk/calls';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { query } from '../queries/query.ts';
import { relatedAtom } from './about-goods.ts';
import { shownGoodsAtom } from './product.ts';

/** Valid for the goods it was made for, in any of their colors. */
const choiceAtom = atom<{ readonly model: number | null; readonly otherId: number | null }>({
  model: null,
  otherId: null,
});
const modelAtom = atom((get) => get(shownGoodsAtom)?.colours[0]?.goods_id ?? null);

/** Goods to show the technical data of beside that of the shown goods; null for none. */
export const comparedIdAtom = atom((get) => {
  const { model, otherId } = get(choiceAtom);
  return model === get(modelAtom) ? otherId : null;
});

/** Related goods of the same kind. */
export const comparableGoodsAtom = atom((get) => {
  const related = get(relatedAtom);
  const kind = get(shownGoodsAtom)?.goods_kind;
  return related.status === 'ready' ? related.value.filter((goods) => goods.goods_kind === kind) : [];
});

const comparisonQuery = query(async ({ get, shop, signal }) => {
  const shownId = get(modelAtom);
  const otherId = get(comparedIdAtom);
  if (shownId === null || otherId === null) return [];
  return (await compareGoods(shop, { ids: [shownId, otherId] }, { signal })).rows;
});

export const specComparisonAtom = comparisonQuery.stateAtom;
export const refetchSpecComparison = comparisonQuery.refetch;

export const compareSpecsWith = action(({ get, set }, goodsId: number | null) => {
  set(choiceAtom, { model: get(modelAtom), otherId: goodsId });
});
