import type { LiveLinks } from '../../stories/live-links.ts';
import type { registerStates } from './register.states.ts';

/** Where the running shop shows the state of each story. */
export const registerLive = {
  spec: ['§2', '§5', '§8'],
  requirements: ['AUTH-01', 'AUTH-02', 'NAV-09', 'VAL-01'],
  states: {
    Empty: { path: '/login/register' },
    Missing: { path: '/login/register', step: 'Register with empty fields.' },
    Mismatch: { path: '/login/register', step: 'Type two different addresses.' },
    TermsMissing: { path: '/login/register', step: 'Register without agreeing to the terms.' },
    CodeSent: { path: '/login/register', step: 'Ask for a code.' },
    CodeFailed: { path: '/login/register', scenarios: 'register.code-failed', step: 'Ask for a code.' },
    AlreadyRegistered: { path: '/login/register', scenarios: 'register.taken', step: 'Register.' },
    Suspended: { path: '/login/register', scenarios: 'register.suspended', step: 'Register.' },
    Pending: { path: '/login/register', scenarios: 'net.slow3g', step: 'Register.' },
    Registered: {
      path: '/login/register',
      scenarios: 'register.code-sent',
      step: 'Register newcomer@example.com with the code 246810.',
    },
    Invited: { path: '/login/register?invite=5B1DE2A7' },
    ServerMessage: { path: '/login/register', scenarios: 'register.code-wrong', step: 'Register.' },
    Unreachable: { path: '/login/register', scenarios: 'net.offline', step: 'Register.' },
  },
} as const satisfies LiveLinks<(typeof registerStates)[number]>;
