import type { LiveLinks } from '../../stories/live-links.ts';
import type { accountApplicationsStates } from './account-applications.states.ts';

const path = '/user/application';

/** Where the running shop shows the state of each story. */
export const accountApplicationsLive = {
  spec: ['§3', '§4'],
  requirements: ['USER-07', 'DET-04', 'NAV-10'],
  states: {
    Ready: { path, scenarios: 'auth.customer' },
    Empty: { path, scenarios: 'auth.customer,freetest.open' },
    Loading: { path, scenarios: 'auth.customer,net.slow3g' },
    Failed: { path, scenarios: 'auth.customer,net.offline' },
    RejectedWithReason: { path, scenarios: 'auth.customer,freetest.rejected' },
    German: { path, scenarios: 'auth.customer,lang.de' },
    Japanese: { path, scenarios: 'auth.customer,lang.ja' },
  },
} as const satisfies LiveLinks<(typeof accountApplicationsStates)[number]>;
