import type { LiveLinks } from '../../../stories/live-links.ts';
import type { trackOrdersStates } from './track-orders.states.ts';

const path = '/support/trackOrder/list';

/** The URL and the scenarios of each story in the running shop. */
export const trackOrdersLive = {
  spec: ['§2', '§4'],
  requirements: ['NAV-07', 'SUP-01'],
  states: {
    GuestForm: { says: 'A guest enters order number and email address to track a parcel.', path },
    GuestFound: {
      says: "A guest's order was found.",
      path,
      step: 'Track SG20260111000027 of ada@example.com and come back.',
    },
    MemberList: { says: 'A customer sees the parcels on their way.', path, scenarios: 'auth.customer' },
    SomeUnread: {
      says: 'Some parcels have news.',
      path,
      scenarios: 'auth.customer',
      step: 'Track SG20260110000012 of vip@example.com, let findOrder fail, come back.',
    },
    Loading: { says: 'The parcels load.', path, scenarios: 'auth.customer,net.slow3g' },
    Empty: { says: 'No parcel is on its way.', path, scenarios: 'auth.customer,orders.empty' },
    Failed: { says: 'The parcels could not be loaded.', path, scenarios: 'auth.customer,net.offline' },
    MissingNumber: { says: 'The order number is missing.', path, step: 'Send the empty form.' },
    NotFound: {
      says: 'No order has this number and email address.',
      path,
      scenarios: 'track.unknown',
      step: 'Track any order.',
    },
    Finding: {
      says: 'The shop looks for the order.',
      path,
      scenarios: 'net.slow3g',
      step: 'Track any order.',
    },
    German: { says: 'Tracking orders in German.', path, scenarios: 'auth.customer,lang.de' },
    Japanese: { says: 'Tracking orders in Japanese.', path, scenarios: 'auth.customer,lang.ja' },
  },
} as const satisfies LiveLinks<(typeof trackOrdersStates)[number]>;
