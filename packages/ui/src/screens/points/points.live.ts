import type { LiveLinks } from '../../stories/live-links.ts';
import type { pointsStates } from './points.states.ts';

const path = '/points';

/** Where the running shop shows the state of each story. */
export const pointsLive = {
  spec: ['§2', '§9'],
  requirements: ['NAV-06', 'USER-08'],
  states: {
    EarnGuest: { path },
    EarnMember: { path, scenarios: 'auth.customer' },
    EarnInviteCap: { path, scenarios: 'auth.customer,points.invite-cap' },
    EarnAllDone: { path, scenarios: 'auth.customer,points.followed,points.invite-cap' },
    StoreHome: { path, scenarios: 'auth.customer', step: 'Open the tab “Store”.' },
    MyPerks: { path, scenarios: 'auth.vip', step: 'Open the tab “My perks”.' },
    MyPerksEmpty: { path, scenarios: 'auth.new', step: 'Open the tab “My perks”.' },
    Loading: { path, scenarios: 'net.slow3g' },
    Failed: { path, scenarios: 'promotion.getPointRules-failed' },
    German: { path, scenarios: 'lang.de' },
    Japanese: { path, scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof pointsStates)[number]>;
