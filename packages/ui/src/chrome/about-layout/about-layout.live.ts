import type { LiveLinks } from '../../stories/live-links.ts';

/** Where the running shop shows the state of each story. */
export const aboutLayoutLive = {
  spec: ['§2'],
  requirements: ['NAV-08', 'LAY-02'],
  states: {
    Default: { path: '/about/aboutUs' },
    LongDe: { path: '/about/aboutUs', scenarios: 'lang.de' },
  },
} as const satisfies LiveLinks;
