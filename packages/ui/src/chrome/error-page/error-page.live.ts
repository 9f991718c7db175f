import type { LiveLinks } from '../../stories/live-links.ts';

/** The URL and the scenarios of each story in the running shop. */
export const errorPageLive = {
  spec: ['§2'],
  requirements: ['NAV-18'],
  states: {
    ChunkLoad: {
      description: 'A new version of the shop was released, and the page must reload.',
      path: '/support/faq',
      scenarios: 'chunk.fail',
    },
    Unexpected: {
      description: 'The page crashed and offers ways on.',
      path: '/support/faq',
      scenarios: 'chunk.fail',
      step: 'An error of the shop itself shows the same page with a sentence of its own.',
    },
    Offline: {
      description: 'The page could not load because the visitor is offline.',
      path: '/support/faq',
      step: 'Go offline in the tools of the browser, and open a page that was not open before.',
    },
  },
} as const satisfies LiveLinks;
