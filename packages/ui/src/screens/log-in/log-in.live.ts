import type { LiveLinks } from '../../stories/live-links.ts';
import type { logInStates } from './log-in.states.ts';

/** Where the running shop shows the state of each story. */
export const logInLive = {
  spec: ['§2', '§5', '§8'],
  requirements: ['AUTH-01', 'AUTH-03', 'AUTH-04', 'NAV-09', 'NAV-16', 'VAL-01'],
  states: {
    Empty: { path: '/login/login' },
    WithRedirect: { path: '/user/order/orders', scenarios: 'auth.guest' },
    Missing: { path: '/login/login', step: 'Log in with empty fields.' },
    Failed: { path: '/login/login', scenarios: 'login.failed', step: 'Log in.' },
    Pending: { path: '/login/login', scenarios: 'net.slow3g', step: 'Log in.' },
    SessionExpired: {
      path: '/login/login',
      scenarios: 'auth.expires-after:2',
      step: 'Log in as ada@example.com and look around: the login ends after two calls.',
    },
    ServerMessage: { path: '/login/login', scenarios: 'login.blocked', step: 'Log in as ada@example.com.' },
    SocialPending: { path: '/login/login', scenarios: 'net.slow3g', step: 'Log in with Google.' },
    SocialFailed: { path: '/login/login', scenarios: 'login.social-denied', step: 'Log in with Google.' },
    Unauthorised: {
      path: '/login/login',
      scenarios: 'login.social-denied',
      step: 'Log in with Google and refuse there.',
    },
    CookiesBlocked: { path: '/login/login', step: 'Forbid cookies in the browser, then log in.' },
  },
} as const satisfies LiveLinks<(typeof logInStates)[number]>;
