import type { LiveLinks } from '../../../stories/live-links.ts';
import type { registerStates } from './register.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const registerLive = {
  spec: ['§2', '§5', '§8'],
  requirements: ['AUTH-01', 'AUTH-02', 'NAV-09', 'VAL-01'],
  states: {
    Empty: { says: 'The visitor may create an account.', path: '/login/register' },
    Missing: {
      says: 'A field for the new account is empty.',
      path: '/login/register',
      step: 'Register with empty fields.',
    },
    Mismatch: {
      says: 'The two passwords of the new account differ.',
      path: '/login/register',
      step: 'Type two different addresses.',
    },
    TermsMissing: {
      says: 'The visitor has not agreed to the terms.',
      path: '/login/register',
      step: 'Register without agreeing to the terms.',
    },
    CodeSent: {
      says: 'The verification code is on its way by email.',
      path: '/login/register',
      step: 'Ask for a code.',
    },
    CodeFailed: {
      says: 'The verification code could not be sent.',
      path: '/login/register',
      scenarios: 'register.code-failed',
      step: 'Ask for a code.',
    },
    AlreadyRegistered: {
      says: 'The email address already has an account.',
      path: '/login/register',
      scenarios: 'register.taken',
      step: 'Register.',
    },
    Suspended: {
      says: 'The account is suspended.',
      path: '/login/register',
      scenarios: 'register.suspended',
      step: 'Register.',
    },
    Pending: {
      says: 'The shop creates the account.',
      path: '/login/register',
      scenarios: 'net.slow3g',
      step: 'Register.',
    },
    Registered: {
      says: 'The account is created.',
      path: '/login/register',
      scenarios: 'register.code-sent',
      step: 'Register newcomer@example.com with the code 246810.',
    },
    Invited: { says: 'A friend invited the visitor.', path: '/login/register?invite=5B1DE2A7' },
    ServerMessage: {
      says: 'The server refuses the account with its own message.',
      path: '/login/register',
      scenarios: 'register.code-wrong',
      step: 'Register.',
    },
    Unreachable: {
      says: 'The server cannot be reached.',
      path: '/login/register',
      scenarios: 'net.offline',
      step: 'Register.',
    },
  },
} as const satisfies LiveLinks<(typeof registerStates)[number]>;
