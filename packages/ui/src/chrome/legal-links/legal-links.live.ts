import type { LiveLinks } from '../../stories/live-links.ts';

/** The URL and the scenarios of each story in the running shop. */
export const legalLinksLive = {
  spec: ['§2'],
  requirements: ['BEY-07', 'BEY-09'],
  states: {
    Default: {
      description:
        'A page without a footer links to imprint, right of withdrawal, the form that withdraws, privacy and privacy settings.',
      path: '/login/login',
    },
    Phone: {
      description: 'The legal links wrap on a phone.',
      path: '/car',
      step: 'Make the window as narrow as a phone.',
    },
    German: {
      description: 'The legal links in German, the longest language.',
      path: '/car',
      scenarios: 'lang.de',
    },
  },
} as const satisfies LiveLinks;
