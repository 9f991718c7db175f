import type { LiveLinks } from '../../stories/live-links.ts';
import type { accountPointsStates } from './account-points.states.ts';

const path = '/user/points';

/** Where the running shop shows the state of each story. */
export const accountPointsLive = {
  spec: ['§3', '§9'],
  requirements: ['USER-07', 'USER-08', 'NAV-10'],
  states: {
    Ready: { path, scenarios: 'auth.customer' },
    Earned: { path: '/user/points?show=earned', scenarios: 'auth.customer' },
    Spent: { path: '/user/points?show=spent', scenarios: 'auth.customer' },
    CapReached: { path, scenarios: 'auth.customer,points.invite-cap' },
    Empty: { path, scenarios: 'auth.customer,points.unused' },
    EmptySpent: { path: '/user/points?show=spent', scenarios: 'auth.customer,points.unused' },
    ManyPages: { path: '/user/points?page=9', scenarios: 'auth.customer,points.many' },
    Loading: { path, scenarios: 'auth.customer,net.slow3g' },
    Failed: { path, scenarios: 'auth.customer,points.log-failed' },
    LogDetail: { path, scenarios: 'auth.customer', step: 'Unfold an entry.' },
    German: { path, scenarios: 'auth.customer,lang.de' },
    Japanese: { path, scenarios: 'auth.customer,lang.ja' },
  },
} as const satisfies LiveLinks<(typeof accountPointsStates)[number]>;
