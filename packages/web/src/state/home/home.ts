import { listBanners, listHotPosts } from '@signal-shop/sdk/calls';
import type { HomeView } from '@signal-shop/ui/screens/home/home.states.ts';
import { atom } from 'jotai';
import { safeHref } from '../../safe-address.ts';
import { action } from '../core/action.ts';
import { flashSaleAtom } from '../flash-sale/flash-sale.ts';
import { agingSource, lasting } from '../queries/remote.ts';

const bannersSource = agingSource(async ({ shop, signal }) => {
  const { msg } = await listBanners(shop, { signal });
  return msg.banner.map((banner) => ({
    ...banner,
    link: safeHref(banner.link) ?? '',
    url: safeHref(banner.url) ?? '',
    video: safeHref(banner.video) ?? '',
  }));
});
const postsSource = agingSource(async ({ shop, signal }) => (await listHotPosts(shop, { signal })).msg);

export const bannersAtom = lasting(bannersSource);
/** What the community writes about. */
export const postsAtom = lasting(postsSource);

/** The sections with which the home page begins; like all others, each loads and fails by itself (spec §1). */
export const homeAtom = atom(
  (get): Pick<HomeView, 'banners' | 'flashSale'> => ({
    banners: get(bannersAtom),
    flashSale: get(flashSaleAtom),
  }),
);

export const retryBanners = action(({ set }) => set(bannersSource));
export const retryPosts = action(({ set }) => set(postsSource));
