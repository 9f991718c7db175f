import type { LiveLinks } from '../../../stories/live-links.ts';
import type { paymentResultStates } from './payment-result.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const paymentResultLive = {
  spec: ['§2', '§8'],
  requirements: ['PAY-03', 'NAV-13', 'BEY-51'],
  states: {
    Succeeded: {
      description: 'The payment succeeded, thank you.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid',
      step: 'Pay the order with the first test card.',
    },
    Failed: {
      description: 'The payment failed, and the order can be paid again.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid,pay.failed',
      step: 'Pay the order with a test card.',
    },
    WalletDeclined: {
      description: 'The wallet declined the payment, and nothing was charged.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid,pay.wallet-declined',
      step: 'Open the result page with the number of the order: /pay_result?ordersn=….',
    },
    WalletCanceled: {
      description: 'The customer canceled in the wallet, and nothing was charged.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid,pay.wallet-canceled',
      step: 'Open the result page with the number of the order: /pay_result?ordersn=….',
    },
    WalletTimedOut: {
      description: 'The payment waited too long in the wallet, and nothing was charged.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid,pay.wallet-timed-out',
      step: 'Open the result page with the number of the order: /pay_result?ordersn=….',
    },
    Pending: {
      description: "The payment is not final: the shop waits for the bank's answer.",
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid,pay.pending',
      step: 'Pay the order with a test card.',
    },
    Points: {
      description: 'The order was paid with points.',
      path: '/pointstore',
      scenarios: 'auth.vip',
      step: 'Swap points for something and place the order.',
    },
    FreeTest: {
      description: 'The free test is ordered without payment.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,pay.free-test',
      step: 'Open the result page with the number of the order: /pay_result?ordersn=….',
    },
    MissingOrder: { description: 'The address names no order.', path: '/pay_result' },
    Loading: {
      description: 'The result of the payment loads.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid,pay.verify-slow',
      step: 'Pay the order with a test card.',
    },
    LoadFailed: {
      description: 'The result of the payment could not be loaded.',
      path: '/pay_result?ordersn=SG20260115000001',
      scenarios: 'auth.customer,net.offline',
    },
  },
} as const satisfies LiveLinks<(typeof paymentResultStates)[number]>;
