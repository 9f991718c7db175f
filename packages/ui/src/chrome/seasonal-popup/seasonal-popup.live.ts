import type { LiveLinks } from '../../stories/live-links.ts';
import type { seasonalPopupStates } from './seasonal-popup.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const seasonalPopupLive = {
  spec: ['§2'],
  requirements: ['POP-01'],
  states: {
    Open: {
      description: 'A popup announces the sale of the season.',
      path: '/',
      scenarios: 'popup.seasonal',
      step: 'Wait half a second.',
    },
    ImageBroken: {
      description: 'The sale popup shows words instead of a broken picture.',
      path: '/',
      scenarios: 'popup.seasonal,data.broken-images',
      step: 'Wait half a second.',
    },
    MaskCloses: {
      description: 'A click beside the sale popup closes it.',
      path: '/',
      scenarios: 'popup.seasonal',
      step: 'Press beside the popup.',
    },
    Mobile: {
      description: 'The sale popup on a phone.',
      path: '/',
      scenarios: 'popup.seasonal',
      step: 'Make the window as narrow as a phone. Load the page anew.',
    },
  },
} as const satisfies LiveLinks<(typeof seasonalPopupStates)[number]>;
