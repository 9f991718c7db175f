import type { ModelColor } from '@signal-shop/sdk/contract';
import type { ColorOption } from '../components/color-swatches/color-option.ts';
import type { DrawnGoods } from './art-of.ts';
import { artOf } from './art-of.ts';

/** A color of the goods' model. */
export function colorOptionOf(color: ModelColor, goods: DrawnGoods): ColorOption {
  return {
    id: color.goods_id,
    art: artOf({ ...goods, goods_color: color.goods_color }),
    picture: color.pic_index ?? '',
    isSoldOut: color.stock_count <= 0,
  };
}
