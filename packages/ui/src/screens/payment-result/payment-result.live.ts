import type { LiveLinks } from '../../stories/live-links.ts';
import type { paymentResultStates } from './payment-result.states.ts';

/** Where the running shop shows the state of each story. */
export const paymentResultLive = {
  spec: ['§2', '§8'],
  requirements: ['PAY-03', 'NAV-13'],
  states: {
    Succeeded: {
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid',
      step: 'Pay the order with the first test card.',
    },
    Failed: {
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid,pay.failed',
      step: 'Pay the order with a test card.',
    },
    Pending: {
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid,pay.pending',
      step: 'Pay the order with a test card.',
    },
    Points: {
      path: '/pointstore',
      scenarios: 'auth.vip',
      step: 'Swap points for something and place the order.',
    },
    FreeTest: {
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,pay.free-test',
      step: 'Open the result page with the number of the order: /pay_result?ordersn=….',
    },
    MissingOrder: { path: '/pay_result' },
    Loading: {
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid,pay.verify-slow',
      step: 'Pay the order with a test card.',
    },
    LoadFailed: { path: '/pay_result?ordersn=SG20260115000001', scenarios: 'auth.customer,net.offline' },
  },
} as const satisfies LiveLinks<(typeof paymentResultStates)[number]>;
