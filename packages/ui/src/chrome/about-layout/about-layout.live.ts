import type { LiveLinks } from '../../stories/live-links.ts';

/** The URL and the scenarios of each story in the running shop. */
export const aboutLayoutLive = {
  spec: ['§2'],
  requirements: ['NAV-08', 'LAY-02'],
  states: {
    Default: { description: 'The pages about the company share a menu on the side.', path: '/about/aboutUs' },
    LongDe: {
      description: 'Long German labels wrap in the menu of the pages about the company.',
      path: '/about/aboutUs',
      scenarios: 'lang.de',
    },
  },
} as const satisfies LiveLinks;
