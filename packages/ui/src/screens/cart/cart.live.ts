import type { LiveLinks } from '../../stories/live-links.ts';
import type { cartStates } from './cart.states.ts';

/** Where the running shop shows the state of each story. */
export const cartLive = {
  spec: ['§2', '§5', '§8', '§9'],
  requirements: ['CART-01', 'CART-02', 'CART-03', 'CART-04', 'CART-05', 'CART-07', 'NAV-13'],
  states: {
    Loading: { path: '/car', scenarios: 'auth.customer,cart.many,net.slow3g' },
    Empty: { path: '/car', scenarios: 'auth.customer,cart.empty' },
    OneItem: { path: '/car', scenarios: 'auth.customer,cart.one' },
    Many: { path: '/car', scenarios: 'auth.customer,cart.many' },
    QuantityPending: {
      path: '/car',
      scenarios: 'auth.customer,cart.many,cart.slow-edit',
      step: 'Change a quantity.',
    },
    TooFast: {
      path: '/car',
      scenarios: 'auth.customer,cart.many,cart.slow-edit',
      step: 'Change a quantity, then press the button to the checkout at once.',
    },
    AtMaximum: {
      path: '/car',
      scenarios: 'auth.customer,cart.one,stock.max',
      step: 'Raise the quantity as far as it goes.',
    },
    ExceedsMaximum: {
      path: '/car',
      scenarios: 'auth.customer,cart.one,stock.max',
      step: 'Type 99 as the quantity.',
    },
    OutOfStock: { path: '/car', scenarios: 'auth.customer,cart.many,stock.out' },
    FreeItem: { path: '/car', scenarios: 'auth.customer,cart.ineligible' },
    PointsItem: { path: '/car', scenarios: 'auth.customer,cart.ineligible' },
    RebateItem: { path: '/car', scenarios: 'auth.customer,cart.ineligible' },
    FlashItem: { path: '/car', scenarios: 'auth.customer,cart.ineligible' },
    NotEligibleForReduction: { path: '/car', scenarios: 'auth.customer,cart.ineligible' },
    ReductionNone: { path: '/car', scenarios: 'auth.customer,cart.tier-0' },
    Reduction2: { path: '/car', scenarios: 'auth.customer,cart.tier-30' },
    Reduction5: { path: '/car', scenarios: 'auth.customer,cart.tier-60' },
    Reduction10: { path: '/car', scenarios: 'auth.customer,cart.tier-120' },
    Reduction15: { path: '/car', scenarios: 'auth.customer,cart.tier-180' },
    Reduction20: { path: '/car', scenarios: 'auth.customer,cart.tier-240' },
    Reduction25: { path: '/car', scenarios: 'auth.customer,cart.tier-300' },
    Reduction30Complete: { path: '/car', scenarios: 'auth.customer,cart.tier-360' },
    ConfirmDelete: { path: '/car', scenarios: 'auth.customer,cart.many', step: 'Delete a line.' },
    DeleteFailed: {
      path: '/car',
      scenarios: 'auth.customer,cart.many,cart.delete-failed',
      step: 'Delete a line and confirm it.',
    },
    LoadFailed: { path: '/car', scenarios: 'auth.customer,cart.many,net.offline' },
    Guest: { path: '/detail?id=1011', step: 'Add it to the cart, then open the cart.' },
    BuyNow: { path: '/detail?id=1011', step: 'Press Buy now.' },
    SessionExpired: {
      path: '/login/login',
      scenarios: 'auth.expires-after:2,cart.many',
      step: 'Log in as ada@example.com and open the cart: the login ends after two calls.',
    },
    CheckoutEmpty: { path: '/car', scenarios: 'auth.customer,cart.empty' },
    LongNamesDe: { path: '/car', scenarios: 'auth.customer,cart.many,data.long-text,lang.de' },
  },
} as const satisfies LiveLinks<(typeof cartStates)[number]>;
