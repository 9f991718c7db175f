import { currencies } from '@signal-shop/sdk/rules/price';
import type { Atom } from 'jotai';
import { atom } from 'jotai';
import type { shownGoodsAtom } from '../product/product.ts';
import { localeAtom } from '../site/language.ts';
import { eventItem, valueParameters } from './event-items.ts';
import type { ShopEvent } from './shop-events.ts';

export type ViewedGoods = typeof shownGoodsAtom;

/** Reports a product view. */
export function itemEvent(goodsAtom: ViewedGoods): Atom<ShopEvent | null> {
  return atom((get) => {
    const goods = get(goodsAtom);
    if (goods === null) return null;
    return {
      name: 'view_item',
      parameters: valueParameters(currencies[get(localeAtom)], [eventItem(goods, goods.goods_price)]),
    };
  });
}
