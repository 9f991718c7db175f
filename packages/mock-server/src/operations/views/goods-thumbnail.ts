import type { Locale, OrderLine } from '@signal-shop/sdk/contract';
import type { World } from '../../world/state/world.ts';
import { toDrawing } from './goods-views.ts';

/** The name and the drawing of bought goods. */
export type GoodsThumbnail = Pick<
  OrderLine,
  'goods_id' | 'goods_name' | 'goods_unit' | 'goods_kind' | 'goods_color' | 'thumbnail'
>;

/** @throws Error for unknown goods */
export function toGoodsThumbnail(world: World, goodsId: number, locale: Locale): GoodsThumbnail {
  const goods = world.shop.goods.get(goodsId);
  if (goods === undefined) throw new Error(`Goods ${goodsId} do not exist`);
  const { name, pic_index, ...look } = toDrawing(world, goods, locale);
  return { goods_id: goodsId, goods_name: name, thumbnail: pic_index, ...look };
}
