import {
  listBanners,
  listHotCategories,
  listHotPosts,
  listHotProducts,
  listReviews,
} from '@signal-shop/sdk/calls';
import type { HomeView } from '@signal-shop/ui/screens/home/home.states.ts';
import { atom } from 'jotai';
import { safeHref } from '../safe-address.ts';
import { action } from './action.ts';
import { flashSaleAtom } from './flash-sale.ts';
import { agingSource, lasting } from './remote.ts';

const bannersSource = agingSource(async ({ shop, signal }) => {
  const { msg } = await listBanners(shop, { signal });
  return msg.banner.map((banner) => ({
    ...banner,
    link: safeHref(banner.link) ?? '',
    url: safeHref(banner.url) ?? '',
    video: safeHref(banner.video) ?? '',
  }));
});
const hotProductsSource = agingSource(
  async ({ shop, signal }) => (await listHotProducts(shop, { signal })).msg,
);
const hotCategoriesSource = agingSource(async ({ shop, signal }) => {
  const { msg } = await listHotCategories(shop, { signal });
  return msg.map((category) => ({ ...category, link: safeHref(category.link) ?? '' }));
});
const postsSource = agingSource(async ({ shop, signal }) => (await listHotPosts(shop, { signal })).msg);
const reviewsSource = agingSource(async ({ shop, signal }) => (await listReviews(shop, { signal })).msg);

const bannersAtom = lasting(bannersSource);
const hotProductsAtom = lasting(hotProductsSource);
const hotCategoriesAtom = lasting(hotCategoriesSource);
/** What the community writes about. */
export const postsAtom = lasting(postsSource);
/** What customers say of the shop. */
export const reviewsAtom = lasting(reviewsSource);

/** The sections with which the home page begins; like all others, each loads and fails by itself (spec §1). */
export const homeAtom = atom(
  (get): Pick<HomeView, 'banners' | 'flashSale'> => ({
    banners: get(bannersAtom),
    flashSale: get(flashSaleAtom),
  }),
);

/** What is hot: two lists of goods, and categories. */
export const hotAtom = atom(
  (get): Pick<HomeView, 'hotProducts' | 'hotCategories'> => ({
    hotProducts: get(hotProductsAtom),
    hotCategories: get(hotCategoriesAtom),
  }),
);

export const retryBanners = action(({ set }) => set(bannersSource));
export const retryHotCategories = action(({ set }) => set(hotCategoriesSource));
export const retryPosts = action(({ set }) => set(postsSource));
export const retryReviews = action(({ set }) => set(reviewsSource));
