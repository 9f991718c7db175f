import { listGoodsFaqs, listRelatedGoods } from '@signal-shop/sdk/calls';
import type { Bundle, GoodsSummary } from '@signal-shop/sdk/contract';
import type { Remote } from '@signal-shop/ui/remote.ts';
import { ready } from '@signal-shop/ui/remote.ts';
import { atom } from 'jotai';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';
import { goodsIdAtom } from './product.ts';
import { retainAcrossVariants } from './retain-across-variants.ts';

const relatedQuery = query(async ({ get, shop, signal }) => {
  const id = get(goodsIdAtom);
  const answer = id === null ? null : await listRelatedGoods(shop, { id }, { signal });
  return { id, value: { goods: answer?.msg ?? [], bundles: answer?.bundles ?? [] } };
});

const relatedStateAtom = retainAcrossVariants(relatedQuery.promiseAtom);
export const relatedAtom = atom((get): Remote<readonly GoodsSummary[]> => {
  const state = get(relatedStateAtom);
  return state.status === 'ready' ? ready(state.value.goods) : state;
});
/** Sets with the product; empty while unknown. */
export const bundlesAtom = atom(
  (get): readonly Bundle[] => readyOr(get(relatedStateAtom), null)?.bundles ?? [],
);
export const refetchRelated = relatedQuery.refetch;

const faqsQuery = query(async ({ get, shop, signal }) => {
  const id = get(goodsIdAtom);
  return { id, value: id === null ? [] : (await listGoodsFaqs(shop, { id }, { signal })).msg };
});

/** Frequent questions of buyers about the product. */
export const faqsAtom = retainAcrossVariants(faqsQuery.promiseAtom);
export const refetchFaqs = faqsQuery.refetch;
