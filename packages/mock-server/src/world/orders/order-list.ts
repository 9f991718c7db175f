import type { Locale } from '@signal-shop/sdk/contract';
import { PayType } from '@signal-shop/sdk/contract';
import { settledOrder } from '../checkout/payment.ts';
import type { Customer } from '../state/account.ts';
import type { Order } from '../state/orders.ts';
import type { World } from '../state/world.ts';
import type { OrderListState } from './status-facts.ts';
import { stepOf } from './status-facts.ts';

export interface OrderPage {
  readonly orders: readonly Order[];
  /** Number of matches in the requested list. */
  readonly total: number;
  /** Number of matches in every list. */
  readonly counts: Readonly<Record<OrderListState, number>>;
}

export interface OrderQuery {
  readonly state: OrderListState;
  /** Part of an order number, or words in the names of goods; null matches all. */
  readonly keyword: string | null;
  /** The language of the names. */
  readonly locale: Locale;
}

/** The customer's orders of one list, newest first. Deleted orders are in none. */
export function listOrders(
  world: World,
  customer: Customer,
  { state, keyword, locale }: OrderQuery,
  page: number,
  pageSize: number,
): OrderPage {
  const own = [...world.state.orders.values()]
    .filter((order) => order.customerId === customer.id)
    .map((order) => settledOrder(world, customer, order.ordersn))
    .filter((order) => stepOf(order.status).list !== null && matchesKeyword(world, order, keyword, locale))
    .sort((one, other) => placedAt(other) - placedAt(one) || (one.ordersn < other.ordersn ? 1 : -1));
  const counts = { orders: 0, unpaid: 0, paid: 0, shipped: 0, received: 0, completed: 0, cancelled: 0 };
  for (const order of own) {
    const { list } = stepOf(order.status);
    counts.orders += 1;
    if (list !== null && list !== 'orders') counts[list] += 1;
  }
  const matches = state === 'orders' ? own : own.filter((order) => stepOf(order.status).list === state);
  return { orders: matches.slice((page - 1) * pageSize, page * pageSize), total: matches.length, counts };
}

function matchesKeyword(world: World, order: Order, keyword: string | null, locale: Locale): boolean {
  const searchText = (keyword ?? '').trim().toLowerCase();
  if (order.ordersn.toLowerCase().includes(searchText)) return true;
  return order.lines.some(({ goodsId }) => {
    const goods = world.shop.goods.get(goodsId);
    if (goods === undefined) return false;
    const words = `${goods.name[locale]} ${goods.model}`.toLowerCase();
    return searchText.split(/\s+/).every((word) => words.includes(word));
  });
}

/** Seconds since 1970. */
export function placedAt(order: Order): number {
  return order.events[0]?.time ?? 0;
}

export function hasEverPaid(world: World, customer: Customer): boolean {
  for (const { customerId, payType } of world.state.orders.values()) {
    if (customerId === customer.id && payType !== PayType.unpaid) return true;
  }
  return false;
}

/** The newest order that waits for payment. */
export function newestUnpaidOf(world: World, customer: Customer): Order | undefined {
  return listOrders(world, customer, { state: 'unpaid', keyword: null, locale: 'en' }, 1, 1).orders[0];
}
