import type { LiveLinks } from '../../stories/live-links.ts';
import type { accountOrdersStates } from './account-orders.states.ts';

/** Where the running shop shows the state of each story. */
export const accountOrdersLive = {
  spec: ['§2', '§4'],
  requirements: ['USER-04', 'BEY-06', 'BEY-13', 'NAV-10', 'NAV-11'],
  states: {
    AllStatuses: { path: '/user/order/orders', scenarios: 'auth.customer,orders.empty,order.all' },
    Unpaid: { path: '/user/order/unpaid', scenarios: 'auth.customer,orders.empty,order.all' },
    Paid: { path: '/user/order/paid', scenarios: 'auth.customer,orders.empty,order.all' },
    Shipped: { path: '/user/order/shipped', scenarios: 'auth.customer,orders.empty,order.all' },
    Received: { path: '/user/order/received', scenarios: 'auth.customer,orders.empty,order.all' },
    Completed: { path: '/user/order/completed', scenarios: 'auth.customer,orders.empty,order.all' },
    Cancelled: { path: '/user/order/cancelled', scenarios: 'auth.customer,orders.empty,order.all' },
    EmptyOrders: { path: '/user/order/orders', scenarios: 'auth.customer,orders.empty' },
    EmptyUnpaid: { path: '/user/order/unpaid', scenarios: 'auth.customer,orders.empty' },
    EmptyPaid: { path: '/user/order/paid', scenarios: 'auth.customer,orders.empty' },
    EmptyShipped: { path: '/user/order/shipped', scenarios: 'auth.customer,orders.empty' },
    EmptyReceived: { path: '/user/order/received', scenarios: 'auth.customer,orders.empty' },
    EmptyCompleted: { path: '/user/order/completed', scenarios: 'auth.customer,orders.empty' },
    EmptyCancelled: { path: '/user/order/cancelled', scenarios: 'auth.customer,orders.empty' },
    Loading: { path: '/user/order/orders', scenarios: 'auth.customer,orders.empty,order.all,net.slow3g' },
    Failed: { path: '/user/order/orders', scenarios: 'auth.customer,orders.empty,order.all,net.offline' },
    SessionExpired: {
      path: '/login/login',
      scenarios: 'auth.expires-after:2',
      step: 'Log in as ada@example.com and open the orders: the login ends after two calls.',
    },
    ManyPages: { path: '/user/order/orders?page=2', scenarios: 'auth.customer,orders.many' },
    Found: { path: '/user/order/orders?keywords=M625', scenarios: 'auth.customer,orders.empty,order.all' },
    NothingFound: {
      path: '/user/order/orders?keywords=unicorn',
      scenarios: 'auth.customer,orders.empty,order.all',
    },
    ConfirmDelete: {
      path: '/user/order/cancelled',
      scenarios: 'auth.customer,orders.empty,order.all',
      step: 'Press “Delete order”.',
    },
    ConfirmReceived: {
      path: '/user/order/shipped',
      scenarios: 'auth.customer,orders.empty,order.all',
      step: 'Press “Confirm receipt”.',
    },
    CancelOrder: {
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.all',
      step: 'Press “Cancel order”.',
    },
    ActionFailed: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,order.all',
      step: 'Open the list in two tabs and cancel the paid order in both.',
    },
    Deleted: {
      path: '/user/order/cancelled',
      scenarios: 'auth.customer,orders.empty,order.all',
      step: 'Delete the order.',
    },
    PayTypes: { path: '/user/order/orders', scenarios: 'auth.customer,orders.empty,order.all' },
  },
} as const satisfies LiveLinks<(typeof accountOrdersStates)[number]>;
