import type { ShopClient } from '@signal-shop/sdk';
import type { Category } from '@signal-shop/sdk/contract';
import { hrefs } from '../../packages/ui/src/link/hrefs.ts';

const goodsPerPage = 48;

/** Every path of the shop for search engines: fixed pages, categories, policies and goods. */
export async function sitemapAddresses(shop: ShopClient): Promise<readonly string[]> {
  const [{ msg: menu }, { msg: terms }, goods] = await Promise.all([
    shop.listCategories(),
    shop.listTerms(),
    allGoods(shop),
  ]);
  return [
    ...[hrefs.home, hrefs.category(null), hrefs.pointStore, hrefs.points, '/bigsale'],
    ...menu.tree.flatMap(categoryIds).map((id) => hrefs.category(id)),
    ...terms.policy.map(({ title }) => hrefs.policy(title)),
    ...goods.map((id) => hrefs.goods(id)),
  ];
}

function categoryIds({ id, children }: Category): readonly number[] {
  return [id, ...children.flatMap(categoryIds)];
}

async function allGoods(shop: ShopClient): Promise<readonly number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const { msg, total } = await shop.listGoods({ page, page_size: goodsPerPage });
    ids.push(...msg.flatMap(({ goods_id: id }) => id));
    if (msg.length === 0 || ids.length >= total) return ids;
  }
}
