import type { LiveLinks } from '../../stories/live-links.ts';
import type { bigSaleStates } from './big-sale.states.ts';

const path = '/bigsale';

/** Where the running shop shows the state of each story. */
export const bigSaleLive = {
  spec: ['§2', '§6', '§7'],
  requirements: ['NAV-06', 'CAT-03'],
  states: {
    Open: { path },
    Closed: { path, step: 'Set the clock of the shop to a day after the sale.' },
    Loading: { path, scenarios: 'net.slow3g' },
    Empty: { path, scenarios: 'price.none,flash.closed' },
    Failed: { path, scenarios: 'catalog.failed' },
    Countdown: { path },
    German: { path, scenarios: 'lang.de' },
    Japanese: { path, scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof bigSaleStates)[number]>;
