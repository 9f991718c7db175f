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
      says: 'The order waits for payment.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.unpaid',
    },
    Pending1: {
      says: 'The payment of the order waits for the bank.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.pending',
    },
    Paid2: {
      says: 'The order is paid and will be shipped.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.paid',
    },
    Cancelled3: {
      says: 'The order is canceled.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.cancelled',
    },
    Shipped4: {
      says: 'The order is on its way.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.shipped',
    },
    Complete5: {
      says: 'The order is complete.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.complete',
    },
    Deleted6: {
      says: 'The order was deleted.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,order.deleted',
      step: 'Open its page by its number: no list shows it.',
    },
    RefundRequested7: {
      says: 'A refund of the order is requested.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.refundRequested',
    },
    Refunded8: {
      says: 'The order is refunded.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.refunded',
    },
    Received9: {
      says: 'The order arrived.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.received',
    },
    RefundRejected10: {
      says: 'The refund of the order was rejected.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.refundRejected',
    },
    LineUnknownNull: {
      says: 'An item of the order has no status.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.paid,line.null',
    },
    LineUnshipped1: {
      says: 'An item of the order is not shipped yet.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.paid,line.1',
    },
    LineShipped2: {
      says: 'An item of the order is on its way.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.shipped,line.2',
    },
    LinePendingRefund3: {
      says: 'A refund of one item is requested.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.refundRequested,line.3',
    },
    LineRefunded4: {
      says: 'One item is refunded.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.refunded,line.4',
    },
    LineTrackingToAdd5: {
      says: 'The customer must enter the tracking number of a returned item.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.refundRequested,line.5',
    },
    LineCancelled6: {
      says: 'One item of the order is canceled.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.cancelled,line.6',
    },
    LineReceived8: {
      says: 'One item of the order arrived.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.received,line.8',
    },
    LineComplete9: {
      says: 'One item of the order is complete.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.complete,line.9',
    },
    LineRejected10: {
      says: 'The refund of one item was rejected.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.refundRejected,line.10',
    },
    LineSalesReturn11: {
      says: 'One item of the order is being returned.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.refundRequested,line.11',
    },
    MixedLines: {
      says: 'The items of the order have different statuses.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.shipped',
    },
    PayTypeUnpaid0: {
      says: 'The order has no way of payment yet.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.unpaid,paytype.0',
    },
    PayTypeCard1: {
      says: 'The order was paid by card.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.paid,paytype.1',
    },
    PayTypePoints2: {
      says: 'The order was paid with points.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.paid,paytype.2',
    },
    PayTypeFreeTest3: {
      says: 'The order is a free product test.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.paid,paytype.3',
    },
    ReviewTooLate: {
      says: 'The time for a review of the order is over.',
      ...open,
      scenarios: 'auth.customer,orders.empty,review.day-31',
    },
    WarrantyOver: {
      says: 'The warranty of the order is over.',
      ...open,
      scenarios: 'auth.customer,orders.empty,warranty.day-366',
    },
    ReviewExists: {
      says: 'The order was already reviewed.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,review.ok',
      step: 'Review both lines, then open the order.',
    },
    WithdrawalOpen: {
      says: 'The customer may still withdraw from the contract.',
      ...open,
      scenarios: 'auth.customer,orders.empty,review.ok,withdrawal.everywhere',
    },
    Tracking: {
      says: 'The order shows where the parcel is.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.shipped,logistics.moving',
    },
    TrackingFailed: {
      says: 'The carrier does not say where the parcel is.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.shipped,logistics.api-down',
    },
    NumberPending: {
      says: 'The tracking number is not known yet.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.shipped',
      step: 'Only a shop that ships before it has the number shows this.',
    },
    ConfirmReceived: {
      says: 'The customer confirms that the parcel arrived.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.shipped',
      step: 'Open the order and press “Confirm receipt”.',
    },
    CancelOrder: {
      says: 'The page asks before it cancels the order.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.paid',
      step: 'Open the order and press “Cancel order”.',
    },
    CancelFailed: {
      says: 'The order could not be canceled.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.paid',
      step: 'Open the order, go offline and cancel it.',
    },
    DeleteOrder: {
      says: 'The page asks before it deletes the order.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.cancelled',
      step: 'Open the order and press “Delete order”.',
    },
    Done: {
      says: 'The order was changed.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.shipped',
      step: 'Open the order and confirm that it has arrived.',
    },
    Stale: {
      says: 'The order changed elsewhere, and the page shows an old status.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.paid',
      step: 'Open the order in two tabs and cancel it in both.',
    },
    Loading: {
      says: 'The order loads.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.paid,net.slow3g',
    },
    Failed: {
      says: 'The order could not be loaded.',
      path: '/user/order/details/SG20251220000034',
      scenarios: 'auth.customer,net.offline',
    },
    NotFound: {
      says: 'The order does not exist.',
      path: '/user/order/details/unknown',
      scenarios: 'auth.customer',
    },
    German: {
      says: 'An order in German.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.shipped,lang.de',
    },
    Japanese: {
      says: 'An order in Japanese.',
      ...open,
      scenarios: 'auth.customer,orders.empty,order.shipped,lang.ja',
    },
  },
} as const satisfies LiveLinks<(typeof orderDetailsStates)[number]>;
