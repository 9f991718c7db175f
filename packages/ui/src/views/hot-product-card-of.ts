import type { HotProduct } from '@signal-shop/sdk/contract';
import type { HotProductCardGoods } from '../components/hot-product-card/hot-product-card.tsx';
import type { Hrefs } from '../link/link-context.tsx';
import { artOf } from './art-of.ts';
import { tagOfGoods } from './tag-of-goods.ts';

/** Popular goods on a card. */
export function hotProductCardOf(product: HotProduct, hrefs: Hrefs): HotProductCardGoods {
  return {
    href: hrefs.goods(product.id),
    name: product.name,
    art: artOf(product),
    picture: product.pic_index,
    model: product.goods_unit,
    category: product.cateName,
    stock: product.stock_count,
    price: product.goods_price,
    originalPrice: product.original_price,
    lowestPrice: product.lowest_price_30_days,
    tag: tagOfGoods(product),
  };
}
