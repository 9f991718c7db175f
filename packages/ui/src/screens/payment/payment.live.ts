import type { LiveLinks } from '../../stories/live-links.ts';
import type { paymentStates } from './payment.states.ts';

/** Where the running shop shows the state of each story. */
export const paymentLive = {
  spec: ['§2', '§4', '§7', '§8'],
  requirements: ['PAY-02', 'NAV-13'],
  states: {
    Ready: {
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid',
      step: 'Pay the order.',
    },
    Loading: {
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid,net.slow3g',
      step: 'Pay the order.',
    },
    Redirecting: {
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid,pay.redirecting',
      step: 'Pay the order with a test card.',
    },
    Verifying: {
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid,pay.verify-slow',
      step: 'Pay the order with a test card.',
    },
    Declined: {
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid,pay.failed',
      step: 'Pay the order with a test card.',
    },
    NetworkFailed: {
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid,pay.answer-lost',
      step: 'Pay the order with a test card.',
    },
    AlreadyPaid: {
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid',
      step: 'Pay the order in two windows.',
    },
    PayTypeCard1: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,paytype.1',
      step: 'Open the page of paying with the number of the order: /pay?ordersn=….',
    },
    PayTypePoints2: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,paytype.2',
      step: 'Open the page of paying with the number of the order: /pay?ordersn=….',
    },
    PayTypeFreeTest3: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,pay.free-test',
      step: 'Open the page of paying with the number of the order: /pay?ordersn=….',
    },
    OrderGone: { path: '/pay?ordersn=SG20260115000001', scenarios: 'auth.customer,orders.empty' },
    NotATestCard: {
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid',
      step: 'Pay the order with 4111 1111 1111 1111.',
    },
    CardInvalid: {
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid',
      step: 'Pay the order with 4242 4242 4242 4241.',
    },
    Failed: { path: '/pay?ordersn=SG20260115000001', scenarios: 'auth.customer,net.offline' },
    MissingOrder: { path: '/pay', scenarios: 'auth.customer,orders.empty' },
  },
} as const satisfies LiveLinks<(typeof paymentStates)[number]>;
