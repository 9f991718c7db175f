import type { LiveLinks } from '../../../stories/live-links.ts';
import type { paymentStates } from './payment.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const paymentLive = {
  spec: ['§2', '§4', '§7', '§8'],
  requirements: ['PAY-02', 'NAV-13', 'BEY-51', 'BEY-52', 'BEY-60'],
  states: {
    Ready: {
      description: 'The customer enters a card and pays.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid',
      step: 'Pay the order.',
    },
    Loading: {
      description: 'The order to pay loads.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid,net.slow3g',
      step: 'Pay the order.',
    },
    SavedCards: {
      description: 'The customer chooses one of the saved cards; an expired one cannot be chosen.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid,pay.saved-cards',
      step: 'Pay the order.',
    },
    OtherCard: {
      description: 'The customer pays with another card than the saved ones, and saves it.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid,pay.saved-cards',
      step: 'Pay the order, choose “Another card”, and check “Save this card for next time”.',
    },
    OnlyExpiredCards: {
      description: 'All saved cards have expired, so another card is chosen.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid,pay.saved-cards',
      step: 'Remove the cards that have not expired in the account, and pay the order.',
    },
    Redirecting: {
      description: 'The order waits for the bank: the bank asks the shopper on its own page.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid,pay.redirecting',
      step: 'Pay the order with a test card.',
    },
    WalletOpens: {
      description: 'The customer pays with the wallet, which opens its own page.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid',
      step: 'Pay the order with Test Wallet.',
    },
    Confirming: {
      description: 'The payment sheet of the device is open.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid',
      step: 'Pay the order with this device.',
    },
    ExpressCanceled: {
      description: 'The customer closed the payment sheet of the device, and nothing was charged.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid',
      step: 'Pay the order with this device, and cancel.',
    },
    ExpressDeclined: {
      description: 'The payment with the device was declined, and nothing was charged.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid',
      step: 'Pay the order with this device, and decline.',
    },
    ExpressTimedOut: {
      description: 'The payment sheet of the device was open for too long, and nothing was charged.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid',
      step: 'Pay the order with this device, and leave its window open for five minutes.',
    },
    ExpressUnavailable: {
      description: 'The device could not open the payment, and nothing was charged.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid',
      step: 'Block the popups of the browser, and pay the order with this device.',
    },
    Unfinished: {
      description: 'The customer closed the wallet without an answer, and nothing was charged.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid,pay.wallet-open',
      step: 'Pay the order.',
    },
    Verifying: {
      description:
        'The answer was lost, so the shop waits and asks the bank whether the payment went through.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid,pay.verify-slow',
      step: 'Pay the order with a test card.',
    },
    Declined: {
      description: 'The bank declined the card, and nothing was charged.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid,pay.failed',
      step: 'Pay the order with a test card.',
    },
    NetworkFailed: {
      description: 'The connection broke before the payment, and nothing was charged.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid,pay.answer-lost',
      step: 'Pay the order with a test card.',
    },
    ServerFailed: {
      description:
        'The server failed before the payment, nothing was charged, and the shopper can quote the answer.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid',
      step: 'Let checkoutOrder fail once with http-500, and pay the order with a test card.',
    },
    AlreadyPaid: {
      description: 'The order is already paid.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid',
      step: 'Pay the order in two windows.',
    },
    PayTypeCard1: {
      description: 'The order was paid by card.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,paytype.1',
      step: 'Open the page of paying with the number of the order: /pay?ordersn=….',
    },
    PayTypePoints2: {
      description: 'The order was paid with points, so no card is needed.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,paytype.2',
      step: 'Open the page of paying with the number of the order: /pay?ordersn=….',
    },
    PayTypeFreeTest3: {
      description: 'A free test needs no payment.',
      path: '/user/order/orders',
      scenarios: 'auth.customer,orders.empty,pay.free-test',
      step: 'Open the page of paying with the number of the order: /pay?ordersn=….',
    },
    OrderGone: {
      description: 'The order to pay does not exist.',
      path: '/pay?ordersn=SG20260115000001',
      scenarios: 'auth.customer,orders.empty',
    },
    NotATestCard: {
      description: 'The test payment accepts only its test cards.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid',
      step: 'Pay the order with 4111 1111 1111 1111.',
    },
    CardInvalid: {
      description: 'The card number or its date is wrong.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid',
      step: 'Pay the order with 4242 4242 4242 4241.',
    },
    Failed: {
      description: 'The order to pay could not be loaded.',
      path: '/pay?ordersn=SG20260115000001',
      scenarios: 'auth.customer,net.offline',
    },
    MissingOrder: {
      description: 'The address names no order to pay.',
      path: '/pay',
      scenarios: 'auth.customer,orders.empty',
    },
  },
} as const satisfies LiveLinks<(typeof paymentStates)[number]>;
