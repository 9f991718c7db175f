import type { LiveLinks } from '../../stories/live-links.ts';
import type { checkoutStates } from './checkout.states.ts';

/** Where the running shop shows the state of each story. */
export const checkoutLive = {
  spec: ['§2', '§5', '§7', '§8'],
  requirements: ['PAY-01', 'PAY-04', 'VAL-01'],
  states: {
    NoAddress: { path: '/car?step=address', scenarios: 'auth.customer,cart.tier-120' },
    AddressFilled: {
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120',
      step: 'Fill in the address.',
    },
    AddressInvalid: {
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120',
      step: 'Press the button to order before the address is complete.',
    },
    ManyAddresses: {
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120',
      step: 'Order once with another address that is saved for later, then come back.',
    },
    Coupon: {
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120,coupon.taken',
      step: 'Open “Coupon or promo code” and choose one that fits.',
    },
    CouponFailed: {
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120',
      step: 'Open “Coupon or promo code” and apply the code BROKEN10.',
    },
    PointsExchange: {
      path: '/pointstore',
      scenarios: 'auth.vip',
      step: 'Swap points for something, then go on to the address.',
    },
    NotEnoughPoints: { path: '/car?cartype=2&step=address', scenarios: 'auth.customer,pay.points-short' },
    FreeTest: { path: '/car?step=address', scenarios: 'auth.customer,cart.ineligible' },
    TaxPending: {
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120,net.slow3g',
      step: 'Fill in the address.',
    },
    TaxFailed: {
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120,tax.failed',
      step: 'Fill in the address.',
    },
    Placing: {
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120,net.slow3g',
      step: 'Fill in the address and order.',
    },
    PlaceFailed: {
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120,order.duplicate-submit',
      step: 'Fill in the address and order.',
    },
    StockGone: {
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120,stock.drops-in-cart',
      step: 'Fill in the address and order.',
    },
    PriceChanged: {
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120,cart.price-changed',
      step: 'Fill in the address and order.',
    },
    TotalToSee: {
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120',
      step: 'Let getOrderTax fail once, fill in the address and order.',
    },
    Loading: { path: '/car?step=address', scenarios: 'auth.customer,cart.tier-120,net.slow3g' },
    Failed: { path: '/car?step=address', scenarios: 'auth.customer,cart.tier-120,net.offline' },
    Empty: { path: '/car?step=address', scenarios: 'auth.customer,cart.empty' },
  },
} as const satisfies LiveLinks<(typeof checkoutStates)[number]>;
