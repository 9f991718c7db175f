import type { LiveLinks } from '../../stories/live-links.ts';
import type { communityStates } from './community.states.ts';

const path = '/community';

/** Where the running shop shows the state of each story. */
export const communityLive = {
  spec: ['§2'],
  requirements: ['NAV-06', 'LAY-08'],
  states: {
    Guest: { path },
    Member: { path, scenarios: 'auth.customer' },
    PostsEmpty: { path, scenarios: 'home.empty' },
    Loading: { path, scenarios: 'net.slow3g' },
    Failed: { path, scenarios: 'net.offline' },
    TabBlocked: { path, step: 'Let the browser forbid new tabs, then press “Forum”.' },
    NoAddress: { path, step: 'Set "communityAddress" to null in configuration.json.' },
    German: { path, scenarios: 'lang.de' },
    Japanese: { path, scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof communityStates)[number]>;
