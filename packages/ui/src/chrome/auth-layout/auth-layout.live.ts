import type { LiveLinks } from '../../stories/live-links.ts';

/** Where the running shop shows the state of each story. */
export const authLayoutLive = {
  spec: ['§2'],
  requirements: ['NAV-09'],
  states: {
    Default: { path: '/login/login' },
    Wide: { path: '/login/register' },
  },
} as const satisfies LiveLinks;
