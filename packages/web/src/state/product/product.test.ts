// @vitest-environment node
import { expect, test } from 'vitest';
import { openTestShop, until } from '../../../testing/test-shop.ts';
import { goodsAtom, refetchGoods, shownGoodsAtom } from './product.ts';

test('[FLASH-02] after the end of the sale the page refetches, and its data stays visible meanwhile', async () => {
  const shop = openTestShop({ at: '/detail?id=1011', scenarios: 'flash.open' });
  await shop.settled(goodsAtom);
  const inSale = shop.store.get(shownGoodsAtom);
  expect(inSale?.goods_price).toBe(inSale?.flash?.seckill_price);
  shop.world.setActivity(0);
  shop.store.set(refetchGoods);
  expect(shop.store.get(shownGoodsAtom)).toBe(inSale);
  await until(shop.store, shownGoodsAtom, (goods) => goods?.flash === null);
  expect(shop.store.get(shownGoodsAtom)?.goods_price).toBe(inSale?.original_price);
});
