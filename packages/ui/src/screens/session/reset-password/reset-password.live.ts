import type { LiveLinks } from '../../../stories/live-links.ts';
import type { resetPasswordStates } from './reset-password.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const resetPasswordLive = {
  spec: ['§2', '§5', '§8'],
  requirements: ['AUTH-01', 'NAV-09', 'VAL-01'],
  states: {
    Empty: { description: 'The visitor forgot the password.', path: '/login/repasswd' },
    Missing: {
      description: 'A field for the new password is empty.',
      path: '/login/repasswd',
      step: 'Go on with empty fields.',
    },
    CodeSent: {
      description: 'The code to reset the password is on its way by email.',
      path: '/login/repasswd',
      step: 'Ask for a code.',
    },
    InvalidCode: {
      description: 'The code to reset the password is wrong.',
      path: '/login/repasswd',
      scenarios: 'repasswd.code-wrong',
      step: 'Set a new password.',
    },
    Pending: {
      description: 'The shop saves the new password.',
      path: '/login/repasswd',
      scenarios: 'net.slow3g',
      step: 'Set a new password.',
    },
    Done: {
      description: 'The new password is saved.',
      path: '/login/repasswd',
      scenarios: 'repasswd.ok',
      step: 'Set a new password for ada@example.com with the code 135790.',
    },
    ServerMessage: {
      description: 'The server refuses the new password with its own message.',
      path: '/login/repasswd',
      scenarios: 'login.blocked',
      step: 'Ask for code after code.',
    },
    Unreachable: {
      description: 'The server cannot be reached.',
      path: '/login/repasswd',
      scenarios: 'net.offline',
      step: 'Ask for a code.',
    },
  },
} as const satisfies LiveLinks<(typeof resetPasswordStates)[number]>;
