import { listGoodsFaqs, listRelatedGoods } from '@signal-shop/sdk/calls';
import { query } from '../queries/query.ts';
import { keepAcrossVariants } from './keep-across-variants.ts';
import { goodsIdAtom } from './product.ts';

const relatedQuery = query(async ({ get, shop, signal }) => {
  const id = get(goodsIdAtom);
  return { id, value: id === null ? [] : (await listRelatedGoods(shop, { id }, { signal })).msg };
});

export const relatedAtom = keepAcrossVariants(relatedQuery.promiseAtom);
export const retryRelated = relatedQuery.refetch;

const faqsQuery = query(async ({ get, shop, signal }) => {
  const id = get(goodsIdAtom);
  return { id, value: id === null ? [] : (await listGoodsFaqs(shop, { id }, { signal })).msg };
});

/** Frequent questions of buyers about the product. */
export const faqsAtom = keepAcrossVariants(faqsQuery.promiseAtom);
export const retryFaqs = faqsQuery.refetch;
