import type { LiveLinks } from '../../../stories/live-links.ts';
import type { accountPasswordStates } from './account-password.states.ts';

const path = '/user/reset';

/** The URL and the scenarios of each story in the running shop. */
export const accountPasswordLive = {
  spec: ['§5'],
  requirements: ['USER-07', 'VAL-01', 'NAV-10', 'BEY-62'],
  states: {
    Empty: {
      description: 'The customer may change the password.',
      path,
      scenarios: 'auth.customer,login.devices',
    },
    Missing: {
      description: 'A field for the password is empty.',
      path,
      scenarios: 'auth.customer,login.devices',
      step: 'Press “Change password”.',
    },
    Mismatch: {
      description: 'The two new passwords differ.',
      path,
      scenarios: 'auth.customer,login.devices',
      step: 'Repeat the new password wrongly.',
    },
    TooShort: {
      description: 'The new password is too short.',
      path,
      scenarios: 'auth.customer,login.devices',
      step: 'Type a short password.',
    },
    WrongPassword: {
      description: 'The current password is wrong.',
      path,
      scenarios: 'auth.customer,login.devices',
      step: 'Type a wrong current password.',
    },
    Pending: {
      description: 'The shop saves the new password.',
      path,
      scenarios: 'auth.customer,login.devices,net.slow3g',
      step: 'Change the password.',
    },
    Done: {
      description: 'The password is changed.',
      path,
      scenarios: 'auth.customer,login.devices',
      step: 'Change the password.',
    },
    ServerMessage: {
      description: 'The server refuses the new password with its own message.',
      path,
      scenarios: 'auth.customer,login.devices',
      step: 'Go offline and change the password.',
    },
    German: {
      description: 'Changing the password in German.',
      path,
      scenarios: 'auth.customer,login.devices,lang.de',
      step: 'Press the button.',
    },
    Japanese: {
      description: 'Changing the password in Japanese.',
      path,
      scenarios: 'auth.customer,login.devices,lang.ja',
    },
  },
} as const satisfies LiveLinks<(typeof accountPasswordStates)[number]>;
