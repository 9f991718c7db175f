import type { LiveLinks } from '../../stories/live-links.ts';
import type { trackedOrderStates } from './tracked-order.states.ts';

const path = '/support/trackOrder/order/SG20260111000027';

/** Where the running shop shows the state of each story. */
export const trackedOrderLive = {
  spec: ['§2', '§3', '§4'],
  requirements: ['NAV-07', 'SUP-01'],
  states: {
    InTransit: { path, scenarios: 'auth.customer,logistics.moving' },
    NoNumber: { path: '/support/trackOrder/order/SG20260114000011', scenarios: 'auth.customer' },
    NumberPending: { path, scenarios: 'auth.customer,logistics.none' },
    Delivered: { path, scenarios: 'auth.customer,logistics.delivered' },
    CarrierFailed: { path, scenarios: 'auth.customer,logistics.api-down' },
    ParcelLoading: { path, scenarios: 'auth.customer,net.slow3g' },
    Cancelled: {
      path: '/support/trackOrder/list',
      scenarios: 'auth.customer,order.cancelled',
      step: 'Open “Past orders”, then the newest order.',
    },
    AskEmail: { path },
    Loading: { path, scenarios: 'auth.customer,net.slow3g' },
    Failed: { path, scenarios: 'auth.customer,net.offline' },
    German: { path, scenarios: 'auth.customer,lang.de' },
    Japanese: { path, scenarios: 'auth.customer,lang.ja' },
  },
} as const satisfies LiveLinks<(typeof trackedOrderStates)[number]>;
