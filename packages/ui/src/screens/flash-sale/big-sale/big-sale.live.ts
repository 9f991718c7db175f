import type { LiveLinks } from '../../../stories/live-links.ts';
import type { bigSaleStates } from './big-sale.states.ts';

const path = '/bigsale';

/** The URL and the scenarios of each story in the running shop. */
export const bigSaleLive = {
  spec: ['§2', '§6', '§7'],
  requirements: ['NAV-06', 'CAT-03'],
  states: {
    Open: { says: 'The big sale is on.', path },
    Closed: {
      says: 'The big sale is over.',
      path,
      step: 'Set the clock of the shop to a day after the sale.',
    },
    Loading: { says: 'The big sale loads.', path, scenarios: 'net.slow3g' },
    Empty: { says: 'The big sale has no products.', path, scenarios: 'price.none,flash.closed' },
    Failed: { says: 'The big sale could not be loaded.', path, scenarios: 'catalog.failed' },
    Countdown: { says: 'A clock counts down to the big sale.', path },
    German: { says: 'The big sale in German.', path, scenarios: 'lang.de' },
    Japanese: { says: 'The big sale in Japanese.', path, scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof bigSaleStates)[number]>;
