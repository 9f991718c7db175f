import type { OrderLineStatus } from '@signal-shop/sdk/contract';
import { OrderStatus, PayType } from '@signal-shop/sdk/contract';
import { daySeconds, hourSeconds } from '@signal-shop/sdk/rules/time';
import type { SeedAddress, SeedOrder, SeedOrderStatus } from '../../seed/customer-types.ts';
import { demoCustomer, demoCustomerOf } from '../../world/account/customers.ts';
import { pastRequest } from '../../world/after-sales/after-sales-history.ts';
import { catalogueIndex } from '../../world/catalogue/catalogue-index.ts';
import { seededOrder } from '../../world/orders/order-history.ts';
import { placedAt } from '../../world/orders/order-list.ts';
import { nextOrderNumber } from '../../world/orders/orders.ts';
import type { Order } from '../../world/state/orders.ts';
import type { World } from '../../world/state/world.ts';
import { countingGoods } from '../cart/cart-contents.ts';

/** The age of an order of each status, long enough for its past events. */
const placedAgo = {
  unpaid: 600,
  pending: 300,
  paid: 4 * hourSeconds,
  cancelled: 3 * daySeconds,
  shipped: 2 * daySeconds,
  received: 6 * daySeconds,
  complete: 24 * daySeconds,
  deleted: 20 * daySeconds,
  refundRequested: 7 * daySeconds,
  refunded: 12 * daySeconds,
  refundRejected: 11 * daySeconds,
} as const satisfies Record<SeedOrderStatus, number>;

/** The interval between several orders of one status, short enough that no timed transition is due. */
const spacing: Readonly<Partial<Record<SeedOrderStatus, number>>> = {
  unpaid: 1_800,
  shipped: 7_200,
  received: 21_600,
};

export const orderStatusNames = Object.keys(placedAgo).filter(isStatusName);

/** Adds an order to the demonstration customer, by default with the home address. `position` varies its goods. */
export function addOrder(
  world: World,
  status: SeedOrderStatus,
  position = 0,
  payType: SeedOrder['payType'] = isPaidFor(status) ? 'card' : 'unpaid',
  address: SeedAddress = demoAddress(),
): Order {
  const goods = countingGoods(world, 12);
  const goodsOfOrder = [goods[position % goods.length], goods[(position + 3) % goods.length]];
  const order = seededOrder(
    {
      ordersn: nextOrderNumber(world),
      status,
      payType,
      placedSecondsAgo: placedAgo[status] + position * (spacing[status] ?? daySeconds),
      lines: goodsOfOrder.flatMap((one, index) =>
        one === undefined
          ? []
          : [
              {
                goodsId: one.goodsId,
                quantity: index + 1,
                priceCents: payType === 'freeTest' ? 0 : one.priceCents,
              },
            ],
      ),
      note: '',
      logistics: hasParcel(status) ? { trackingNumber: 'NL20260115AB', company: 'Northline Parcel' } : null,
    },
    demoCustomerOf(world),
    address,
    world.clock.seconds(),
  );
  world.state.orders.set(order.ordersn, order);
  const request = pastRequest(order);
  if (request !== null) world.state.afterSales.set(request.id, request);
  return order;
}

export function removeOrders(world: World): void {
  const customer = demoCustomerOf(world);
  for (const [ordersn, order] of world.state.orders) {
    if (order.customerId === customer.id) world.state.orders.delete(ordersn);
  }
  for (const { id, customerId } of world.state.afterSales.values()) {
    if (customerId === customer.id) world.state.afterSales.delete(id);
  }
}

/** Goods without a price in points count a point per cent. */
export function setPayType(world: World, payType: PayType): void {
  const order = focusedOrder(world);
  const pointsPaid = payType === PayType.points ? order.totals.subtotal : 0;
  world.state.orders.set(order.ordersn, { ...order, payType, pointsPaid });
}

export function setLineStatus(world: World, status: OrderLineStatus | null): void {
  for (const line of focusedOrder(world).lines) line.status = status;
}

/** The order that a scenario added last, otherwise the customer's newest. */
function focusedOrder(world: World): Order {
  const customer = demoCustomerOf(world);
  const own = [...world.state.orders.values()].filter(({ customerId }) => customerId === customer.id);
  const newestOrder = world.state.drawn.get('order') === undefined ? undefined : own.at(-1);
  const [newest] = own.sort((one, other) => placedAt(other) - placedAt(one));
  return newestOrder ?? newest ?? addOrder(world, 'paid');
}

function demoAddress(): SeedAddress {
  const address = catalogueIndex().site.customers.find(({ email }) => email === demoCustomer.email)?.address;
  if (address == null) throw new Error('The demonstration customer has no address');
  return address;
}

function isPaidFor(status: SeedOrderStatus): boolean {
  return !['unpaid', 'pending', 'cancelled', 'deleted'].includes(status);
}

function hasParcel(status: SeedOrderStatus): boolean {
  return ['shipped', 'received', 'complete', 'refundRejected'].includes(status);
}

function isStatusName(name: string): name is SeedOrderStatus {
  return Object.hasOwn(OrderStatus, name);
}
