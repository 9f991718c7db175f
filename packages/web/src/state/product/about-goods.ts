import { listGoodsFaqs, listRelatedGoods } from '@signal-shop/sdk/calls';
import { action } from '../core/action.ts';
import { source } from '../queries/remote.ts';
import { keepAcrossVariants } from './keep-across-variants.ts';
import { goodsIdAtom } from './product.ts';

const relatedSource = source(async ({ get, shop, signal }) => {
  const id = get(goodsIdAtom);
  return { id, value: id === null ? [] : (await listRelatedGoods(shop, { id }, { signal })).msg };
});

export const relatedAtom = keepAcrossVariants(relatedSource);
export const retryRelated = action(({ set }) => set(relatedSource));

const faqsSource = source(async ({ get, shop, signal }) => {
  const id = get(goodsIdAtom);
  return { id, value: id === null ? [] : (await listGoodsFaqs(shop, { id }, { signal })).msg };
});

/** What buyers of such goods ask. */
export const faqsAtom = keepAcrossVariants(faqsSource);
export const retryFaqs = action(({ set }) => set(faqsSource));
