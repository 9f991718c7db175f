import type { ScreenPlaces } from '../../stories/places.ts';

/** Where the running shop shows each state. */
export const bareLayoutPlaces = {
  spec: ['§2'],
  requirements: ['NAV-13'],
  states: {
    Default: { path: '/car', scenarios: 'auth.customer,cart.many' },
  },
} as const satisfies ScreenPlaces;
