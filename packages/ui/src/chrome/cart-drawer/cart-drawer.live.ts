import type { LiveLinks } from '../../stories/live-links.ts';

/** Where the running shop shows the state of each story. */
export const cartDrawerLive = {
  spec: ['§2', '§5'],
  requirements: ['LAY-07', 'CART-01', 'CART-02', 'CART-03', 'CART-04', 'CART-05', 'CART-07'],
  states: {
    Loading: {
      path: '/product/1?lang=en',
      scenarios: 'auth.customer,cart.many,net.slow3g',
      step: 'Open the cart in the header.',
    },
    Empty: {
      path: '/product/1?lang=en',
      scenarios: 'auth.customer,cart.empty',
      step: 'Open the cart in the header.',
    },
    OneItem: {
      path: '/product/1?lang=en',
      scenarios: 'auth.customer,cart.one',
      step: 'Open the cart in the header.',
    },
    Many: {
      path: '/product/1?lang=en',
      scenarios: 'auth.customer,cart.many',
      step: 'Open the cart in the header.',
    },
    WithReduction: {
      path: '/product/1?lang=en',
      scenarios: 'auth.customer,cart.tier-60',
      step: 'Open the cart in the header.',
    },
    Pending: {
      path: '/product/1?lang=en',
      scenarios: 'auth.customer,cart.tier-60,cart.slow-edit',
      step: 'Open the cart in the header. Change a quantity.',
    },
    CheckoutWhilePending: {
      path: '/product/1?lang=en',
      scenarios: 'auth.customer,cart.tier-60,cart.slow-edit',
      step: 'Open the cart in the header. Change a quantity, and check out at once.',
    },
    CheckoutEmpty: {
      path: '/product/1?lang=en',
      scenarios: 'auth.customer,cart.empty',
      step: 'Open the cart in the header. Check out.',
    },
    ConfirmDelete: {
      path: '/product/1?lang=en',
      scenarios: 'auth.customer,cart.tier-60',
      step: 'Open the cart in the header. Take a line out.',
    },
    LoadFailed: {
      path: '/product/1?lang=en',
      scenarios: 'auth.customer,net.offline',
      step: 'Open the cart in the header.',
    },
    Mobile: {
      path: '/product/1?lang=en',
      scenarios: 'auth.customer,cart.tier-60',
      step: 'Make the window as narrow as a phone. Open the cart in the header.',
    },
  },
} as const satisfies LiveLinks;
