import type { LiveLinks } from '../../../stories/live-links.ts';
import type { supportWarrantyStates } from './support-warranty.states.ts';

const path = '/support/warranty';

/** The URL and the scenarios of each story in the running shop. */
export const supportWarrantyLive = {
  spec: ['§1', '§2', '§7', '§9'],
  requirements: ['NAV-07', 'SUP-01'],
  states: {
    Ready: { description: 'The visitor checks the warranty with the order number.', path },
    Found: {
      description: 'The product is under warranty.',
      path,
      step: 'Find 112-5550142-7301884 of ada@example.com.',
    },
    FoundOver: {
      description: 'The warranty of the product is over.',
      path,
      step: 'Find 114-5550107-2290461 of ada@example.com.',
    },
    NotFound: {
      description: 'No order has this number.',
      path,
      step: 'Find 112-0000000-0000000 of ada@example.com.',
    },
    Finding: {
      description: 'The shop looks for the order.',
      path,
      scenarios: 'net.slow3g',
      step: 'Find any order.',
    },
    Loading: { description: 'The warranty check loads.', path, scenarios: 'net.slow3g' },
    Failed: { description: 'The warranty check failed.', path, scenarios: 'policy.missing' },
    German: {
      description: 'The warranty check in German.',
      path,
      scenarios: 'lang.de',
      step: 'Find 112-5550142-7301884 of ada@example.com.',
    },
    Japanese: {
      description: 'The warranty check in Japanese.',
      path,
      scenarios: 'lang.ja',
      step: 'Find 112-5550142-7301884 of ada@example.com.',
    },
  },
} as const satisfies LiveLinks<(typeof supportWarrantyStates)[number]>;
