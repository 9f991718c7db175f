import type { Atom } from 'jotai';
import { atom } from 'jotai';
import type { shownGoodsAtom } from '../product/product.ts';
import { currencyAtom } from '../site/ship-to.ts';
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
      parameters: valueParameters(get(currencyAtom), [eventItem(goods, goods.goods_price)]),
    };
  });
}
