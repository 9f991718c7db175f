import type { LiveLinks } from '../../stories/live-links.ts';
import type { supportWarrantyStates } from './support-warranty.states.ts';

const path = '/support/warranty';

/** Where the running shop shows the state of each story. */
export const supportWarrantyLive = {
  spec: ['§1', '§2', '§7', '§9'],
  requirements: ['NAV-07', 'SUP-01'],
  states: {
    Ready: { path },
    Found: { path, step: 'Find 112-5550142-7301884 of ada@example.com.' },
    FoundOver: { path, step: 'Find 114-5550107-2290461 of ada@example.com.' },
    NotFound: { path, step: 'Find 112-0000000-0000000 of ada@example.com.' },
    Finding: { path, scenarios: 'net.slow3g', step: 'Find any order.' },
    Loading: { path, scenarios: 'net.slow3g' },
    Failed: { path, scenarios: 'policy.missing' },
    German: { path, scenarios: 'lang.de', step: 'Find 112-5550142-7301884 of ada@example.com.' },
    Japanese: { path, scenarios: 'lang.ja', step: 'Find 112-5550142-7301884 of ada@example.com.' },
  },
} as const satisfies LiveLinks<(typeof supportWarrantyStates)[number]>;
