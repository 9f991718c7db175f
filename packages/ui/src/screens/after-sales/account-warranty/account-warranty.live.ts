import type { LiveLinks } from '../../../stories/live-links.ts';
import type { accountWarrantyStates } from './account-warranty.states.ts';

const path = '/user/warranty';

/** The URL and the scenarios of each story in the running shop. */
export const accountWarrantyLive = {
  spec: ['§2', '§9'],
  requirements: ['USER-07', 'SUP-01', 'NAV-10'],
  states: {
    Ready: { description: 'The customer sees products under warranty.', path, scenarios: 'auth.customer' },
    OfOneOrder: {
      description: 'The customer sees the warranty of one order.',
      path: '/user/warranty?ordersn=SG20251220000034',
      scenarios: 'auth.customer',
    },
    Empty: {
      description: 'The customer has no product under warranty.',
      path,
      scenarios: 'auth.customer,orders.empty',
    },
    Expired: {
      description: 'The warranty of a product is over.',
      path,
      scenarios: 'auth.customer,warranty.day-366',
    },
    Claimed: { description: 'A warranty claim is open.', path, scenarios: 'auth.customer,warranty.claimed' },
    Registering: {
      description: 'The shop registers a product for warranty.',
      path,
      scenarios: 'auth.customer,net.slow3g',
      step: 'Register a warranty.',
    },
    RegisterFailed: {
      description: 'A product could not be registered for warranty.',
      path,
      scenarios: 'auth.customer',
      step: 'Register one warranty in two tabs.',
    },
    Claim: {
      description: 'The customer reports a defect.',
      path,
      scenarios: 'auth.customer',
      step: 'Press “Report a defect”.',
    },
    ClaimSent: {
      description: 'The report of a defect is sent.',
      path,
      scenarios: 'auth.customer',
      step: 'Report a defect with a picture.',
    },
    Loading: { description: 'The warranties load.', path, scenarios: 'auth.customer,net.slow3g' },
    Failed: {
      description: 'The warranties could not be loaded.',
      path,
      scenarios: 'auth.customer,net.offline',
    },
    German: { description: 'Warranties in German.', path, scenarios: 'auth.customer,lang.de' },
    Japanese: { description: 'Warranties in Japanese.', path, scenarios: 'auth.customer,lang.ja' },
  },
} as const satisfies LiveLinks<(typeof accountWarrantyStates)[number]>;
