import type { LiveLinks } from '../../../stories/live-links.ts';
import type { orderDetailsStates } from './order-details.states.ts';

/** The orders, where a visitor opens one. */
const open = { path: '/user/order/orders', step: 'Open the order.' } as const;

/** The URL and the scenarios of each story in the running shop. */
export const orderDetailsLive = {
  spec: ['§2', '§3', '§4'],
  requirements: ['USER-04', 'USER-05', 'BEY-06', 'BEY-13', 'NAV-10'],
  states: {
    Unpaid0: {
      description: 'The order waits for payment.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.unpaid',
    },
    Pending1: {
      description: 'The payment of the order waits for the bank.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.pending',
    },
    Paid2: {
      description: 'The order is paid and will be shipped.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.paid',
    },
    Cancelled3: {
      description: 'The order is canceled.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.cancelled',
    },
    Shipped4: {
      description: 'The order is on its way.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.shipped',
    },
    Complete5: {
      description: 'The order is complete.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.complete',
    },
    Deleted6: {
      description: 'The order was deleted.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,order.deleted',
      step: 'Open its page by its number: no list shows it.',
    },
    RefundRequested7: {
      description: 'A refund of the order is requested.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.refundRequested',
    },
    Refunded8: {
      description: 'The order is refunded.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.refunded',
    },
    Received9: {
      description: 'The order arrived.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.received',
    },
    RefundRejected10: {
      description: 'The refund of the order was rejected.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.refundRejected',
    },
    LineUnknownNull: {
      description: 'An item of the order has no status.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.paid,line.null',
    },
    LineUnshipped1: {
      description: 'An item of the order is not shipped yet.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.paid,line.1',
    },
    LineShipped2: {
      description: 'An item of the order is on its way.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.shipped,line.2',
    },
    LinePendingRefund3: {
      description: 'A refund of one item is requested.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.refundRequested,line.3',
    },
    LineRefunded4: {
      description: 'One item is refunded.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.refunded,line.4',
    },
    LineTrackingToAdd5: {
      description: 'The customer must enter the tracking number of a returned item.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.refundRequested,line.5',
    },
    LineCancelled6: {
      description: 'One item of the order is canceled.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.cancelled,line.6',
    },
    LineReceived8: {
      description: 'One item of the order arrived.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.received,line.8',
    },
    LineComplete9: {
      description: 'One item of the order is complete.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.complete,line.9',
    },
    LineRejected10: {
      description: 'The refund of one item was rejected.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.refundRejected,line.10',
    },
    LineSalesReturn11: {
      description: 'One item of the order is being returned.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.refundRequested,line.11',
    },
    MixedLines: {
      description: 'The items of the order have different statuses.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.shipped',
    },
    PayTypeUnpaid0: {
      description: 'The order has no way of payment yet.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.unpaid,paytype.0',
    },
    PayTypeCard1: {
      description: 'The order was paid by card.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.paid,paytype.1',
    },
    PayTypePoints2: {
      description: 'The order was paid with points.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.paid,paytype.2',
    },
    PayTypeFreeTest3: {
      description: 'The order is a free product test.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.paid,paytype.3',
    },
    ReviewTooLate: {
      description: 'The time for a review of the order is over.',
      ...open,
      scenarios: 'auth.customer,orders.empty,review.day-31',
    },
    WarrantyOver: {
      description: 'The warranty of the order is over.',
      ...open,
      scenarios: 'auth.customer,orders.empty,warranty.day-366',
    },
    ReviewExists: {
      description: 'The order was already reviewed.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,review.ok',
      step: 'Review both lines, then open the order.',
    },
    WithdrawalOpen: {
      description: 'The customer may still withdraw from the contract.',
      ...open,
      scenarios: 'auth.customer,orders.empty,review.ok,withdrawal.everywhere',
    },
    Tracking: {
      description: 'The order shows where the parcel is.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.shipped,logistics.moving',
    },
    TrackingFailed: {
      description: 'The carrier does not say where the parcel is.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.shipped,logistics.api-down',
    },
    NumberPending: {
      description: 'The tracking number is not known yet.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.shipped',
      step: 'Only a shop that ships before it has the number shows this.',
    },
    ConfirmReceived: {
      description: 'The customer confirms that the parcel arrived.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.shipped',
      step: 'Open the order and press “Confirm receipt”.',
    },
    CancelOrder: {
      description: 'The page asks before it cancels the order.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.paid',
      step: 'Open the order and press “Cancel order”.',
    },
    CancelFailed: {
      description: 'The order could not be canceled.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.paid',
      step: 'Open the order, go offline and cancel it.',
    },
    DeleteOrder: {
      description: 'The page asks before it deletes the order.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.cancelled',
      step: 'Open the order and press “Delete order”.',
    },
    Done: {
      description: 'The order was changed.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.shipped',
      step: 'Open the order and confirm that it has arrived.',
    },
    Stale: {
      description: 'The order changed elsewhere, and the page shows an old status.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.paid',
      step: 'Open the order in two tabs and cancel it in both.',
    },
    Loading: {
      description: 'The order loads.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.paid,net.slow3g',
    },
    Failed: {
      description: 'The order could not be loaded.',
      path: '/user/order/details/SG20251220000034',
      scenarios: 'auth.customer,net.offline',
    },
    NotFound: {
      description: 'The order does not exist.',
      path: '/user/order/details/unknown',
      scenarios: 'auth.customer',
    },
    German: {
      description: 'An order in German.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.shipped,lang.de',
    },
    Japanese: {
      description: 'An order in Japanese.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.shipped,lang.ja',
    },
  },
} as const satisfies LiveLinks<(typeof orderDetailsStates)[number]>;
