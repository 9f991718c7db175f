import type { LiveLinks } from '../../stories/live-links.ts';
import type { firstOrderPopupStates } from './first-order-popup.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const firstOrderPopupLive = {
  spec: ['§2'],
  requirements: ['POP-01', 'POP-02'],
  states: {
    Open: {
      description: 'The welcome popup offers a discount for an email address.',
      path: '/',
      scenarios: 'popup.first-order',
      step: 'Wait half a second.',
    },
    InvalidEmail: {
      description: 'The email address in the welcome popup is not valid.',
      path: '/',
      scenarios: 'popup.first-order',
      step: 'Send “ada@” from the popup.',
    },
    Pending: {
      description: 'The welcome popup sends the email address.',
      path: '/',
      scenarios: 'popup.first-order,net.slow3g',
      step: 'Send an address from the popup.',
    },
    Done: {
      description: 'The welcome popup confirms the subscription.',
      path: '/',
      scenarios: 'popup.first-order,subscribe.ok',
      step: 'Send an address from the popup.',
    },
    ServerMessage: {
      description: 'The server refuses the email address with its own message.',
      path: '/',
      scenarios: 'popup.first-order,subscribe.already',
      step: 'Send an address from the popup.',
    },
    MaskCloses: {
      description: 'A click beside the welcome popup closes it.',
      path: '/',
      scenarios: 'popup.first-order',
      step: 'Press beside the popup.',
    },
    Mobile: {
      description: 'The welcome popup on a phone.',
      path: '/',
      scenarios: 'popup.first-order',
      step: 'Make the window as narrow as a phone. Load the page anew.',
    },
  },
} as const satisfies LiveLinks<(typeof firstOrderPopupStates)[number]>;
