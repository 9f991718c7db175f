import type { ScreenPlaces } from '../../stories/places.ts';
import type { supportWarrantyStates } from './support-warranty.states.ts';

/** Where the running shop shows each state. */
export const supportWarrantyPlaces = {
  spec: ['§1', '§2', '§9'],
  requirements: ['NAV-07', 'SUP-01'],
  states: {
    Ready: { path: '/support/warranty' },
    Loading: { path: '/support/warranty', scenarios: 'net.slow3g' },
    Failed: { path: '/support/warranty', scenarios: 'policy.missing' },
    German: { path: '/support/warranty', scenarios: 'lang.de' },
  },
} as const satisfies ScreenPlaces<(typeof supportWarrantyStates)[number]>;
