import { listBanners, listHotPosts } from '@signal-shop/sdk/calls';
import { minuteMs } from '@signal-shop/sdk/rules/time';
import type { HomeView } from '@signal-shop/ui/screens/home/home/home.states.ts';
import { atom } from 'jotai';
import { safeHref } from '../../safe-address.ts';
import { flashSaleAtom } from '../flash-sale/flash-sale.ts';
import { query } from '../queries/query.ts';

const bannersQuery = query(
  async ({ shop, signal }) => {
    const { msg } = await listBanners(shop, { signal });
    return msg.banner.map((banner) => ({
      ...banner,
      link: safeHref(banner.link) ?? '',
      url: safeHref(banner.url) ?? '',
      video: safeHref(banner.video) ?? '',
    }));
  },
  { staleTimeMs: minuteMs },
);
const postsQuery = query(async ({ shop, signal }) => (await listHotPosts(shop, { signal })).msg, {
  staleTimeMs: minuteMs,
});

export const bannersAtom = bannersQuery.stateAtom;
/** Posts of the community. */
export const postsAtom = postsQuery.stateAtom;

/** The first sections of the home page; each loads and fails independently (spec §1). */
export const homeAtom = atom(
  (get): Pick<HomeView, 'banners' | 'flashSale'> => ({
    banners: get(bannersAtom),
    flashSale: get(flashSaleAtom),
  }),
);

export const refetchBanners = bannersQuery.refetch;
export const refetchPosts = postsQuery.refetch;
