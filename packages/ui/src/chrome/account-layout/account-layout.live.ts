import type { LiveLinks } from '../../stories/live-links.ts';

/** Where the running shop shows the state of each story. */
export const accountLayoutLive = {
  spec: ['§2'],
  requirements: ['NAV-10'],
  states: {
    Default: { path: '/user/profile', scenarios: 'auth.customer' },
    LongDe: { path: '/user/profile', scenarios: 'auth.customer,lang.de' },
  },
} as const satisfies LiveLinks;
