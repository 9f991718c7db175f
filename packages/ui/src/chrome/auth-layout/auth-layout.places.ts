import type { ScreenPlaces } from '../../stories/places.ts';

/** Where the running shop shows each state. */
export const authLayoutPlaces = {
  spec: ['§2'],
  requirements: ['NAV-09'],
  states: {
    Default: { path: '/login/login' },
    Wide: { path: '/login/register' },
  },
} as const satisfies ScreenPlaces;
