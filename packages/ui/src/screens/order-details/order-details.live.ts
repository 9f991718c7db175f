import type { LiveLinks } from '../../stories/live-links.ts';
import type { orderDetailsStates } from './order-details.states.ts';

/** Where the running shop shows the state of each story. */
export const orderDetailsLive = {
  spec: ['§2', '§3', '§4'],
  requirements: ['USER-04', 'USER-05', 'BEY-06', 'BEY-13', 'NAV-10'],
  states: {
    Unpaid0: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.unpaid',
      step: 'Open the order.',
    },
    Pending1: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.pending',
      step: 'Open the order.',
    },
    Paid2: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.paid',
      step: 'Open the order.',
    },
    Cancelled3: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.cancelled',
      step: 'Open the order.',
    },
    Shipped4: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.shipped',
      step: 'Open the order.',
    },
    Complete5: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.complete',
      step: 'Open the order.',
    },
    Deleted6: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,order.deleted',
      step: 'Open its page by its number: no list shows it.',
    },
    RefundRequested7: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.refundRequested',
      step: 'Open the order.',
    },
    Refunded8: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.refunded',
      step: 'Open the order.',
    },
    Received9: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.received',
      step: 'Open the order.',
    },
    RefundRejected10: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.refundRejected',
      step: 'Open the order.',
    },
    LineUnknownNull: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.paid,line.null',
      step: 'Open the order.',
    },
    LineUnshipped1: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.paid,line.1',
      step: 'Open the order.',
    },
    LineShipped2: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.shipped,line.2',
      step: 'Open the order.',
    },
    LinePendingRefund3: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.refundRequested,line.3',
      step: 'Open the order.',
    },
    LineRefunded4: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.refunded,line.4',
      step: 'Open the order.',
    },
    LineTrackingToAdd5: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.refundRequested,line.5',
      step: 'Open the order.',
    },
    LineCancelled6: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.cancelled,line.6',
      step: 'Open the order.',
    },
    LineReceived8: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.received,line.8',
      step: 'Open the order.',
    },
    LineComplete9: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.complete,line.9',
      step: 'Open the order.',
    },
    LineRejected10: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.refundRejected,line.10',
      step: 'Open the order.',
    },
    LineSalesReturn11: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.refundRequested,line.11',
      step: 'Open the order.',
    },
    MixedLines: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.shipped',
      step: 'Open the order.',
    },
    PayTypeUnpaid0: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.unpaid,paytype.0',
      step: 'Open the order.',
    },
    PayTypeCard1: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.paid,paytype.1',
      step: 'Open the order.',
    },
    PayTypePoints2: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.paid,paytype.2',
      step: 'Open the order.',
    },
    PayTypeFreeTest3: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.paid,paytype.3',
      step: 'Open the order.',
    },
    ReviewTooLate: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,review.day-31',
      step: 'Open the order.',
    },
    WarrantyOver: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,warranty.day-366',
      step: 'Open the order.',
    },
    ReviewExists: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,review.ok',
      step: 'Review both lines, then open the order.',
    },
    WithdrawalOpen: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,review.ok,withdrawal.everywhere',
      step: 'Open the order.',
    },
    Tracking: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.shipped,logistics.moving',
      step: 'Open the order.',
    },
    TrackingFailed: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.shipped,logistics.api-down',
      step: 'Open the order.',
    },
    NumberPending: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.shipped',
      step: 'Only a shop that ships before it has the number shows this.',
    },
    ConfirmReceived: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.shipped',
      step: 'Open the order and press “Confirm receipt”.',
    },
    CancelOrder: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.paid',
      step: 'Open the order and press “Cancel order”.',
    },
    CancelFailed: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.paid',
      step: 'Open the order, go offline and cancel it.',
    },
    DeleteOrder: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.cancelled',
      step: 'Open the order and press “Delete order”.',
    },
    Done: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.shipped',
      step: 'Open the order and confirm that it has arrived.',
    },
    Stale: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.paid',
      step: 'Open the order in two tabs and cancel it in both.',
    },
    Loading: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.paid,net.slow3g',
      step: 'Open the order.',
    },
    Failed: { path: '/user/order/details/SG20251220000034', scenarios: 'auth.customer,net.offline' },
    NotFound: { path: '/user/order/details/unknown', scenarios: 'auth.customer' },
    German: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.shipped,lang.de',
      step: 'Open the order.',
    },
    Japanese: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.shipped,lang.ja',
      step: 'Open the order.',
    },
  },
} as const satisfies LiveLinks<(typeof orderDetailsStates)[number]>;
