import type { GoodsSummary } from '@signal-shop/sdk/contract';
import type { ProductCardGoods } from '../components/product-card/product-card.tsx';
import type { Hrefs } from '../link/link-context.tsx';
import { artOf } from './art-of.ts';
import { colorOptionOf } from './color-option-of.ts';
import { tagOfGoods } from './tag-of-goods.ts';

/** Goods on a product card. */
export function productCardOf(goods: GoodsSummary, hrefs: Hrefs): ProductCardGoods {
  return {
    id: goods.goods_id,
    href: hrefs.goods(goods.goods_id),
    preview: goods,
    name: goods.name,
    art: artOf(goods),
    picture: goods.pic_index,
    hoverPicture: goods.hover_pic,
    description: goods.goods_desc,
    stock: goods.stock_count,
    price: goods.goods_price,
    originalPrice: goods.original_price,
    lowestPrice: goods.lowest_price_30_days,
    rating: goods.comment_count === 0 ? null : goods.rating,
    tag: tagOfGoods(goods),
    colors: (goods.colours ?? []).map((color) => colorOptionOf(color, goods)),
    colorHref: hrefs.goods,
  };
}
