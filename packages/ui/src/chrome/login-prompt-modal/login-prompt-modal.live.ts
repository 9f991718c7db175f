import type { LiveLinks } from '../../stories/live-links.ts';
import type { loginPromptModalStates } from './login-prompt-modal.states.ts';

/** Where the running shop shows the state of each story. */
export const loginPromptModalLive = {
  spec: ['§2'],
  requirements: ['POP-03'],
  states: {
    Open: { path: '/', scenarios: 'popup.none', step: 'Wait five seconds.' },
    Slides: { path: '/', scenarios: 'popup.none', step: 'Wait five seconds. Turn its pictures.' },
    Close: {
      path: '/',
      scenarios: 'popup.none',
      step: 'Wait five seconds. Close it: it is back after ten seconds.',
    },
    Mobile: {
      path: '/',
      scenarios: 'popup.none',
      step: 'Make the window as narrow as a phone. Wait five seconds.',
    },
  },
} as const satisfies LiveLinks<(typeof loginPromptModalStates)[number]>;
