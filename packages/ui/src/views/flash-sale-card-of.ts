import type { FlashSaleItem } from '@signal-shop/sdk/contract';
import { clampPercent } from '@signal-shop/sdk/rules/discount';
import type { FlashSaleCardGoods } from '../components/flash-sale-card/flash-sale-card.tsx';
import type { Hrefs } from '../link/link-context.tsx';
import { artOf } from './art-of.ts';

/** Goods of a flash sale on a card. */
export function flashSaleCardOf(item: FlashSaleItem, hrefs: Hrefs): FlashSaleCardGoods {
  return {
    href: hrefs.goods(item.id),
    name: item.name,
    art: artOf(item),
    picture: item.pic_index,
    price: item.seckill_price,
    regularPrice: item.goods_price,
    lowestPrice: item.lowest_price_30_days,
    stock: Math.max(0, item.seckill_count),
    soldPercent: clampPercent(item.percent),
  };
}
