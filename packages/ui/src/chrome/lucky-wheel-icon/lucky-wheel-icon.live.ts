import type { LiveLinks } from '../../stories/live-links.ts';
import type { luckyWheelIconStates } from './lucky-wheel-icon.states.ts';

/** Where the running shop shows the state of each story. */
export const luckyWheelIconLive = {
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
} as const satisfies LiveLinks<(typeof luckyWheelIconStates)[number]>;
