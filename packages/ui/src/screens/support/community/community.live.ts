import type { LiveLinks } from '../../../stories/live-links.ts';
import type { communityStates } from './community.states.ts';

const path = '/community';

/** The URL and the scenarios of each story in the running shop. */
export const communityLive = {
  spec: ['§2'],
  requirements: ['NAV-06', 'LAY-08'],
  states: {
    Guest: { says: 'The community for a visitor.', path },
    Member: { says: 'The community for a customer.', path, scenarios: 'auth.customer' },
    PostsEmpty: { says: 'The community has no posts.', path, scenarios: 'home.empty' },
    Loading: { says: 'The community loads.', path, scenarios: 'net.slow3g' },
    Failed: { says: 'The community could not be loaded.', path, scenarios: 'net.offline' },
    TabBlocked: {
      says: 'The browser blocked the new tab of the community.',
      path,
      step: 'Let the browser forbid new tabs, then press “Forum”.',
    },
    NoAddress: {
      says: 'The address of the community is missing.',
      path,
      step: 'Set "communityAddress" to null in configuration.json.',
    },
    German: { says: 'The community in German.', path, scenarios: 'lang.de' },
    Japanese: { says: 'The community in Japanese.', path, scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof communityStates)[number]>;
