import type { LiveLinks } from '../../../stories/live-links.ts';
import type { accountNoticesStates } from './account-notices.states.ts';

const path = '/user/notices';

/** The URL and the scenarios of each story in the running shop. */
export const accountNoticesLive = {
  spec: ['§7'],
  requirements: ['BEY-32', 'NAV-10'],
  states: {
    Ready: {
      description: 'The customer waits for emails about goods.',
      path,
      scenarios: 'auth.customer,mail.alerts',
    },
    Empty: { description: 'The customer waits for no email.', path, scenarios: 'auth.customer' },
    Loading: { description: 'The list loads.', path, scenarios: 'auth.customer,net.slow3g' },
    Failed: { description: 'The list could not be loaded.', path, scenarios: 'auth.customer,net.offline' },
    Removing: {
      description: 'The shop cancels an email.',
      path,
      scenarios: 'auth.customer,mail.alerts,net.slow3g',
      step: 'Press “Remove”.',
    },
    Removed: {
      description: 'A toast requests a canceled email again.',
      path,
      scenarios: 'auth.customer,mail.alerts',
      step: 'Press “Remove”.',
    },
    German: {
      description: 'Requested emails in German.',
      path,
      scenarios: 'auth.customer,mail.alerts,lang.de',
    },
    Japanese: {
      description: 'Requested emails in Japanese.',
      path,
      scenarios: 'auth.customer,mail.alerts,lang.ja',
    },
  },
} as const satisfies LiveLinks<(typeof accountNoticesStates)[number]>;
