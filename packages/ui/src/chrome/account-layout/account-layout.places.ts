import type { ScreenPlaces } from '../../stories/places.ts';

/** Where the running shop shows each state. */
export const accountLayoutPlaces = {
  spec: ['§2'],
  requirements: ['NAV-10'],
  states: {
    Default: { path: '/user/profile', scenarios: 'auth.customer' },
    LongDe: { path: '/user/profile', scenarios: 'auth.customer,lang.de' },
  },
} as const satisfies ScreenPlaces;
