import type { LiveLinks } from '../../stories/live-links.ts';
import type { luckyWheelIconStates } from './lucky-wheel-icon.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const luckyWheelIconLive = {
  spec: ['§2'],
  requirements: ['WHEEL-01'],
  states: {
    Idle: {
      description: 'The button of the lucky wheel floats at the edge.',
      path: '/',
      scenarios: 'popup.none',
    },
    ReducedMotion: {
      description: 'The button of the lucky wheel does not move.',
      path: '/',
      scenarios: 'popup.none',
      step: 'Ask for reduced motion in the settings of the system.',
    },
  },
} as const satisfies LiveLinks<(typeof luckyWheelIconStates)[number]>;
