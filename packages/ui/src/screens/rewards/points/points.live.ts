import type { LiveLinks } from '../../../stories/live-links.ts';
import type { pointsStates } from './points.states.ts';

const path = '/points';

/** The URL and the scenarios of each story in the running shop. */
export const pointsLive = {
  spec: ['§2', '§9'],
  requirements: ['NAV-06', 'USER-08'],
  states: {
    EarnGuest: { description: 'A visitor sees how to earn points.', path },
    EarnMember: { description: 'A customer sees how to earn points.', path, scenarios: 'auth.customer' },
    EarnInviteCap: {
      description: 'The customer invited as many friends as possible.',
      path,
      scenarios: 'auth.customer,points.invite-cap',
    },
    EarnAllDone: {
      description: 'The customer earned all points of the tasks.',
      path,
      scenarios: 'auth.customer,points.followed,points.invite-cap',
    },
    StoreHome: {
      description: 'The points page shows products for points.',
      path,
      scenarios: 'auth.customer',
      step: 'Open the tab “Store”.',
    },
    MyPerks: {
      description: 'The customer sees their perks.',
      path,
      scenarios: 'auth.vip',
      step: 'Open the tab “My perks”.',
    },
    MyPerksEmpty: {
      description: 'The customer has no perks yet.',
      path,
      scenarios: 'auth.new',
      step: 'Open the tab “My perks”.',
    },
    Loading: { description: 'The points page loads.', path, scenarios: 'net.slow3g' },
    Failed: {
      description: 'The points page could not be loaded.',
      path,
      scenarios: 'promotion.getPointRules-failed',
    },
    German: { description: 'The points page in German.', path, scenarios: 'lang.de' },
    Japanese: { description: 'The points page in Japanese.', path, scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof pointsStates)[number]>;
