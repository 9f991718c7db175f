import { listHotCategories, listHotProducts } from '@signal-shop/sdk/calls';
import type { HomeView } from '@signal-shop/ui/screens/home/home.states.ts';
import { atom } from 'jotai';
import { safeHref } from '../../safe-address.ts';
import { action } from '../core/action.ts';
import { agingSource, lasting } from '../queries/remote.ts';

// Below the first view: with the code that draws it, not with that of the page.
const hotProductsSource = agingSource(
  async ({ shop, signal }) => (await listHotProducts(shop, { signal })).msg,
);
const hotCategoriesSource = agingSource(async ({ shop, signal }) => {
  const { msg } = await listHotCategories(shop, { signal });
  return msg.map((category) => ({ ...category, link: safeHref(category.link) ?? '' }));
});

const hotProductsAtom = lasting(hotProductsSource);
const hotCategoriesAtom = lasting(hotCategoriesSource);

/** What is hot: two lists of goods, and categories. */
export const hotAtom = atom(
  (get): Pick<HomeView, 'hotProducts' | 'hotCategories'> => ({
    hotProducts: get(hotProductsAtom),
    hotCategories: get(hotCategoriesAtom),
  }),
);

export const retryHotCategories = action(({ set }) => set(hotCategoriesSource));
