import type { LiveLinks } from '../../stories/live-links.ts';
import type { afterSalesListStates } from './after-sales-list.states.ts';

const path = '/user/order/orders?after-sales=all';

/** Where the running shop shows the state of each story. */
export const afterSalesListLive = {
  spec: ['§1', '§2', '§3'],
  requirements: ['USER-06', 'NAV-10'],
  states: {
    Ready: { path, scenarios: 'auth.customer,return.approved' },
    Open: { path: '/user/order/orders?after-sales=open', scenarios: 'auth.customer,return.approved' },
    Over: { path: '/user/order/orders?after-sales=over', scenarios: 'auth.customer' },
    Empty: { path, scenarios: 'auth.customer,orders.empty' },
    EmptyTab: { path: '/user/order/orders?after-sales=open', scenarios: 'auth.customer,orders.empty' },
    Loading: { path, scenarios: 'auth.customer,net.slow3g' },
    Failed: { path, scenarios: 'auth.customer,net.offline' },
    German: { path, scenarios: 'auth.customer,return.approved,lang.de' },
    Japanese: { path, scenarios: 'auth.customer,return.approved,lang.ja' },
  },
} as const satisfies LiveLinks<(typeof afterSalesListStates)[number]>;
