import type { LiveLinks } from '../../stories/live-links.ts';
import type { accountWarrantyStates } from './account-warranty.states.ts';

const path = '/user/warranty';

/** Where the running shop shows the state of each story. */
export const accountWarrantyLive = {
  spec: ['§2', '§9'],
  requirements: ['USER-07', 'SUP-01', 'NAV-10'],
  states: {
    Ready: { path, scenarios: 'auth.customer' },
    OfOneOrder: { path: '/user/warranty?ordersn=SG20251220000034', scenarios: 'auth.customer' },
    Empty: { path, scenarios: 'auth.customer,orders.empty' },
    Expired: { path, scenarios: 'auth.customer,warranty.day-366' },
    Claimed: { path, scenarios: 'auth.customer,warranty.claimed' },
    Registering: { path, scenarios: 'auth.customer,net.slow3g', step: 'Register a warranty.' },
    RegisterFailed: { path, scenarios: 'auth.customer', step: 'Register one warranty in two tabs.' },
    Claim: { path, scenarios: 'auth.customer', step: 'Press “Report a defect”.' },
    ClaimSent: { path, scenarios: 'auth.customer', step: 'Report a defect with a picture.' },
    Loading: { path, scenarios: 'auth.customer,net.slow3g' },
    Failed: { path, scenarios: 'auth.customer,net.offline' },
    German: { path, scenarios: 'auth.customer,lang.de' },
    Japanese: { path, scenarios: 'auth.customer,lang.ja' },
  },
} as const satisfies LiveLinks<(typeof accountWarrantyStates)[number]>;
