import { listGoodsByIds, listWishes } from '@signal-shop/sdk/calls';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import type { WishlistView } from '@signal-shop/ui/screens/catalogue/wishlist/wishlist.states.ts';
import { atom } from 'jotai';
import { lastLocationOf, queryOf } from '../core/location.ts';
import { pageOrLast } from '../queries/last-page.ts';
import { query } from '../queries/query.ts';
import { isSignedInAtom } from '../session/session.ts';
import { guestWishesAtom } from './wishes.ts';

const perPage = 12;
const lastPage = 9;

const pageLocationAtom = lastLocationOf('wishlist');
const pageTextAtom = queryOf(pageLocationAtom, 'page');
const pageAtom = atom((get) => {
  const text = get(pageTextAtom) ?? '';
  return /^[1-9]$/.test(text) ? Math.min(Number(text), lastPage) : 1;
});

/** The guest's wishlist when the page was opened: toggling a wish does not reorder the page. */
const guestIdsAtom = atom((get) => {
  get(pageLocationAtom);
  get(isSignedInAtom);
  return { ids: () => get(guestWishesAtom) };
});

const wishlistQuery = query(
  async ({ get, shop, signal }): Promise<WishlistView> => {
    const page = get(pageAtom);
    if (get(isSignedInAtom)) {
      get(pageLocationAtom);
      const fetchPage = (number: number) =>
        listWishes(shop, { page: number, page_size: perPage }, { signal });
      const { msg, total } = await pageOrLast(page, fetchPage);
      return { goods: msg, total, page: Math.min(page, pagesOf(total)), pages: pagesOf(total) };
    }
    const ids = get(guestIdsAtom).ids();
    const pages = pagesOf(ids.length);
    const shownPage = Math.min(page, pages);
    const pageIds = ids.slice((shownPage - 1) * perPage, shownPage * perPage);
    const goods = pageIds.length === 0 ? [] : (await listGoodsByIds(shop, { ids: pageIds }, { signal })).msg;
    return { goods, total: ids.length, page: shownPage, pages };
  },
  { scope: 'login' },
);

/** One page of the wishlist; refetches on each visit. */
export const wishlistAtom = atom((get) => get(wishlistQuery.stateAtom));
export const refetchWishlist = wishlistQuery.refetch;

export function wishlistHref(page: number): string {
  return page === 1 ? hrefs.wishlist : `${hrefs.wishlist}?page=${page}`;
}

function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}
