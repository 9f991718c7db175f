import type { LiveLinks } from '../../../stories/live-links.ts';
import type { warrantyStates } from './warranty.states.ts';

const path = '/warranty';

/** The URL and the scenarios of each story in the running shop. */
export const warrantyLive = {
  spec: ['§1', '§2', '§9'],
  requirements: ['NAV-06'],
  states: {
    Guest: { description: 'The promise of the warranty for a visitor.', path },
    Member: { description: 'The promise of the warranty for a customer.', path, scenarios: 'auth.customer' },
    Ready: { description: 'The page explains what the warranty covers.', path },
    Loading: { description: 'The page of the warranty loads.', path, scenarios: 'net.slow3g' },
    Failed: { description: 'The page of the warranty could not be loaded.', path, scenarios: 'net.offline' },
    German: { description: 'The warranty in German.', path, scenarios: 'lang.de' },
    Japanese: { description: 'The warranty in Japanese.', path, scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof warrantyStates)[number]>;
