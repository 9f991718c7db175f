import type { Category, MenuGoods } from '@signal-shop/sdk/contract';

/** Goods of a category and everything within it: one from each part first, so that all of them have a say. */
export function goodsOfCategory(category: Category): readonly MenuGoods[] {
  const shelves = shelvesOf(category);
  const longest = Math.max(0, ...shelves.map((goods) => goods.length));
  const found = new Map<number, MenuGoods>();
  for (let place = 0; place < longest; place += 1) {
    for (const one of shelves.flatMap((goods) => goods[place] ?? [])) {
      if (!found.has(one.goods_id)) found.set(one.goods_id, one);
    }
  }
  return [...found.values()];
}

function shelvesOf(category: Category): readonly (readonly MenuGoods[])[] {
  return [category.goods, ...category.children.flatMap(shelvesOf)];
}
