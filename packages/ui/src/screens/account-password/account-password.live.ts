import type { LiveLinks } from '../../stories/live-links.ts';
import type { accountPasswordStates } from './account-password.states.ts';

const path = '/user/reset';

/** Where the running shop shows the state of each story. */
export const accountPasswordLive = {
  spec: ['§5'],
  requirements: ['USER-07', 'VAL-01', 'NAV-10'],
  states: {
    Empty: { path, scenarios: 'auth.customer' },
    Missing: { path, scenarios: 'auth.customer', step: 'Press “Change password”.' },
    Mismatch: { path, scenarios: 'auth.customer', step: 'Repeat the new password wrongly.' },
    TooShort: { path, scenarios: 'auth.customer', step: 'Type a short password.' },
    WrongPassword: { path, scenarios: 'auth.customer', step: 'Type a wrong current password.' },
    Pending: { path, scenarios: 'auth.customer,net.slow3g', step: 'Change the password.' },
    Done: { path, scenarios: 'auth.customer', step: 'Change the password.' },
    ServerMessage: { path, scenarios: 'auth.customer', step: 'Go offline and change the password.' },
    German: { path, scenarios: 'auth.customer,lang.de', step: 'Press the button.' },
    Japanese: { path, scenarios: 'auth.customer,lang.ja' },
  },
} as const satisfies LiveLinks<(typeof accountPasswordStates)[number]>;
