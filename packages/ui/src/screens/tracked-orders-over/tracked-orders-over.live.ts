import type { LiveLinks } from '../../stories/live-links.ts';
import type { trackedOrdersOverStates } from './tracked-orders-over.states.ts';

const path = '/support/trackOrder/over';

/** Where the running shop shows the state of each story. */
export const trackedOrdersOverLive = {
  spec: ['§2', '§4'],
  requirements: ['NAV-07', 'SUP-01'],
  states: {
    Ready: { path, scenarios: 'auth.customer,order.all' },
    Empty: { path },
    Loading: { path, scenarios: 'auth.customer,net.slow3g' },
    Failed: { path, scenarios: 'auth.customer,net.offline' },
  },
} as const satisfies LiveLinks<(typeof trackedOrdersOverStates)[number]>;
