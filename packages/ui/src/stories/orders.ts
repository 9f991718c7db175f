import type { OrderDetail, PayableOrder } from '@signal-shop/sdk/contract';
import { OrderStatus } from '@signal-shop/sdk/contract';
import type { Seller } from '../sections/order-sheet/order-sheet.states.ts';
import type { InLocale } from './answers.ts';
import { ask, storyShop } from './answers.ts';

/** The order that the scenarios added last, as its own page shows it. */
export function orderIn(
  scenarios: string,
  change: (order: OrderDetail) => Partial<OrderDetail> = () => ({}),
): InLocale<OrderDetail> {
  return (locale) => {
    const order = ask('getOrder', { ordersn: addedOrder(scenarios) }, { scenarios, locale }).msg;
    return { ...order, ...change(order) };
  };
}

/** The same order as the payment page shows it. */
export function payableIn(scenarios: string): InLocale<PayableOrder> {
  return (locale) => ask('getOrderData', { ordersn: addedOrder(scenarios) }, { scenarios, locale }).msg;
}

export function addedOrder(scenarios: string): string {
  const ordersn = [...storyShop(scenarios).world('stories').state.orders.keys()].at(-1);
  if (ordersn === undefined) throw new Error(`No order in ${scenarios}`);
  return ordersn;
}

/** A deleted order: its page still answers, no list shows it. */
export function deletedOrderIn(scenarios: string): InLocale<OrderDetail> {
  const orders = [...storyShop(scenarios).world('stories').state.orders.values()];
  const deleted = orders.find(({ status }) => status === OrderStatus.deleted);
  return (locale) => ask('getOrder', { ordersn: deleted?.ordersn ?? '' }, { scenarios, locale }).msg;
}

/** Who sells, as the shop tells it. */
export const sellerIn: InLocale<Seller> = (locale) => {
  const { email, phone } = ask('getContact', {}, { locale }).msg;
  return { address: ask('listContacts', {}, { locale }).address.split('\n'), email, phone };
};
