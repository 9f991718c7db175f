import { listGoodsFaqs, listRelatedGoods } from '@signal-shop/sdk/calls';
import { query } from '../queries/query.ts';
import { goodsIdAtom } from './product.ts';
import { retainAcrossVariants } from './retain-across-variants.ts';

const relatedQuery = query(async ({ get, shop, signal }) => {
  const id = get(goodsIdAtom);
  return { id, value: id === null ? [] : (await listRelatedGoods(shop, { id }, { signal })).msg };
});

export const relatedAtom = retainAcrossVariants(relatedQuery.promiseAtom);
export const refetchRelated = relatedQuery.refetch;

const faqsQuery = query(async ({ get, shop, signal }) => {
  const id = get(goodsIdAtom);
  return { id, value: id === null ? [] : (await listGoodsFaqs(shop, { id }, { signal })).msg };
});

/** Frequent questions of buyers about the product. */
export const faqsAtom = retainAcrossVariants(faqsQuery.promiseAtom);
export const refetchFaqs = faqsQuery.refetch;
