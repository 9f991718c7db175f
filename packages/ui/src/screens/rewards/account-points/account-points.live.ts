import type { LiveLinks } from '../../../stories/live-links.ts';
import type { accountPointsStates } from './account-points.states.ts';

const path = '/user/points';

/** The URL and the scenarios of each story in the running shop. */
export const accountPointsLive = {
  spec: ['§3', '§9'],
  requirements: ['USER-07', 'USER-08', 'NAV-10'],
  states: {
    Ready: {
      description: 'The customer sees the balance and the history of points.',
      path,
      scenarios: 'auth.customer',
    },
    Earned: {
      description: 'The history shows points that were earned.',
      path: '/user/points?show=earned',
      scenarios: 'auth.customer',
    },
    Spent: {
      description: 'The history shows points that were spent.',
      path: '/user/points?show=spent',
      scenarios: 'auth.customer',
    },
    CapReached: {
      description: 'The customer reached the limit of points for today.',
      path,
      scenarios: 'auth.customer,points.invite-cap',
    },
    Empty: {
      description: 'The customer has no history of points.',
      path,
      scenarios: 'auth.customer,points.unused',
    },
    EmptySpent: {
      description: 'The customer has not spent points.',
      path: '/user/points?show=spent',
      scenarios: 'auth.customer,points.unused',
    },
    ManyPages: {
      description: 'The history of points fills several pages.',
      path: '/user/points?page=9',
      scenarios: 'auth.customer,points.many',
    },
    Loading: { description: 'The points load.', path, scenarios: 'auth.customer,net.slow3g' },
    Failed: {
      description: 'The points could not be loaded.',
      path,
      scenarios: 'auth.customer,points.log-failed',
    },
    LogDetail: {
      description: 'One entry of the points is open.',
      path,
      scenarios: 'auth.customer',
      step: 'Unfold an entry.',
    },
    German: { description: 'Points in German.', path, scenarios: 'auth.customer,lang.de' },
    Japanese: { description: 'Points in Japanese.', path, scenarios: 'auth.customer,lang.ja' },
  },
} as const satisfies LiveLinks<(typeof accountPointsStates)[number]>;
