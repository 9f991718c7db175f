import type { LiveLinks } from '../../stories/live-links.ts';
import type { wishlistStates } from './wishlist.states.ts';

const path = '/wishlist';
const member = 'auth.customer';

/** Where the running shop shows the state of each story. */
export const wishlistLive = {
  spec: ['§2'],
  requirements: ['BEY-03'],
  states: {
    Guest: { path, step: 'Press some hearts on /product first.' },
    Member: { path, scenarios: `${member},wish.some` },
    Empty: { path, scenarios: `${member},wish.none` },
    EmptyGuest: { path },
    Loading: { path, scenarios: `${member},net.slow3g` },
    Failed: { path, scenarios: `${member},net.offline` },
    ManyPages: { path, scenarios: `${member},wish.full` },
    German: { path, scenarios: `${member},wish.some,lang.de` },
    Japanese: { path, scenarios: `${member},wish.some,lang.ja` },
  },
} as const satisfies LiveLinks<(typeof wishlistStates)[number]>;
