import type { LiveLinks } from '../../stories/live-links.ts';

/** The URL and the scenarios of each story in the running shop. */
export const loadingPageLive = {
  spec: ['§2'],
  requirements: ['NAV-18'],
  states: {
    Default: { description: 'The page loads its code.', path: '/support/faq', scenarios: 'chunk.slow-120' },
    Slow: {
      description: 'The page takes long to load and says so.',
      path: '/support/faq',
      scenarios: 'chunk.slow-120',
      step: 'Wait a few seconds.',
    },
  },
} as const satisfies LiveLinks;
