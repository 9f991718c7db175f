import type { LiveLinks } from '../../stories/live-links.ts';
import type { resetPasswordStates } from './reset-password.states.ts';

/** Where the running shop shows the state of each story. */
export const resetPasswordLive = {
  spec: ['§2', '§5', '§8'],
  requirements: ['AUTH-01', 'NAV-09', 'VAL-01'],
  states: {
    Empty: { path: '/login/repasswd' },
    Missing: { path: '/login/repasswd', step: 'Go on with empty fields.' },
    CodeSent: { path: '/login/repasswd', step: 'Ask for a code.' },
    InvalidCode: { path: '/login/repasswd', scenarios: 'repasswd.code-wrong', step: 'Set a new password.' },
    Pending: { path: '/login/repasswd', scenarios: 'net.slow3g', step: 'Set a new password.' },
    Done: {
      path: '/login/repasswd',
      scenarios: 'repasswd.ok',
      step: 'Set a new password for ada@example.com with the code 135790.',
    },
    ServerMessage: { path: '/login/repasswd', scenarios: 'login.blocked', step: 'Ask for code after code.' },
    Unreachable: { path: '/login/repasswd', scenarios: 'net.offline', step: 'Ask for a code.' },
  },
} as const satisfies LiveLinks<(typeof resetPasswordStates)[number]>;
