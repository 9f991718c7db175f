import type { LiveLinks } from '../../stories/live-links.ts';

/** The URL and the scenarios of each story in the running shop. */
export const bareLayoutLive = {
  spec: ['§2'],
  requirements: ['NAV-13'],
  states: {
    Default: {
      description: 'Cart and payment have a small header with a lock and a way back, no menu.',
      path: '/car',
      scenarios: 'auth.customer,cart.many',
    },
  },
} as const satisfies LiveLinks;
