import type { LiveLinks } from '../../stories/live-links.ts';

/** The URL and the scenarios of each story in the running shop. */
export const cartDrawerLive = {
  spec: ['§2', '§5'],
  requirements: ['LAY-07', 'CART-01', 'CART-02', 'CART-03', 'CART-04', 'CART-05', 'CART-07'],
  states: {
    Loading: {
      description: 'The cart drawer is open and loads its items.',
      path: '/product/1?lang=en',
      scenarios: 'auth.customer,cart.many,net.slow3g',
      step: 'Open the cart in the header.',
    },
    Empty: {
      description: 'The cart drawer has no items and offers to shop.',
      path: '/product/1?lang=en',
      scenarios: 'auth.customer,cart.empty',
      step: 'Open the cart in the header.',
    },
    OneItem: {
      description: 'The cart drawer has one item.',
      path: '/product/1?lang=en',
      scenarios: 'auth.customer,cart.one',
      step: 'Open the cart in the header.',
    },
    Many: {
      description: 'The cart drawer scrolls through many items.',
      path: '/product/1?lang=en',
      scenarios: 'auth.customer,cart.many',
      step: 'Open the cart in the header.',
    },
    WithReduction: {
      description: 'The cart drawer shows how much the spend-and-save discount saves.',
      path: '/product/1?lang=en',
      scenarios: 'auth.customer,cart.tier-60',
      step: 'Open the cart in the header.',
    },
    Pending: {
      description: 'The cart drawer saves a changed quantity.',
      path: '/product/1?lang=en',
      scenarios: 'auth.customer,cart.tier-60,cart.slow-edit',
      step: 'Open the cart in the header. Change a quantity.',
    },
    CheckoutWhilePending: {
      description: 'The customer pressed checkout before the quantity was saved.',
      path: '/product/1?lang=en',
      scenarios: 'auth.customer,cart.tier-60,cart.slow-edit',
      step: 'Open the cart in the header. Change a quantity, and check out at once.',
    },
    CheckoutEmpty: {
      description: 'The customer pressed checkout with an empty cart.',
      path: '/product/1?lang=en',
      scenarios: 'auth.customer,cart.empty',
      step: 'Open the cart in the header. Check out.',
    },
    ConfirmDelete: {
      description: 'The drawer asks before it removes an item.',
      path: '/product/1?lang=en',
      scenarios: 'auth.customer,cart.tier-60',
      step: 'Open the cart in the header. Take a line out.',
    },
    LoadFailed: {
      description: 'The cart could not be loaded and offers another try.',
      path: '/product/1?lang=en',
      scenarios: 'auth.customer,net.offline',
      step: 'Open the cart in the header.',
    },
    Mobile: {
      description: 'The cart drawer fills a phone.',
      path: '/product/1?lang=en',
      scenarios: 'auth.customer,cart.tier-60',
      step: 'Make the window as narrow as a phone. Open the cart in the header.',
    },
  },
} as const satisfies LiveLinks;
