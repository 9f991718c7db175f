import { currencies } from '@signal-shop/sdk/rules/price';
import { atom } from 'jotai';
import { eventItem, valued } from './event-items.ts';
import { localeAtom } from './language.ts';
import { shownGoodsAtom } from './product.ts';
import type { ShopEvent } from './shop-events.ts';

/** Goods are looked at. */
export const itemEventAtom = atom((get): ShopEvent | null => {
  const goods = get(shownGoodsAtom);
  if (goods === null) return null;
  return {
    name: 'view_item',
    parameters: valued(currencies[get(localeAtom)], [eventItem(goods, goods.goods_price)]),
  };
});
