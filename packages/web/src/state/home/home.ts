import { listBanners, listHotPosts } from '@signal-shop/sdk/calls';
import { minuteMs } from '@signal-shop/sdk/rules/time';
import { safeHref } from '../../safe-address.ts';
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

export const refetchBanners = bannersQuery.refetch;
export const refetchPosts = postsQuery.refetch;
