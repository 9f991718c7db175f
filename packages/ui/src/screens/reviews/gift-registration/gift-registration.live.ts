import type { LiveLinks } from '../../../stories/live-links.ts';
import type { giftRegistrationStates } from './gift-registration.states.ts';

const path = '/comment/gift';
const named = '/comment/gift?ordersn=SG20260102000019';
const scenarios = 'auth.customer';
const registered = 'auth.customer,warranty.gift-registered';

/** The URL and the scenarios of each story in the running shop. */
export const giftRegistrationLive = {
  spec: ['§1', '§2', '§5', '§7', '§9'],
  requirements: ['REV-02', 'NAV-12', 'USER-08', 'VAL-01'],
  states: {
    Order: { description: 'The customer enters the order number to get a gift.', path, scenarios },
    OrderNamed: { description: 'The order number is already filled in.', path: named, scenarios },
    OrderNotFound: {
      description: 'The order of the gift does not exist.',
      path,
      scenarios,
      step: 'Register SG20260115999999.',
    },
    ReviewUrl: {
      description: 'The customer enters the link to their review.',
      path: named,
      scenarios,
      step: 'Choose “My review of a product” and continue.',
    },
    ChoosePrize: {
      description: 'The customer chooses a gift.',
      path: named,
      scenarios,
      step: 'Register the order.',
    },
    Address: {
      description: 'The customer enters the address for the gift.',
      path: named,
      scenarios,
      step: 'Register the order and choose a gift.',
    },
    Sent: { description: 'The gift is requested.', path: named, scenarios, step: 'Go through all steps.' },
    ServerMessage: {
      description: 'The server refuses the gift with its own message.',
      path: named,
      scenarios,
      step: 'Go offline, then register the order.',
    },
    Registrations: { description: 'The customer sees the requested gifts.', path, scenarios: registered },
    ManyRegistrations: {
      description: 'The requested gifts fill a long list.',
      path,
      scenarios,
      step: 'Register more than six orders and choose their gifts.',
    },
    Loading: { description: 'The gift page loads.', path, scenarios: `${scenarios},net.slow3g` },
    Failed: {
      description: 'The gift page could not be loaded.',
      path,
      scenarios: 'auth.customer,promotion.listGifts-failed',
    },
    German: { description: 'Requesting a gift in German.', path: named, scenarios: `${scenarios},lang.de` },
    Japanese: {
      description: 'Requesting a gift in Japanese.',
      path: named,
      scenarios: `${scenarios},lang.ja`,
    },
  },
} as const satisfies LiveLinks<(typeof giftRegistrationStates)[number]>;
