import type { LiveLinks } from '../../../stories/live-links.ts';
import type { afterSalesListStates } from './after-sales-list.states.ts';

const path = '/user/order/orders?after-sales=all';

/** The URL and the scenarios of each story in the running shop. */
export const afterSalesListLive = {
  spec: ['§1', '§2', '§3'],
  requirements: ['USER-06', 'NAV-10'],
  states: {
    Ready: {
      description: 'The customer sees returns, refunds and exchanges.',
      path,
      scenarios: 'auth.customer,return.approved',
    },
    Open: {
      description: 'The list shows the requests that are still open.',
      path: '/user/order/orders?after-sales=open',
      scenarios: 'auth.customer,return.approved',
    },
    Over: {
      description: 'The list shows the requests that are over.',
      path: '/user/order/orders?after-sales=over',
      scenarios: 'auth.customer',
    },
    Empty: {
      description: 'The customer has no return, refund or exchange.',
      path,
      scenarios: 'auth.customer,orders.empty',
    },
    EmptyTab: {
      description: 'No request has this status.',
      path: '/user/order/orders?after-sales=open',
      scenarios: 'auth.customer,orders.empty',
    },
    Loading: { description: 'The returns load.', path, scenarios: 'auth.customer,net.slow3g' },
    Failed: { description: 'The returns could not be loaded.', path, scenarios: 'auth.customer,net.offline' },
    German: { description: 'Returns in German.', path, scenarios: 'auth.customer,return.approved,lang.de' },
    Japanese: {
      description: 'Returns in Japanese.',
      path,
      scenarios: 'auth.customer,return.approved,lang.ja',
    },
  },
} as const satisfies LiveLinks<(typeof afterSalesListStates)[number]>;
