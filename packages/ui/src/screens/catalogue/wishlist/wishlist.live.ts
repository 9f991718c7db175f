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
      description: "A visitor's wishlist is kept in the browser.",
      path,
      step: 'Press some hearts on /product first.',
    },
    Member: { description: "A customer's wishlist.", path, scenarios: `${member},wish.some` },
    Empty: { description: "The customer's wishlist is empty.", path, scenarios: `${member},wish.none` },
    EmptyGuest: { description: "The visitor's wishlist is empty and offers to log in.", path },
    Loading: { description: 'The wishlist loads.', path, scenarios: `${member},net.slow3g` },
    Failed: { description: 'The wishlist could not be loaded.', path, scenarios: `${member},net.offline` },
    ManyPages: { description: 'The wishlist fills several pages.', path, scenarios: `${member},wish.full` },
    German: { description: 'The wishlist in German.', path, scenarios: `${member},wish.some,lang.de` },
    Japanese: { description: 'The wishlist in Japanese.', path, scenarios: `${member},wish.some,lang.ja` },
  },
} as const satisfies LiveLinks<(typeof wishlistStates)[number]>;
