import type { GoodsFace } from '../components/product-card/goods-face.ts';
import type { Hrefs } from '../link/link-context.tsx';
import type { DrawnGoods } from './art-of.ts';
import { artOf } from './art-of.ts';

/** An entity about goods, such as an order line or a warranty. */
interface AboutGoods extends DrawnGoods {
  readonly goods_id: number;
  readonly goods_name: string;
  readonly thumbnail: string;
}

/** The goods that an entity is about, in a row. */
export function goodsRowOf(entity: AboutGoods, hrefs: Hrefs): GoodsFace {
  return {
    href: hrefs.goods(entity.goods_id),
    name: entity.goods_name,
    art: artOf(entity),
    picture: entity.thumbnail,
  };
}
