import type { LiveLinks } from '../../stories/live-links.ts';
import type { loginPromptModalStates } from './login-prompt-modal.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const loginPromptModalLive = {
  spec: ['§2'],
  requirements: ['POP-03'],
  states: {
    Open: {
      description: 'A visitor is invited to log in or register.',
      path: '/',
      scenarios: 'popup.none',
      step: 'Wait five seconds.',
    },
    Slides: {
      description: 'The login invitation turns through its pictures.',
      path: '/',
      scenarios: 'popup.none',
      step: 'Wait five seconds. Turn its pictures.',
    },
    Close: {
      description: 'The visitor closes the login invitation.',
      path: '/',
      scenarios: 'popup.none',
      step: 'Wait five seconds. Close it: it is back after ten seconds.',
    },
    Mobile: {
      description: 'The login invitation on a phone.',
      path: '/',
      scenarios: 'popup.none',
      step: 'Make the window as narrow as a phone. Wait five seconds.',
    },
  },
} as const satisfies LiveLinks<(typeof loginPromptModalStates)[number]>;
