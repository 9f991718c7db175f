import type { LiveLinks } from '../../stories/live-links.ts';

/** The URL and the scenarios of each story in the running shop. */
export const supportLayoutLive = {
  spec: ['§2'],
  requirements: ['NAV-07'],
  states: {
    Default: { description: 'The support pages share a menu on the side.', path: '/support/faq' },
    LongDe: {
      description: 'Long German labels wrap in the menu of the support.',
      path: '/support/faq',
      scenarios: 'lang.de',
    },
  },
} as const satisfies LiveLinks;
