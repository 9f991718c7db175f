import type { LiveLinks } from '../../stories/live-links.ts';

/** Where the running shop shows the state of each story. */
export const errorPageLive = {
  spec: ['§2'],
  requirements: ['NAV-18'],
  states: {
    ChunkLoad: { path: '/support/faq', scenarios: 'chunk.fail' },
    Unexpected: {
      path: '/support/faq',
      scenarios: 'chunk.fail',
      step: 'An error of the shop itself shows the same page with a sentence of its own.',
    },
    Offline: {
      path: '/support/faq',
      step: 'Go offline in the tools of the browser, and open a page that was not open before.',
    },
  },
} as const satisfies LiveLinks;
