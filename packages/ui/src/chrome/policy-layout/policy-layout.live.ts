import type { LiveLinks } from '../../stories/live-links.ts';

/** The URL and the scenarios of each story in the running shop. */
export const policyLayoutLive = {
  spec: ['§2'],
  requirements: ['NAV-15'],
  states: {
    Default: { description: 'The policy pages share a menu on the side.', path: '/policy/returns' },
    LongDe: {
      description: 'Long German labels wrap in the menu of the policies.',
      path: '/policy/returns',
      scenarios: 'lang.de',
    },
  },
} as const satisfies LiveLinks;
