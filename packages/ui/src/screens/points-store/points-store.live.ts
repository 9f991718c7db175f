import type { LiveLinks } from '../../stories/live-links.ts';
import type { pointsStoreStates } from './points-store.states.ts';

const path = '/pointstore';

/** Where the running shop shows the state of each story. */
export const pointsStoreLive = {
  spec: ['§1', '§2', '§9'],
  requirements: ['NAV-06', 'HOME-01', 'CART-09'],
  states: {
    Ready: { path, scenarios: 'auth.customer,points.9999' },
    Loading: { path, scenarios: 'net.slow3g' },
    Empty: { path, scenarios: 'search.none' },
    Failed: { path, scenarios: 'catalog.failed' },
    Guest: { path, scenarios: '' },
    NotEnoughPoints: { path, scenarios: 'auth.customer,pointstore.short' },
    RedeemConfirm: { path, scenarios: 'auth.customer,points.9999', step: 'Press “Redeem” under something.' },
    RedeemDone: { path, scenarios: 'auth.customer,points.9999', step: 'Swap something, and say yes.' },
    RedeemFailed: {
      path,
      scenarios: 'auth.customer,points.9999,buynow.network-failed',
      step: 'Swap something, and say yes.',
    },
    German: { path, scenarios: 'lang.de' },
    Japanese: { path, scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof pointsStoreStates)[number]>;
