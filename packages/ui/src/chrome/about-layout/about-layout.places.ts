import type { ScreenPlaces } from '../../stories/places.ts';

/** Where the running shop shows each state. */
export const aboutLayoutPlaces = {
  spec: ['§2'],
  requirements: ['NAV-08', 'LAY-02'],
  states: {
    Default: { path: '/about/aboutUs' },
    LongDe: { path: '/about/aboutUs', scenarios: 'lang.de' },
  },
} as const satisfies ScreenPlaces;
