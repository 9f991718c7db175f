import type { LiveLinks } from '../../../stories/live-links.ts';
import type { pointsStoreStates } from './points-store.states.ts';

const path = '/pointstore';

/** The URL and the scenarios of each story in the running shop. */
export const pointsStoreLive = {
  spec: ['§1', '§2', '§9'],
  requirements: ['NAV-06', 'HOME-01', 'CART-09'],
  states: {
    Ready: {
      description: 'The store sells products for points.',
      path,
      scenarios: 'auth.customer,points.9999',
    },
    Loading: { description: 'The points store loads.', path, scenarios: 'net.slow3g' },
    Empty: { description: 'The points store has no products.', path, scenarios: 'search.none' },
    Failed: { description: 'The points store could not be loaded.', path, scenarios: 'catalog.failed' },
    Guest: { description: 'A visitor sees the points store without a balance.', path, scenarios: '' },
    NotEnoughPoints: {
      description: 'The customer has not enough points for a product.',
      path,
      scenarios: 'auth.customer,pointstore.short',
    },
    RedeemConfirm: {
      description: 'The store asks before it takes the points.',
      path,
      scenarios: 'auth.customer,points.9999',
      step: 'Press “Redeem” under something.',
    },
    RedeemDone: {
      description: 'The points are redeemed.',
      path,
      scenarios: 'auth.customer,points.9999',
      step: 'Swap something, and say yes.',
    },
    RedeemFailed: {
      description: 'The points could not be redeemed.',
      path,
      scenarios: 'auth.customer,points.9999,buynow.network-failed',
      step: 'Swap something, and say yes.',
    },
    German: { description: 'The points store in German.', path, scenarios: 'lang.de' },
    Japanese: { description: 'The points store in Japanese.', path, scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof pointsStoreStates)[number]>;
