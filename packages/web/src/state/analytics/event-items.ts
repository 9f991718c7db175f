import { fromCents, toCents } from '@signal-shop/sdk/rules/price';
import type { EventItem } from './shop-events.ts';

interface CountedGoods {
  readonly goods_id: number;
  readonly name: string;
  readonly goods_color: string;
}

export function eventItem(goods: CountedGoods, price: number, quantity = 1): EventItem {
  return {
    item_id: String(goods.goods_id),
    item_name: goods.name,
    item_variant: goods.goods_color,
    price,
    quantity,
  };
}

/** Rounds an amount to two decimals. */
export function totalOf(items: readonly EventItem[]): number {
  return fromCents(items.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0));
}

/** The parameters of an event about products and their price. */
export function valueParameters(currency: string, items: readonly EventItem[]) {
  return { currency, value: totalOf(items), items };
}
