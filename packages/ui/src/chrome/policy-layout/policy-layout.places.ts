import type { ScreenPlaces } from '../../stories/places.ts';

/** Where the running shop shows each state. */
export const policyLayoutPlaces = {
  spec: ['§2'],
  requirements: ['NAV-15'],
  states: {
    Default: { path: '/policy/returns' },
    LongDe: { path: '/policy/returns', scenarios: 'lang.de' },
  },
} as const satisfies ScreenPlaces;
