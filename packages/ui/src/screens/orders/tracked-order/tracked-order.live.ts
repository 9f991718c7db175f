import type { LiveLinks } from '../../../stories/live-links.ts';
import type { trackedOrderStates } from './tracked-order.states.ts';

const path = '/support/trackOrder/order/SG20260111000027';

/** The URL and the scenarios of each story in the running shop. */
export const trackedOrderLive = {
  spec: ['§2', '§3', '§4'],
  requirements: ['NAV-07', 'SUP-01'],
  states: {
    InTransit: {
      description: 'The parcel is on its way.',
      path,
      scenarios: 'auth.customer,logistics.moving',
    },
    NoNumber: {
      description: 'The parcel has no tracking number.',
      path: '/support/trackOrder/order/SG20260114000011',
      scenarios: 'auth.customer',
    },
    NumberPending: {
      description: 'The tracking number is not known yet.',
      path,
      scenarios: 'auth.customer,logistics.none',
    },
    Delivered: {
      description: 'The parcel is delivered.',
      path,
      scenarios: 'auth.customer,logistics.delivered',
    },
    CarrierFailed: {
      description: 'The carrier does not answer.',
      path,
      scenarios: 'auth.customer,logistics.api-down',
    },
    ParcelLoading: {
      description: 'The way of the parcel loads.',
      path,
      scenarios: 'auth.customer,net.slow3g',
    },
    Cancelled: {
      description: 'The tracked order is canceled.',
      path: '/support/trackOrder/list',
      scenarios: 'auth.customer,order.cancelled',
      step: 'Open “Past orders”, then the newest order.',
    },
    AskEmail: { description: 'A guest must enter the email address to see the order.', path },
    Loading: { description: 'The tracked order loads.', path, scenarios: 'auth.customer,net.slow3g' },
    Failed: {
      description: 'The tracked order could not be loaded.',
      path,
      scenarios: 'auth.customer,net.offline',
    },
    German: { description: 'A tracked order in German.', path, scenarios: 'auth.customer,lang.de' },
    Japanese: { description: 'A tracked order in Japanese.', path, scenarios: 'auth.customer,lang.ja' },
  },
} as const satisfies LiveLinks<(typeof trackedOrderStates)[number]>;
