import type { ColourName } from '@signal-shop/sdk/contract';
import type { ColorOption } from '../components/color-swatches/color-swatches.tsx';

interface ColoredGoods {
  readonly goods_id: number;
  readonly goods_color: ColourName;
  readonly stock_count: number;
}

/** Goods as one of the colors of their model. */
export function colorOptionOf({ goods_id, goods_color, stock_count }: ColoredGoods): ColorOption {
  return { id: goods_id, colour: goods_color, isSoldOut: stock_count <= 0 };
}
