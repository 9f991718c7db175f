// @vitest-environment node
import { expect, test } from 'vitest';
import { openTestShop, until } from '../../../testing/test-shop.ts';
import { linkPreviewAtom } from '../core/link-preview.ts';
import { goodsAtom, goodsPreviewAtom, refetchGoods, shownGoodsAtom } from './product.ts';

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

test('[DET-01] the card that led here previews its own product only', async () => {
  const shop = openTestShop({ at: '/detail?id=1011' });
  await shop.settled(goodsAtom);
  expect(shop.store.get(goodsPreviewAtom)).toBeNull();
  const card = shop.store.get(shownGoodsAtom);
  if (card === null) throw new Error('The product has not loaded.');
  shop.store.set(linkPreviewAtom, card);
  expect(shop.store.get(goodsPreviewAtom)).toBe(card);
  shop.store.set(linkPreviewAtom, { ...card, goods_id: 1031 });
  expect(shop.store.get(goodsPreviewAtom)).toBeNull();
});
