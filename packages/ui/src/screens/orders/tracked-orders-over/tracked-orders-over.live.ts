import type { LiveLinks } from '../../../stories/live-links.ts';
import type { trackedOrdersOverStates } from './tracked-orders-over.states.ts';

const path = '/support/trackOrder/over';

/** The URL and the scenarios of each story in the running shop. */
export const trackedOrdersOverLive = {
  spec: ['§2', '§4'],
  requirements: ['NAV-07', 'SUP-01'],
  states: {
    Ready: {
      description: 'The customer sees parcels that arrived.',
      path,
      scenarios: 'auth.customer,order.all',
    },
    Empty: { description: 'No parcel has arrived yet.', path },
    Loading: { description: 'The parcels that arrived load.', path, scenarios: 'auth.customer,net.slow3g' },
    Failed: {
      description: 'The parcels that arrived could not be loaded.',
      path,
      scenarios: 'auth.customer,net.offline',
    },
  },
} as const satisfies LiveLinks<(typeof trackedOrdersOverStates)[number]>;
