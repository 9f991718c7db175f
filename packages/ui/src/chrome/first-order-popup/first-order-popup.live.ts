import type { LiveLinks } from '../../stories/live-links.ts';
import type { firstOrderPopupStates } from './first-order-popup.states.ts';

/** Where the running shop shows the state of each story. */
export const firstOrderPopupLive = {
  spec: ['§2'],
  requirements: ['POP-01', 'POP-02'],
  states: {
    Open: { path: '/', scenarios: 'popup.first-order', step: 'Wait half a second.' },
    InvalidEmail: { path: '/', scenarios: 'popup.first-order', step: 'Send “ada@” from the popup.' },
    Pending: {
      path: '/',
      scenarios: 'popup.first-order,net.slow3g',
      step: 'Send an address from the popup.',
    },
    Done: { path: '/', scenarios: 'popup.first-order,subscribe.ok', step: 'Send an address from the popup.' },
    ServerMessage: {
      path: '/',
      scenarios: 'popup.first-order,subscribe.already',
      step: 'Send an address from the popup.',
    },
    MaskCloses: { path: '/', scenarios: 'popup.first-order', step: 'Press beside the popup.' },
    Mobile: {
      path: '/',
      scenarios: 'popup.first-order',
      step: 'Make the window as narrow as a phone. Load the page anew.',
    },
  },
} as const satisfies LiveLinks<(typeof firstOrderPopupStates)[number]>;
