import type { LiveLinks } from '../../stories/live-links.ts';

/** The URL and the scenarios of each story in the running shop. */
export const authLayoutLive = {
  spec: ['§2'],
  requirements: ['NAV-09'],
  states: {
    Default: { description: 'The pages for logging in share a narrow column.', path: '/login/login' },
    Wide: { description: 'A page for logging in uses a wide column.', path: '/login/register' },
  },
} as const satisfies LiveLinks;
