import { atom } from 'jotai';
import { eventItem } from './event-items.ts';
import { categoryAtom, keywordsAtom, listingAtom } from './listing.ts';
import type { ShopEvent } from './shop-events.ts';

/** A listing is looked at. What was searched for is nobody's business. */
export const listEventAtom = atom((get): ShopEvent | null => {
  const listing = get(listingAtom);
  if (listing.status !== 'ready') return null;
  const otherwise = get(keywordsAtom) === '' ? 'all' : 'search';
  const items = listing.view.goods.map((goods) => eventItem(goods, goods.goods_price));
  const listId = String(get(categoryAtom)?.path.at(-1)?.id ?? otherwise);
  return { name: 'view_item_list', parameters: { item_list_id: listId, items } };
});
