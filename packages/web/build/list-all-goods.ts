import type { ShopClient } from '@signal-shop/sdk';
import type { GoodsSummary, ListGoodsArgument } from '@signal-shop/sdk/contract';

const goodsPerPage = 48;

/** The goods of every page of a listing. */
export async function listAllGoods(
  shop: ShopClient,
  listing: ListGoodsArgument = {},
): Promise<readonly GoodsSummary[]> {
  const goods: GoodsSummary[] = [];
  for (let page = 1; ; page += 1) {
    const { msg, total } = await shop.listGoods({ ...listing, page, page_size: goodsPerPage });
    goods.push(...msg);
    if (msg.length === 0 || goods.length >= total) return goods;
  }
}
