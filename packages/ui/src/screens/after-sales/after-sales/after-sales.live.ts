import type { LiveLinks } from '../../../stories/live-links.ts';
import type { afterSalesStates } from './after-sales.states.ts';

/** Orders added by a scenario are the newest; their number depends on the date of the mock server's clock. */
const path = '/user/order/orders';
const list = '/user/order/orders?after-sales=all';
const ask = 'Open the newest order, and ask for a return of a line.';
const existingRequest = '/user/order/details/SG20251220000034?after-sales=1';

/** The URL and the scenarios of each story in the running shop. */
export const afterSalesLive = {
  spec: ['§1', '§3', '§4', '§5', '§6'],
  requirements: ['USER-06', 'ERR-01', 'VAL-01'],
  states: {
    Choose: {
      description: 'The customer chooses between return, refund, exchange and warranty.',
      path: existingRequest,
      scenarios: 'auth.customer',
      step: 'Go on from “Talk to us first”.',
    },
    ReturnForm: {
      description: 'The customer asks for a return.',
      path: existingRequest,
      scenarios: 'auth.customer',
      step: 'Go on, and choose “Return it”.',
    },
    RefundForm: {
      description: 'The customer asks for a refund.',
      path: existingRequest,
      scenarios: 'auth.customer',
      step: 'Go on, and choose “Refund without a return”.',
    },
    RefundContactFirst: {
      description: 'A refund needs a talk with the support first.',
      path: existingRequest,
      scenarios: 'auth.customer',
    },
    RefundQuantityExceeds: {
      description: 'The customer asks for a refund of more items than they bought.',
      path,
      scenarios: 'auth.customer,return.ok',
      step: `${ask} Type a 3.`,
    },
    ExchangeForm: {
      description: 'The customer asks for an exchange.',
      path: existingRequest,
      scenarios: 'auth.customer',
      step: 'Go on, and choose “Exchange it”.',
    },
    WholeOrder: {
      description: 'The customer returns the whole order.',
      path: '/user/order/details/SG20251220000034?after-sales=all',
      scenarios: 'auth.customer',
    },
    Sent: {
      description: 'The request for a return is sent.',
      path,
      scenarios: 'auth.customer,return.ok',
      step: `${ask} Send it.`,
    },
    WarrantyForm: {
      description: 'The customer reports a defect under warranty.',
      path,
      scenarios: 'auth.customer,warranty.active',
      step: `${ask} Report a defect.`,
    },
    WarrantyOver: {
      description: 'The warranty is over.',
      path,
      scenarios: 'auth.customer,warranty.day-366',
      step: ask,
    },
    TooLate: {
      description: 'The time for a return is over.',
      path,
      scenarios: 'auth.customer,return.day-46',
      step: ask,
    },
    AlreadyOpen: {
      description: 'A request for this item is already open.',
      path,
      scenarios: 'auth.customer,return.requested',
      step: ask,
    },
    NotPossible: {
      description: 'This order cannot be returned.',
      path: '/user/order/details/SG20260113000009?after-sales=1',
      scenarios: 'auth.customer',
    },
    Requested: {
      description: 'The request waits for an answer of the shop.',
      path: list,
      scenarios: 'auth.customer,return.requested',
      step: 'Open the newest request.',
    },
    AddTracking: {
      description: 'The customer enters the tracking number of the return.',
      path: list,
      scenarios: 'auth.customer,return.approved',
      step: 'Open the newest request.',
    },
    Loading: {
      description: 'The request for a return loads.',
      path: existingRequest,
      scenarios: 'auth.customer,net.slow3g',
    },
    Failed: {
      description: 'The request for a return could not be loaded.',
      path: existingRequest,
      scenarios: 'auth.customer,net.offline',
    },
    NotFound: {
      description: 'The order of the return does not exist.',
      path: '/user/order/details/SG20251220000034?after-sales=99',
      scenarios: 'auth.customer',
    },
    German: {
      description: 'A return in German.',
      path: existingRequest,
      scenarios: 'auth.customer,lang.de',
      step: 'Go on from the first step.',
    },
    Japanese: {
      description: 'A return in Japanese.',
      path: existingRequest,
      scenarios: 'auth.customer,lang.ja',
      step: 'Go on from the first step.',
    },
  },
} as const satisfies LiveLinks<(typeof afterSalesStates)[number]>;
