import type { ScreenPlaces } from '../../stories/places.ts';
import type { brandResponsibilityStates } from './brand-responsibility.states.ts';

const path = '/about/brand';

/** Where the running shop shows each state. */
export const brandResponsibilityPlaces = {
  spec: ['§2'],
  requirements: ['NAV-08'],
  states: {
    Ready: { path },
    German: { path, scenarios: 'lang.de' },
    Japanese: { path, scenarios: 'lang.ja' },
  },
} as const satisfies ScreenPlaces<(typeof brandResponsibilityStates)[number]>;
