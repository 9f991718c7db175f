import type { LiveLinks } from '../../stories/live-links.ts';
import type { warrantyStates } from './warranty.states.ts';

const path = '/warranty';

/** Where the running shop shows the state of each story. */
export const warrantyLive = {
  spec: ['§1', '§2', '§9'],
  requirements: ['NAV-06'],
  states: {
    Guest: { path },
    Member: { path, scenarios: 'auth.customer' },
    Ready: { path },
    Loading: { path, scenarios: 'net.slow3g' },
    Failed: { path, scenarios: 'net.offline' },
    German: { path, scenarios: 'lang.de' },
    Japanese: { path, scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof warrantyStates)[number]>;
