import type { LiveLinks } from '../../stories/live-links.ts';
import type { compareStates } from './compare.states.ts';

const path = '/compare?ids=1011,1091';

/** Where the running shop shows the state of each story. */
export const compareLive = {
  spec: ['§2'],
  requirements: ['BEY-03'],
  states: {
    Two: { path },
    Four: { path: '/compare?ids=1011,1091,2011,1201' },
    OnlyDifferences: { path, step: 'Tick “Show differences only”.' },
    NoSpecifications: { path, scenarios: 'detail.bare' },
    Empty: { path: '/compare' },
    One: { path: '/compare?ids=1011' },
    Loading: { path, scenarios: 'net.slow3g' },
    Failed: { path, scenarios: 'net.offline' },
    Gone: { path: '/compare?ids=1011,1091,999999' },
    AllGone: { path: '/compare?ids=999998,999999' },
    German: { path, scenarios: 'lang.de' },
    Small: { path, scenarios: 'lang.de', step: 'Make the window as narrow as a phone.' },
    Japanese: { path, scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof compareStates)[number]>;
