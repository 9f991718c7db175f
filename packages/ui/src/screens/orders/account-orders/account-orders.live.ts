import type { LiveLinks } from '../../../stories/live-links.ts';
import type { accountOrdersStates } from './account-orders.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const accountOrdersLive = {
  spec: ['§2', '§4'],
  requirements: ['USER-04', 'BEY-06', 'BEY-13', 'NAV-10', 'NAV-11'],
  states: {
    AllStatuses: {
      says: 'The list shows an order of every status.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.all',
    },
    Unpaid: {
      says: 'The list shows the orders that wait for payment.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.all',
    },
    Paid: {
      says: 'The list shows the orders that are paid.',
      path: '/user/order/paid',
      scenarios: 'auth.customer,orders.empty,order.all',
    },
    Shipped: {
      says: 'The list shows the orders that are on their way.',
      path: '/user/order/shipped',
      scenarios: 'auth.customer,orders.empty,order.all',
    },
    Received: {
      says: 'The list shows the orders that arrived.',
      path: '/user/order/received',
      scenarios: 'auth.customer,orders.empty,order.all',
    },
    Completed: {
      says: 'The list shows the completed orders.',
      path: '/user/order/completed',
      scenarios: 'auth.customer,orders.empty,order.all',
    },
    Cancelled: {
      says: 'The list shows the canceled orders.',
      path: '/user/order/cancelled',
      scenarios: 'auth.customer,orders.empty,order.all',
    },
    EmptyOrders: {
      says: 'The customer has not ordered yet.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty',
    },
    EmptyUnpaid: {
      says: 'No order waits for payment.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty',
    },
    EmptyPaid: {
      says: 'No order is paid and waits for shipping.',
      path: '/user/order/paid',
      scenarios: 'auth.customer,orders.empty',
    },
    EmptyShipped: {
      says: 'No order is on its way.',
      path: '/user/order/shipped',
      scenarios: 'auth.customer,orders.empty',
    },
    EmptyReceived: {
      says: 'No order arrived.',
      path: '/user/order/received',
      scenarios: 'auth.customer,orders.empty',
    },
    EmptyCompleted: {
      says: 'No order is completed.',
      path: '/user/order/completed',
      scenarios: 'auth.customer,orders.empty',
    },
    EmptyCancelled: {
      says: 'No order was canceled.',
      path: '/user/order/cancelled',
      scenarios: 'auth.customer,orders.empty',
    },
    Loading: {
      says: 'The orders load.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.all,net.slow3g',
    },
    Failed: {
      says: 'The orders could not be loaded.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.all,net.offline',
    },
    SessionExpired: {
      says: 'The login expired while the customer read the orders.',
      path: '/login/login',
      scenarios: 'auth.expires-after:2',
      step: 'Log in as ada@example.com and open the orders: the login ends after two calls.',
    },
    ManyPages: {
      says: 'The orders fill several pages.',
      path: '/user/order/orders?page=2',
      scenarios: 'auth.customer,orders.many',
    },
    Found: {
      says: 'A search found orders.',
      path: '/user/order/orders?keywords=M625',
      scenarios: 'auth.customer,orders.empty,order.all',
    },
    NothingFound: {
      says: 'A search found no order.',
      path: '/user/order/orders?keywords=unicorn',
      scenarios: 'auth.customer,orders.empty,order.all',
    },
    ConfirmDelete: {
      says: 'The page asks before it deletes an order.',
      path: '/user/order/cancelled',
      scenarios: 'auth.customer,orders.empty,order.all',
      step: 'Press “Delete order”.',
    },
    ConfirmReceived: {
      says: 'The customer confirms that a parcel arrived.',
      path: '/user/order/shipped',
      scenarios: 'auth.customer,orders.empty,order.all',
      step: 'Press “Confirm receipt”.',
    },
    CancelOrder: {
      says: 'The page asks before it cancels an order.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.all',
      step: 'Press “Cancel order”.',
    },
    ActionFailed: {
      says: 'The order could not be changed.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.all',
      step: 'Open the list in two tabs and cancel the paid order in both.',
    },
    Deleted: {
      says: 'The order is deleted.',
      path: '/user/order/cancelled',
      scenarios: 'auth.customer,orders.empty,order.all',
      step: 'Delete the order.',
    },
    PayTypes: {
      says: 'Orders paid by card, with points, and as free tests.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.all',
    },
  },
} as const satisfies LiveLinks<(typeof accountOrdersStates)[number]>;
