import type { LiveLinks } from '../../stories/live-links.ts';

/** Where the running shop shows the state of each story. */
export const policyLayoutLive = {
  spec: ['§2'],
  requirements: ['NAV-15'],
  states: {
    Default: { path: '/policy/returns' },
    LongDe: { path: '/policy/returns', scenarios: 'lang.de' },
  },
} as const satisfies LiveLinks;
