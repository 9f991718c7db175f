import type { LiveLinks } from '../../stories/live-links.ts';

/** Where the running shop shows the state of each story. */
export const bareLayoutLive = {
  spec: ['§2'],
  requirements: ['NAV-13'],
  states: {
    Default: { path: '/car', scenarios: 'auth.customer,cart.many' },
  },
} as const satisfies LiveLinks;
