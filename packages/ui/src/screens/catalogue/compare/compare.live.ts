import type { LiveLinks } from '../../../stories/live-links.ts';
import type { compareStates } from './compare.states.ts';

const path = '/compare?ids=1011,1091';

/** The URL and the scenarios of each story in the running shop. */
export const compareLive = {
  spec: ['§2'],
  requirements: ['BEY-03'],
  states: {
    Two: { description: 'Two products stand beside each other.', path },
    Four: { description: 'Four products stand beside each other.', path: '/compare?ids=1011,1091,2011,1201' },
    OnlyDifferences: {
      description: 'The comparison shows only the differences.',
      path,
      step: 'Tick “Show differences only”.',
    },
    NoSpecifications: {
      description: 'The products have no specifications to compare.',
      path,
      scenarios: 'detail.bare',
    },
    Empty: { description: 'There is nothing to compare.', path: '/compare' },
    One: { description: 'One product is not enough to compare.', path: '/compare?ids=1011' },
    Loading: { description: 'The comparison loads.', path, scenarios: 'net.slow3g' },
    Failed: { description: 'The comparison could not be loaded.', path, scenarios: 'net.offline' },
    Gone: {
      description: 'One of the compared products is not sold any more.',
      path: '/compare?ids=1011,1091,999999',
    },
    AllGone: {
      description: 'None of the compared products is sold any more.',
      path: '/compare?ids=999998,999999',
    },
    German: { description: 'The comparison in German.', path, scenarios: 'lang.de' },
    Small: {
      description: 'The comparison on a small phone.',
      path,
      scenarios: 'lang.de',
      step: 'Make the window as narrow as a phone.',
    },
    Japanese: { description: 'The comparison in Japanese.', path, scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof compareStates)[number]>;
