import type { Locale, OrderLine } from '@signal-shop/sdk/contract';
import type { World } from '../../world/state/world.ts';
import { toDrawing } from './goods-views.ts';

/** What it takes to name and draw goods that were bought, wherever they are told of. */
export type GoodsThumbnail = Pick<
  OrderLine,
  'goods_id' | 'goods_name' | 'goods_unit' | 'goods_kind' | 'goods_color' | 'thumbnail'
>;

/** @throws Error for goods that the shop never had */
export function toGoodsThumbnail(world: World, goodsId: number, locale: Locale): GoodsThumbnail {
  const goods = world.shop.goods.get(goodsId);
  if (goods === undefined) throw new Error(`Nobody ever sold goods ${goodsId} here`);
  const { name, pic_index, ...look } = toDrawing(world, goods, locale);
  return { goods_id: goodsId, goods_name: name, thumbnail: pic_index, ...look };
}
