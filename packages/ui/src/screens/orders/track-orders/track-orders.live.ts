import type { LiveLinks } from '../../../stories/live-links.ts';
import type { trackOrdersStates } from './track-orders.states.ts';

const path = '/support/trackOrder/list';

/** The URL and the scenarios of each story in the running shop. */
export const trackOrdersLive = {
  spec: ['§2', '§4'],
  requirements: ['NAV-07', 'SUP-01'],
  states: {
    GuestForm: { description: 'A guest enters order number and email address to track a parcel.', path },
    GuestFound: {
      description: "A guest's order was found.",
      path,
      step: 'Track SG20260111000027 of ada@example.com and come back.',
    },
    MemberList: {
      description: 'A customer sees the parcels on their way.',
      path,
      scenarios: 'auth.customer',
    },
    SomeUnread: {
      description: 'Some parcels have news.',
      path,
      scenarios: 'auth.customer',
      step: 'Track SG20260110000012 of vip@example.com, let findOrder fail, come back.',
    },
    Loading: { description: 'The parcels load.', path, scenarios: 'auth.customer,net.slow3g' },
    Empty: { description: 'No parcel is on its way.', path, scenarios: 'auth.customer,orders.empty' },
    Failed: { description: 'The parcels could not be loaded.', path, scenarios: 'auth.customer,net.offline' },
    MissingNumber: { description: 'The order number is missing.', path, step: 'Send the empty form.' },
    NotFound: {
      description: 'No order has this number and email address.',
      path,
      scenarios: 'track.unknown',
      step: 'Track any order.',
    },
    Finding: {
      description: 'The shop looks for the order.',
      path,
      scenarios: 'net.slow3g',
      step: 'Track any order.',
    },
    German: { description: 'Tracking orders in German.', path, scenarios: 'auth.customer,lang.de' },
    Japanese: { description: 'Tracking orders in Japanese.', path, scenarios: 'auth.customer,lang.ja' },
  },
} as const satisfies LiveLinks<(typeof trackOrdersStates)[number]>;
