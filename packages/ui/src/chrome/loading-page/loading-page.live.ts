import type { LiveLinks } from '../../stories/live-links.ts';

/** Where the running shop shows the state of each story. */
export const loadingPageLive = {
  spec: ['§2'],
  requirements: ['NAV-18'],
  states: {
    Default: { path: '/support/faq', scenarios: 'chunk.slow-120' },
    Slow: { path: '/support/faq', scenarios: 'chunk.slow-120', step: 'Wait a few seconds.' },
  },
} as const satisfies LiveLinks;
