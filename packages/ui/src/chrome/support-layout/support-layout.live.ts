import type { LiveLinks } from '../../stories/live-links.ts';

/** Where the running shop shows the state of each story. */
export const supportLayoutLive = {
  spec: ['§2'],
  requirements: ['NAV-07'],
  states: {
    Default: { path: '/support/faq' },
    LongDe: { path: '/support/faq', scenarios: 'lang.de' },
  },
} as const satisfies LiveLinks;
