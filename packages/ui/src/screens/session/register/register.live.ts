import type { LiveLinks } from '../../../stories/live-links.ts';
import type { registerStates } from './register.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const registerLive = {
  spec: ['§2', '§5', '§8'],
  requirements: ['AUTH-01', 'AUTH-02', 'NAV-09', 'VAL-01'],
  states: {
    Empty: { description: 'The visitor may create an account.', path: '/login/register' },
    Missing: {
      description: 'A field for the new account is empty.',
      path: '/login/register',
      step: 'Register with empty fields.',
    },
    Mismatch: {
      description: 'The two passwords of the new account differ.',
      path: '/login/register',
      step: 'Type two different addresses.',
    },
    TermsMissing: {
      description: 'The visitor has not agreed to the terms.',
      path: '/login/register',
      step: 'Register without agreeing to the terms.',
    },
    CodeSent: {
      description: 'The verification code is on its way by email.',
      path: '/login/register',
      step: 'Ask for a code.',
    },
    CodeFailed: {
      description: 'The verification code could not be sent.',
      path: '/login/register',
      scenarios: 'register.code-failed',
      step: 'Ask for a code.',
    },
    AlreadyRegistered: {
      description: 'The email address already has an account.',
      path: '/login/register',
      scenarios: 'register.taken',
      step: 'Register.',
    },
    Suspended: {
      description: 'The account is suspended.',
      path: '/login/register',
      scenarios: 'register.suspended',
      step: 'Register.',
    },
    Pending: {
      description: 'The shop creates the account.',
      path: '/login/register',
      scenarios: 'net.slow3g',
      step: 'Register.',
    },
    Registered: {
      description: 'The account is created.',
      path: '/login/register',
      scenarios: 'register.code-sent',
      step: 'Register newcomer@example.com with the code 246810.',
    },
    Invited: { description: 'A friend invited the visitor.', path: '/login/register?invite=5B1DE2A7' },
    ServerMessage: {
      description: 'The server refuses the account with its own message.',
      path: '/login/register',
      scenarios: 'register.code-wrong',
      step: 'Register.',
    },
    Unreachable: {
      description: 'The server cannot be reached.',
      path: '/login/register',
      scenarios: 'net.offline',
      step: 'Register.',
    },
  },
} as const satisfies LiveLinks<(typeof registerStates)[number]>;
