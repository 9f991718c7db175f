import { messagesOf } from '../../messages/messages.ts';
import { linesAllow } from '../../world/after-sales/order-line-actions.ts';
import { settledOrder } from '../../world/checkout/payment.ts';
import { applyTransition } from '../../world/orders/apply-transition.ts';
import { listOrders } from '../../world/orders/order-list.ts';
import { refundedAmounts } from '../../world/refunds/refunds.ts';
import { inCurrency } from '../../world/state/money.ts';
import { Refused } from '../../world/state/refused.ts';
import { forMembers } from '../dispatch/call.ts';
import { toOrderDetail, toOrderSummary } from '../views/order-views.ts';

const ordersPerPage = 12;

/** Handlers of a customer's orders. */
export const orderOperations = {
  listOrders: forMembers('listOrders', ({ world, locale, customer }, argument) => {
    const { state = 'orders', keyword = null, page = 1, page_size: pageSize = ordersPerPage } = argument;
    const { orders, total, counts } = listOrders(world, customer, { state, keyword, locale }, page, pageSize);
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

  cancelOrder: forMembers('cancelOrder', ({ world, locale, customer }, { ordersn, reason, note = '' }) => {
    const order = settledOrder(world, customer, ordersn);
    if (!linesAllow(world, order, 'cancel')) throw new Refused('orderNotCancellable');
    applyTransition(world, order, 'cancel');
    order.cancellation = { reason, note };
    return {
      msg: messagesOf(locale).confirmations.orderCancelled,
      orderstatus: order.status,
      refunded: inCurrency(refundedAmounts(world, ordersn).cents, order.currency),
    };
  }),

  confirmReceived: forMembers('confirmReceived', ({ world, locale, customer }, { ordersn }) => {
    const order = settledOrder(world, customer, ordersn);
    applyTransition(world, order, 'confirmReceived');
    return { msg: messagesOf(locale).confirmations.receiptConfirmed, orderstatus: order.status };
  }),

  deleteOrder: forMembers('deleteOrder', ({ world, locale, customer }, { ordersn }) => {
    const order = settledOrder(world, customer, ordersn);
    applyTransition(world, order, 'delete');
    return { msg: messagesOf(locale).confirmations.orderDeleted, orderstatus: order.status };
  }),
};
