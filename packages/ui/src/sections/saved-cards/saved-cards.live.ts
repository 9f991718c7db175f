import type { LiveLinks } from '../../stories/live-links.ts';
import type { savedCardsStates } from './saved-cards.states.ts';

const path = '/user/address';
const scenarios = 'auth.customer,pay.saved-cards';
const step = 'Press “Remove” at a card.';

/** The URL and the scenarios of each story in the running shop. */
export const savedCardsLive = {
  spec: ['§7'],
  requirements: ['BEY-60'],
  states: {
    Ready: { description: 'The customer has saved cards, one of which has expired.', path, scenarios },
    Empty: { description: 'The customer has saved no card.', path, scenarios: 'auth.customer' },
    Loading: { description: 'The cards load.', path, scenarios: `auth.customer,net.slow3g` },
    Failed: { description: 'The cards could not be loaded.', path, scenarios: 'auth.customer,net.offline' },
    Asking: { description: 'A question before a card is removed.', path, scenarios, step },
    Removing: {
      description: 'The payment provider removes a card.',
      path,
      scenarios: `${scenarios},net.slow3g`,
      step: 'Press “Remove” at a card, and confirm.',
    },
    RemoveFailed: {
      description: 'A card could not be removed; it stays.',
      path,
      scenarios,
      step: 'Press “Remove” at a card, disconnect the network, and confirm.',
    },
    German: { description: 'Saved cards in German.', path, scenarios: `${scenarios},lang.de` },
    Japanese: { description: 'Saved cards in Japanese.', path, scenarios: `${scenarios},lang.ja` },
  },
} as const satisfies LiveLinks<(typeof savedCardsStates)[number]>;
