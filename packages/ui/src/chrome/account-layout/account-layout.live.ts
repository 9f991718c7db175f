import type { LiveLinks } from '../../stories/live-links.ts';

/** The URL and the scenarios of each story in the running shop. */
export const accountLayoutLive = {
  spec: ['§2'],
  requirements: ['NAV-10'],
  states: {
    Default: {
      description: 'The account pages share a menu on the side.',
      path: '/user/profile',
      scenarios: 'auth.customer',
    },
    LongDe: {
      description: 'Long German labels wrap in the menu of the account.',
      path: '/user/profile',
      scenarios: 'auth.customer,lang.de',
    },
  },
} as const satisfies LiveLinks;
