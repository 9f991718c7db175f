import type { ScreenPlaces } from '../../stories/places.ts';
import type { luckyWheelIconStates } from './lucky-wheel-icon.states.ts';

/** Where the running shop shows each state. */
export const luckyWheelIconPlaces = {
  spec: ['§2'],
  requirements: ['WHEEL-01'],
  states: {
    Idle: { path: '/', scenarios: 'popup.none' },
    ReducedMotion: {
      path: '/',
      scenarios: 'popup.none',
      step: 'Ask for reduced motion in the settings of the system.',
    },
  },
} as const satisfies ScreenPlaces<(typeof luckyWheelIconStates)[number]>;
