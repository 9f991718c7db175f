import type { GoodsAttribute } from '@signal-shop/sdk/contract';
import { goodsAttributes } from '@signal-shop/ui/screens/catalogue/category/goods-attributes.ts';

/** The attributes in the address, in the order of their menus, without unknown ones. */
export function readAttributes(search: string): readonly GoodsAttribute[] {
  const names = new URLSearchParams(search).getAll('attribute');
  return goodsAttributes.filter((attribute) => names.includes(attribute));
}
