import { listOrders } from '../world/order-list.ts';
import { settledOrder } from '../world/payment.ts';
import { forMembers } from './call.ts';
import { toOrderDetail, toOrderSummary } from './order-views.ts';

const ordersPerPage = 12;

/** The orders of a customer. */
export const orderOperations = {
  listOrders: forMembers('listOrders', ({ world, locale, customer }, argument) => {
    const { state = 'orders', page = 1, page_size: pageSize = ordersPerPage } = argument;
    const { orders, total, counts } = listOrders(world, customer, state, page, pageSize);
    return {
      msg: orders.map((order) => toOrderSummary(world, order, locale)),
      total,
      page,
      page_size: pageSize,
      counts,
    };
  }),

  getOrder: forMembers('getOrder', ({ world, locale, customer }, { ordersn }) => ({
    msg: toOrderDetail(world, settledOrder(world, customer, ordersn), locale),
  })),
};
