import type { ShopClient } from '@signal-shop/sdk';
import type { Category } from '@signal-shop/sdk/contract';
import { pictureSources } from '@signal-shop/sdk/rules/picture-sources';
import { hrefs } from '../../packages/ui/src/link/hrefs.ts';
import { listAllGoods } from '../../packages/web/build/list-all-goods.ts';

/** A page for search engines. */
export interface SitemapEntry {
  /** Path with query. */
  readonly address: string;
  /** The addresses of its photographs. */
  readonly pictures: readonly string[];
}

/** Every page of the shop for search engines: fixed pages, categories, policies, and goods with their photographs. */
export async function sitemapEntries(shop: ShopClient): Promise<readonly SitemapEntry[]> {
  const [{ msg: menu }, { msg: terms }, goods] = await Promise.all([
    shop.listCategories(),
    shop.listTerms(),
    listAllGoods(shop),
  ]);
  const addresses = [
    ...[
      hrefs.home,
      hrefs.category(null),
      hrefs.pointStore,
      hrefs.points,
      hrefs.bigSale,
      hrefs.raffles,
      hrefs.finder,
    ],
    ...menu.tree.flatMap(categoryIds).map((id) => hrefs.category(id)),
    ...terms.policy.map(({ title }) => hrefs.policy(title)),
  ];
  // A list has one goods per model, and each color has a page (decision 10).
  const ids = new Set(
    goods.flatMap(({ goods_id, colours = [] }) => [goods_id, ...colours.map((color) => color.goods_id)]),
  );
  const entries = await Promise.all([...ids].map((id) => entryOf(shop, id)));
  return [...addresses.map((address) => ({ address, pictures: [] })), ...entries];
}

function categoryIds({ id, children }: Category): readonly number[] {
  return [id, ...children.flatMap(categoryIds)];
}

async function entryOf(shop: ShopClient, id: number): Promise<SitemapEntry> {
  const { msg: goods } = await shop.getGoods({ id });
  const { box, scene } = goods;
  const addresses = [
    goods.pic_index,
    ...[...goods.pictures, box, scene].map((picture) => picture?.pic ?? ''),
  ];
  const files = addresses.filter((pic) => pic !== '').map((pic) => pictureSources(pic).src);
  return { address: hrefs.goods(id), pictures: [...new Set(files)] };
}
