import type { Category, MenuGoods } from '@signal-shop/sdk/contract';
import type { Remote } from '../../remote.ts';
import { goodsOfCategory } from './goods-of-category.ts';

/** The first goods of each category, by turns; none while the menu is unknown. */
export function goodsOfMenu(
  categories: Remote<readonly Category[]>,
  perCategory: number,
): readonly MenuGoods[] {
  if (categories.status !== 'ready') return [];
  const shelves = categories.value.map(goodsOfCategory);
  return Array.from({ length: perCategory }, (_, index) => index).flatMap((index) =>
    shelves.flatMap((goods) => goods[index] ?? []),
  );
}
