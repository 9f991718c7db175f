import type { Atom } from 'jotai';
import { atom } from 'jotai';
import type { categoryAtom, keywordsAtom, listingAtom } from '../catalogue/listing.ts';
import { eventItem } from './event-items.ts';
import type { ShopEvent } from './shop-events.ts';

export interface ViewedList {
  readonly categoryAtom: typeof categoryAtom;
  readonly keywordsAtom: typeof keywordsAtom;
  readonly listingAtom: typeof listingAtom;
}

/** Reports a list view, without the search terms, which are private. */
export function listEvent(list: ViewedList): Atom<ShopEvent | null> {
  return atom((get) => {
    const listing = get(list.listingAtom);
    if (listing.status !== 'ready') return null;
    const otherwise = get(list.keywordsAtom) === '' ? 'all' : 'search';
    const items = listing.view.goods.map((goods) => eventItem(goods, goods.goods_price));
    const listId = String(get(list.categoryAtom)?.path.at(-1)?.id ?? otherwise);
    return { name: 'view_item_list', parameters: { item_list_id: listId, items } };
  });
}
