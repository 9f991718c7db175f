import type { GoodsSummary } from '@signal-shop/sdk/contract';
import type { PointsStoreCardGoods } from '../components/points-store-card/points-store-card.tsx';
import type { Hrefs } from '../link/link-context.tsx';
import { artOf } from './art-of.ts';

/** Goods of the points store on a card, with the link to their page for points. */
export function pointsStoreCardOf(goods: GoodsSummary, hrefs: Hrefs): PointsStoreCardGoods {
  return {
    href: hrefs.goodsForPoints(goods.goods_id),
    name: goods.name,
    art: artOf(goods),
    picture: goods.pic_index,
    description: goods.goods_desc,
    points: goods.integral_price ?? 0,
    isSoldOut: goods.stock_count <= 0,
  };
}
