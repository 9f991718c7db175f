import type { LiveLinks } from '../../stories/live-links.ts';
import type { afterSalesStates } from './after-sales.states.ts';

/** Orders added by a scenario are the newest; their number depends on the date of the mock server's clock. */
const path = '/user/order/orders';
const list = '/user/order/orders?after-sales=all';
const ask = 'Open the newest order, and ask for a return of a line.';
const existingRequest = '/user/order/details/SG20251220000034?after-sales=1';

/** Where the running shop shows the state of each story. */
export const afterSalesLive = {
  spec: ['§1', '§3', '§4', '§5', '§6'],
  requirements: ['USER-06', 'ERR-01', 'VAL-01'],
  states: {
    Choose: { path: existingRequest, scenarios: 'auth.customer', step: 'Go on from “Talk to us first”.' },
    ReturnForm: { path: existingRequest, scenarios: 'auth.customer', step: 'Go on, and choose “Return it”.' },
    RefundForm: {
      path: existingRequest,
      scenarios: 'auth.customer',
      step: 'Go on, and choose “Refund without a return”.',
    },
    RefundContactFirst: { path: existingRequest, scenarios: 'auth.customer' },
    RefundQuantityExceeds: { path, scenarios: 'auth.customer,return.ok', step: `${ask} Type a 3.` },
    ExchangeForm: {
      path: existingRequest,
      scenarios: 'auth.customer',
      step: 'Go on, and choose “Exchange it”.',
    },
    WholeOrder: { path: '/user/order/details/SG20251220000034?after-sales=all', scenarios: 'auth.customer' },
    Sent: { path, scenarios: 'auth.customer,return.ok', step: `${ask} Send it.` },
    WarrantyForm: { path, scenarios: 'auth.customer,warranty.active', step: `${ask} Report a defect.` },
    WarrantyOver: { path, scenarios: 'auth.customer,warranty.day-366', step: ask },
    TooLate: { path, scenarios: 'auth.customer,return.day-46', step: ask },
    AlreadyOpen: { path, scenarios: 'auth.customer,return.requested', step: ask },
    NotPossible: { path: '/user/order/details/SG20260113000009?after-sales=1', scenarios: 'auth.customer' },
    Requested: { path: list, scenarios: 'auth.customer,return.requested', step: 'Open the newest request.' },
    AddTracking: { path: list, scenarios: 'auth.customer,return.approved', step: 'Open the newest request.' },
    Loading: { path: existingRequest, scenarios: 'auth.customer,net.slow3g' },
    Failed: { path: existingRequest, scenarios: 'auth.customer,net.offline' },
    NotFound: { path: '/user/order/details/SG20251220000034?after-sales=99', scenarios: 'auth.customer' },
    German: { path: existingRequest, scenarios: 'auth.customer,lang.de', step: 'Go on from the first step.' },
    Japanese: {
      path: existingRequest,
      scenarios: 'auth.customer,lang.ja',
      step: 'Go on from the first step.',
    },
  },
} as const satisfies LiveLinks<(typeof afterSalesStates)[number]>;
