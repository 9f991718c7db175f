import type { LiveLinks } from '../../../stories/live-links.ts';
import type { compareStates } from './compare.states.ts';

const path = '/compare?ids=1011,1091';

/** The URL and the scenarios of each story in the running shop. */
export const compareLive = {
  spec: ['§2'],
  requirements: ['BEY-03'],
  states: {
    Two: { says: 'Two products stand beside each other.', path },
    Four: { says: 'Four products stand beside each other.', path: '/compare?ids=1011,1091,2011,1201' },
    OnlyDifferences: {
      says: 'The comparison shows only the differences.',
      path,
      step: 'Tick “Show differences only”.',
    },
    NoSpecifications: {
      says: 'The products have no specifications to compare.',
      path,
      scenarios: 'detail.bare',
    },
    Empty: { says: 'There is nothing to compare.', path: '/compare' },
    One: { says: 'One product is not enough to compare.', path: '/compare?ids=1011' },
    Loading: { says: 'The comparison loads.', path, scenarios: 'net.slow3g' },
    Failed: { says: 'The comparison could not be loaded.', path, scenarios: 'net.offline' },
    Gone: {
      says: 'One of the compared products is not sold any more.',
      path: '/compare?ids=1011,1091,999999',
    },
    AllGone: { says: 'None of the compared products is sold any more.', path: '/compare?ids=999998,999999' },
    German: { says: 'The comparison in German.', path, scenarios: 'lang.de' },
    Small: {
      says: 'The comparison on a small phone.',
      path,
      scenarios: 'lang.de',
      step: 'Make the window as narrow as a phone.',
    },
    Japanese: { says: 'The comparison in Japanese.', path, scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof compareStates)[number]>;
