import type { LiveLinks } from '../../stories/live-links.ts';
import type { accountWinsStates } from './account-wins.states.ts';

const path = '/user/win';

/** Where the running shop shows the state of each story. */
export const accountWinsLive = {
  spec: ['§2'],
  requirements: ['USER-07', 'WHEEL-05', 'NAV-10'],
  states: {
    Ready: { path, scenarios: 'auth.customer' },
    Empty: { path, scenarios: 'auth.customer,win.none' },
    Loading: { path, scenarios: 'auth.customer,net.slow3g' },
    Failed: { path, scenarios: 'auth.customer,wheel.list-failed' },
    AddressMissing: { path, scenarios: 'auth.customer,win.address-missing' },
    Address: { path, scenarios: 'auth.customer,win.address-missing', step: 'Press “Add shipping address”.' },
    AddressRefused: {
      path,
      scenarios: 'auth.customer,win.address-missing,wheel.address-rejected',
      step: 'Send an address.',
    },
    German: { path, scenarios: 'auth.customer,win.address-missing,lang.de' },
    Japanese: { path, scenarios: 'auth.customer,win.address-missing,lang.ja' },
  },
} as const satisfies LiveLinks<(typeof accountWinsStates)[number]>;
