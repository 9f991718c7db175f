import { OrderStatus, ResponseCode } from '@signal-shop/sdk/contract';
import { currentOrderNumber } from '../../world/orders/seed-order-numbers.ts';
import { steerOrder } from '../../world/orders/steer-order.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import type { ControlHandlers } from './control-handler.ts';
import { asRefusal, readAdvance } from './control-input.ts';

/** Control API of orders: the steps of the shop, the carrier, the payment provider and the customer. */
export const orderHandlers = {
  advanceOrder({ shop }, { name, body }) {
    const { session, to } = readAdvance(body);
    const world = shop.world(session);
    const ordersn = currentOrderNumber(world, name);
    const order = world.state.orders.get(ordersn);
    if (order === undefined) {
      throw new RefusedRequest(404, ResponseCode.orderNotFound, 'The session has no order with this number.');
    }
    const steps = asRefusal(() => steerOrder(world, order, to));
    return { session, ordersn, steps, orderstatus: order.status, status: nameOf(order.status) };
  },
} satisfies Partial<ControlHandlers>;

function nameOf(status: OrderStatus): string {
  return Object.entries(OrderStatus).find(([, value]) => value === status)?.[0] ?? '';
}
