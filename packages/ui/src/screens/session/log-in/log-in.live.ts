import type { LiveLinks } from '../../../stories/live-links.ts';
import type { logInStates } from './log-in.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const logInLive = {
  spec: ['§2', '§5', '§8'],
  requirements: ['AUTH-01', 'AUTH-03', 'AUTH-04', 'NAV-09', 'NAV-16', 'VAL-01'],
  states: {
    Empty: { description: 'The visitor may log in.', path: '/login/login' },
    WithRedirect: {
      description: 'After the login the customer returns to the page before.',
      path: '/user/order/orders',
      scenarios: 'auth.guest',
    },
    Missing: {
      description: 'Email address or password is missing.',
      path: '/login/login',
      step: 'Log in with empty fields.',
    },
    Failed: {
      description: 'Email address or password is wrong.',
      path: '/login/login',
      scenarios: 'login.failed',
      step: 'Log in.',
    },
    Pending: {
      description: 'The shop checks the login.',
      path: '/login/login',
      scenarios: 'net.slow3g',
      step: 'Log in.',
    },
    SessionExpired: {
      description: 'The login expired, and the customer logs in again.',
      path: '/login/login',
      scenarios: 'auth.expires-after:2',
      step: 'Log in as ada@example.com and look around: the login ends after two calls.',
    },
    ServerMessage: {
      description: 'The server refuses the login with its own message.',
      path: '/login/login',
      scenarios: 'login.blocked',
      step: 'Log in as ada@example.com.',
    },
    SocialPending: {
      description: 'The login with another account is on its way.',
      path: '/login/login',
      scenarios: 'net.slow3g',
      step: 'Log in with Google.',
    },
    SocialFailed: {
      description: 'The login with another account failed.',
      path: '/login/login',
      scenarios: 'login.social-denied',
      step: 'Log in with Google.',
    },
    Unauthorised: {
      description: 'The page needs a login.',
      path: '/login/login',
      scenarios: 'login.social-denied',
      step: 'Log in with Google and refuse there.',
    },
    CookiesBlocked: {
      description: 'The browser blocks cookies, so the login cannot be kept.',
      path: '/login/login',
      step: 'Forbid cookies in the browser, then log in.',
    },
  },
} as const satisfies LiveLinks<(typeof logInStates)[number]>;
