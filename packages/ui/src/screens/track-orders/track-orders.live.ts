import type { LiveLinks } from '../../stories/live-links.ts';
import type { trackOrdersStates } from './track-orders.states.ts';

const path = '/support/trackOrder/list';

/** Where the running shop shows the state of each story. */
export const trackOrdersLive = {
  spec: ['§2', '§4'],
  requirements: ['NAV-07', 'SUP-01'],
  states: {
    GuestForm: { path },
    GuestFound: { path, step: 'Track SG20260111000027 of ada@example.com and come back.' },
    MemberList: { path, scenarios: 'auth.customer' },
    SomeUnread: {
      path,
      scenarios: 'auth.customer',
      step: 'Track SG20260110000012 of vip@example.com, let findOrder fail, come back.',
    },
    Loading: { path, scenarios: 'auth.customer,net.slow3g' },
    Empty: { path, scenarios: 'auth.customer,orders.empty' },
    Failed: { path, scenarios: 'auth.customer,net.offline' },
    MissingNumber: { path, step: 'Send the empty form.' },
    NotFound: { path, scenarios: 'track.unknown', step: 'Track any order.' },
    Finding: { path, scenarios: 'net.slow3g', step: 'Track any order.' },
    German: { path, scenarios: 'auth.customer,lang.de' },
    Japanese: { path, scenarios: 'auth.customer,lang.ja' },
  },
} as const satisfies LiveLinks<(typeof trackOrdersStates)[number]>;
