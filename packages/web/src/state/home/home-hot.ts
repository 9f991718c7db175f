import { listHotCategories, listHotProducts } from '@signal-shop/sdk/calls';
import { minuteMs } from '@signal-shop/sdk/rules/time';
import type { HomeView } from '@signal-shop/ui/screens/home/home/home.states.ts';
import { atom } from 'jotai';
import { safeHref } from '../../safe-address.ts';
import { query } from '../queries/query.ts';

// Below the first view, so that it is in the lazy chunk that renders it.
const hotProductsQuery = query(async ({ shop, signal }) => (await listHotProducts(shop, { signal })).msg, {
  staleTimeMs: minuteMs,
});
const hotCategoriesQuery = query(
  async ({ shop, signal }) => {
    const { msg } = await listHotCategories(shop, { signal });
    return msg.map((category) => ({ ...category, link: safeHref(category.link) ?? '' }));
  },
  { staleTimeMs: minuteMs },
);

/** The popular products and categories. */
export const hotAtom = atom(
  (get): Pick<HomeView, 'hotProducts' | 'hotCategories'> => ({
    hotProducts: get(hotProductsQuery.stateAtom),
    hotCategories: get(hotCategoriesQuery.stateAtom),
  }),
);

export const refetchHotCategories = hotCategoriesQuery.refetch;
