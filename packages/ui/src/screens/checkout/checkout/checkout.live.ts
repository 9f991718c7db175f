import type { LiveLinks } from '../../../stories/live-links.ts';
import type { checkoutStates } from './checkout.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const checkoutLive = {
  spec: ['§2', '§5', '§7', '§8'],
  requirements: ['PAY-01', 'PAY-04', 'VAL-01'],
  states: {
    NoAddress: {
      description: 'The customer has no shipping address yet.',
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120',
    },
    AddressFilled: {
      description: 'The shipping address is filled in.',
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120',
      step: 'Fill in the address.',
    },
    AddressInvalid: {
      description: 'A field of the shipping address is wrong.',
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120',
      step: 'Press the button to order before the address is complete.',
    },
    ManyAddresses: {
      description: 'The customer chooses between several addresses.',
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120',
      step: 'Order once with another address that is saved for later, then come back.',
    },
    Coupon: {
      description: 'A coupon lowers the total.',
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120,coupon.taken',
      step: 'Open “Coupon or promo code” and choose one that fits.',
    },
    CouponFailed: {
      description: 'The coupon code is refused.',
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120',
      step: 'Open “Coupon or promo code” and apply the code BROKEN10.',
    },
    PointsExchange: {
      description: 'The order is paid with points.',
      path: '/pointstore',
      scenarios: 'auth.vip',
      step: 'Swap points for something, then go on to the address.',
    },
    NotEnoughPoints: {
      description: 'The customer has not enough points for the order.',
      path: '/car?cartype=2&step=address',
      scenarios: 'auth.customer,pay.points-short',
    },
    FreeTest: {
      description: 'The order is a free product test.',
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.ineligible',
    },
    TaxPending: {
      description: 'The shop calculates the tax.',
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120,net.slow3g',
      step: 'Fill in the address.',
    },
    TaxFailed: {
      description: 'The tax could not be calculated.',
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120,tax.failed',
      step: 'Fill in the address.',
    },
    TaxBroken: {
      description: 'The server failed to calculate the tax, and the customer can quote the answer.',
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120',
      step: 'Let getOrderTax fail with http-500, and fill in the address.',
    },
    Placing: {
      description: 'The shop places the order.',
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120,net.slow3g',
      step: 'Fill in the address and order.',
    },
    PlaceFailed: {
      description: 'The order could not be placed.',
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120,order.duplicate-submit',
      step: 'Fill in the address and order.',
    },
    PlaceBroken: {
      description: 'The server failed to place the order, and the customer can quote the answer.',
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120',
      step: 'Fill in the address, let placeOrder fail with http-500, and order.',
    },
    StockGone: {
      description: 'An item sold out during checkout.',
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120,stock.drops-in-cart',
      step: 'Fill in the address and order.',
    },
    PriceChanged: {
      description: 'A price changed during checkout.',
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120,cart.price-changed',
      step: 'Fill in the address and order.',
    },
    TotalToSee: {
      description: 'The total on a phone stays in sight.',
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120',
      step: 'Let getOrderTax fail once, fill in the address and order.',
    },
    Loading: {
      description: 'The checkout loads.',
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120,net.slow3g',
    },
    Failed: {
      description: 'The checkout could not be loaded.',
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.tier-120,net.offline',
    },
    Empty: {
      description: 'There is nothing to check out.',
      path: '/car?step=address',
      scenarios: 'auth.customer,cart.empty',
    },
  },
} as const satisfies LiveLinks<(typeof checkoutStates)[number]>;
