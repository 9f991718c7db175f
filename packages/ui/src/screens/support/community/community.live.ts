import type { LiveLinks } from '../../../stories/live-links.ts';
import type { communityStates } from './community.states.ts';

const path = '/community';

/** The URL and the scenarios of each story in the running shop. */
export const communityLive = {
  spec: ['§2'],
  requirements: ['NAV-06', 'LAY-08'],
  states: {
    Guest: { description: 'The community for a visitor.', path },
    Member: { description: 'The community for a customer.', path, scenarios: 'auth.customer' },
    PostsEmpty: { description: 'The community has no posts.', path, scenarios: 'home.empty' },
    Loading: { description: 'The community loads.', path, scenarios: 'net.slow3g' },
    Failed: { description: 'The community could not be loaded.', path, scenarios: 'net.offline' },
    TabBlocked: {
      description: 'The browser blocked the new tab of the community.',
      path,
      step: 'Let the browser forbid new tabs, then press “Forum”.',
    },
    NoAddress: {
      description: 'The address of the community is missing.',
      path,
      step: 'Set "communityAddress" to null in configuration.json.',
    },
    German: { description: 'The community in German.', path, scenarios: 'lang.de' },
    Japanese: { description: 'The community in Japanese.', path, scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof communityStates)[number]>;
