import type { LiveLinks } from '../../../stories/live-links.ts';
import type { bigSaleStates } from './big-sale.states.ts';

const path = '/bigsale';

/** The URL and the scenarios of each story in the running shop. */
export const bigSaleLive = {
  spec: ['§2', '§6', '§7'],
  requirements: ['NAV-06', 'CAT-03'],
  states: {
    Open: { description: 'The big sale is on.', path },
    Closed: {
      description: 'The big sale is over.',
      path,
      step: 'Set the clock of the shop to a day after the sale.',
    },
    Loading: { description: 'The big sale loads.', path, scenarios: 'net.slow3g' },
    Empty: { description: 'The big sale has no products.', path, scenarios: 'price.none,flash.closed' },
    Failed: { description: 'The big sale could not be loaded.', path, scenarios: 'catalog.failed' },
    Countdown: { description: 'A clock counts down to the big sale.', path },
    German: { description: 'The big sale in German.', path, scenarios: 'lang.de' },
    Japanese: { description: 'The big sale in Japanese.', path, scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof bigSaleStates)[number]>;
