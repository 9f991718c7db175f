import type { Category, MenuGoods } from '@signal-shop/sdk/contract';

/** Goods of a category and its descendants: the first of each subcategory come first, so that each is represented. */
export function goodsOfCategory(category: Category): readonly MenuGoods[] {
  const shelves = shelvesOf(category);
  const longest = Math.max(0, ...shelves.map((goods) => goods.length));
  const goodsById = new Map<number, MenuGoods>();
  for (let index = 0; index < longest; index += 1) {
    for (const one of shelves.flatMap((goods) => goods[index] ?? [])) {
      if (!goodsById.has(one.goods_id)) goodsById.set(one.goods_id, one);
    }
  }
  return [...goodsById.values()];
}

function shelvesOf(category: Category): readonly (readonly MenuGoods[])[] {
  return [category.goods, ...category.children.flatMap(shelvesOf)];
}
