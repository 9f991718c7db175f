import type { LiveLinks } from '../../../stories/live-links.ts';
import type { wishlistStates } from './wishlist.states.ts';

const path = '/wishlist';
const member = 'auth.customer';

/** The URL and the scenarios of each story in the running shop. */
export const wishlistLive = {
  spec: ['§2'],
  requirements: ['BEY-03'],
  states: {
    Guest: {
      says: "A visitor's wishlist is kept in the browser.",
      path,
      step: 'Press some hearts on /product first.',
    },
    Member: { says: "A customer's wishlist.", path, scenarios: `${member},wish.some` },
    Empty: { says: "The customer's wishlist is empty.", path, scenarios: `${member},wish.none` },
    EmptyGuest: { says: "The visitor's wishlist is empty and offers to log in.", path },
    Loading: { says: 'The wishlist loads.', path, scenarios: `${member},net.slow3g` },
    Failed: { says: 'The wishlist could not be loaded.', path, scenarios: `${member},net.offline` },
    ManyPages: { says: 'The wishlist fills several pages.', path, scenarios: `${member},wish.full` },
    German: { says: 'The wishlist in German.', path, scenarios: `${member},wish.some,lang.de` },
    Japanese: { says: 'The wishlist in Japanese.', path, scenarios: `${member},wish.some,lang.ja` },
  },
} as const satisfies LiveLinks<(typeof wishlistStates)[number]>;
