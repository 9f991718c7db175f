import type { LiveLinks } from '../../../stories/live-links.ts';
import type { accountApplicationsStates } from './account-applications.states.ts';

const path = '/user/application';

/** The URL and the scenarios of each story in the running shop. */
export const accountApplicationsLive = {
  spec: ['§3', '§4'],
  requirements: ['USER-07', 'DET-04', 'NAV-10'],
  states: {
    Ready: {
      description: 'The customer sees the free product tests that they applied for.',
      path,
      scenarios: 'auth.customer',
    },
    Empty: {
      description: 'The customer has not applied for a free test.',
      path,
      scenarios: 'auth.customer,freetest.open',
    },
    Loading: {
      description: 'The applications for free tests load.',
      path,
      scenarios: 'auth.customer,net.slow3g',
    },
    Failed: {
      description: 'The applications for free tests could not be loaded.',
      path,
      scenarios: 'auth.customer,net.offline',
    },
    RejectedWithReason: {
      description: 'An application for a free test was rejected, with the reason.',
      path,
      scenarios: 'auth.customer,freetest.rejected',
    },
    German: {
      description: 'Applications for free tests in German.',
      path,
      scenarios: 'auth.customer,lang.de',
    },
    Japanese: {
      description: 'Applications for free tests in Japanese.',
      path,
      scenarios: 'auth.customer,lang.ja',
    },
  },
} as const satisfies LiveLinks<(typeof accountApplicationsStates)[number]>;
