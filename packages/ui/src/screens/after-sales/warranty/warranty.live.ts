import type { LiveLinks } from '../../../stories/live-links.ts';
import type { warrantyStates } from './warranty.states.ts';

const path = '/warranty';

/** The URL and the scenarios of each story in the running shop. */
export const warrantyLive = {
  spec: ['§1', '§2', '§9'],
  requirements: ['NAV-06'],
  states: {
    Guest: { says: 'The promise of the warranty for a visitor.', path },
    Member: { says: 'The promise of the warranty for a customer.', path, scenarios: 'auth.customer' },
    Ready: { says: 'The page explains what the warranty covers.', path },
    Loading: { says: 'The page of the warranty loads.', path, scenarios: 'net.slow3g' },
    Failed: { says: 'The page of the warranty could not be loaded.', path, scenarios: 'net.offline' },
    German: { says: 'The warranty in German.', path, scenarios: 'lang.de' },
    Japanese: { says: 'The warranty in Japanese.', path, scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof warrantyStates)[number]>;
