import type { LiveLinks } from '../../../stories/live-links.ts';
import type { accountOrdersStates } from './account-orders.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const accountOrdersLive = {
  spec: ['§2', '§4'],
  requirements: ['USER-04', 'BEY-06', 'BEY-13', 'NAV-10', 'NAV-11'],
  states: {
    AllStatuses: {
      description: 'The list shows an order of every status.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.all',
    },
    Unpaid: {
      description: 'The list shows the orders that wait for payment.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.all',
    },
    Paid: {
      description: 'The list shows the orders that are paid.',
      path: '/user/order/paid',
      scenarios: 'auth.customer,orders.empty,order.all',
    },
    Shipped: {
      description: 'The list shows the orders that are on their way.',
      path: '/user/order/shipped',
      scenarios: 'auth.customer,orders.empty,order.all',
    },
    Received: {
      description: 'The list shows the orders that arrived.',
      path: '/user/order/received',
      scenarios: 'auth.customer,orders.empty,order.all',
    },
    Completed: {
      description: 'The list shows the completed orders.',
      path: '/user/order/completed',
      scenarios: 'auth.customer,orders.empty,order.all',
    },
    Cancelled: {
      description: 'The list shows the canceled orders.',
      path: '/user/order/cancelled',
      scenarios: 'auth.customer,orders.empty,order.all',
    },
    EmptyOrders: {
      description: 'The customer has not ordered yet.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty',
    },
    EmptyUnpaid: {
      description: 'No order waits for payment.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty',
    },
    EmptyPaid: {
      description: 'No order is paid and waits for shipping.',
      path: '/user/order/paid',
      scenarios: 'auth.customer,orders.empty',
    },
    EmptyShipped: {
      description: 'No order is on its way.',
      path: '/user/order/shipped',
      scenarios: 'auth.customer,orders.empty',
    },
    EmptyReceived: {
      description: 'No order arrived.',
      path: '/user/order/received',
      scenarios: 'auth.customer,orders.empty',
    },
    EmptyCompleted: {
      description: 'No order is completed.',
      path: '/user/order/completed',
      scenarios: 'auth.customer,orders.empty',
    },
    EmptyCancelled: {
      description: 'No order was canceled.',
      path: '/user/order/cancelled',
      scenarios: 'auth.customer,orders.empty',
    },
    Loading: {
      description: 'The orders load.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.all,net.slow3g',
    },
    Failed: {
      description: 'The orders could not be loaded.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.all,net.offline',
    },
    SessionExpired: {
      description: 'The login expired while the customer read the orders.',
      path: '/login/login',
      scenarios: 'auth.expires-after:2',
      step: 'Log in as ada@example.com and open the orders: the login ends after two calls.',
    },
    ManyPages: {
      description: 'The orders fill several pages.',
      path: '/user/order/orders?page=2',
      scenarios: 'auth.customer,orders.many',
    },
    Found: {
      description: 'A search found orders.',
      path: '/user/order/orders?keywords=M625',
      scenarios: 'auth.customer,orders.empty,order.all',
    },
    NothingFound: {
      description: 'A search found no order.',
      path: '/user/order/orders?keywords=unicorn',
      scenarios: 'auth.customer,orders.empty,order.all',
    },
    ConfirmDelete: {
      description: 'The page asks before it deletes an order.',
      path: '/user/order/cancelled',
      scenarios: 'auth.customer,orders.empty,order.all',
      step: 'Press “Delete order”.',
    },
    ConfirmReceived: {
      description: 'The customer confirms that a parcel arrived.',
      path: '/user/order/shipped',
      scenarios: 'auth.customer,orders.empty,order.all',
      step: 'Press “Confirm receipt”.',
    },
    CancelOrder: {
      description: 'The page asks before it cancels an order.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.all',
      step: 'Press “Cancel order”.',
    },
    ActionFailed: {
      description: 'The order could not be changed.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.all',
      step: 'Open the list in two tabs and cancel the paid order in both.',
    },
    Deleted: {
      description: 'The order is deleted.',
      path: '/user/order/cancelled',
      scenarios: 'auth.customer,orders.empty,order.all',
      step: 'Delete the order.',
    },
    PayTypes: {
      description: 'Orders paid by card, with points, and as free tests.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.all',
    },
  },
} as const satisfies LiveLinks<(typeof accountOrdersStates)[number]>;
