import type { LiveLinks } from '../../stories/live-links.ts';
import type { seasonalPopupStates } from './seasonal-popup.states.ts';

/** Where the running shop shows the state of each story. */
export const seasonalPopupLive = {
  spec: ['§2'],
  requirements: ['POP-01'],
  states: {
    Open: { path: '/', scenarios: 'popup.seasonal', step: 'Wait half a second.' },
    ImageBroken: { path: '/', scenarios: 'popup.seasonal,data.broken-images', step: 'Wait half a second.' },
    MaskCloses: { path: '/', scenarios: 'popup.seasonal', step: 'Press beside the popup.' },
    Mobile: {
      path: '/',
      scenarios: 'popup.seasonal',
      step: 'Make the window as narrow as a phone. Load the page anew.',
    },
  },
} as const satisfies LiveLinks<(typeof seasonalPopupStates)[number]>;
