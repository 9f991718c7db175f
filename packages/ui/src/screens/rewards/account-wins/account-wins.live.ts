import type { LiveLinks } from '../../../stories/live-links.ts';
import type { accountWinsStates } from './account-wins.states.ts';

const path = '/user/win';

/** The URL and the scenarios of each story in the running shop. */
export const accountWinsLive = {
  spec: ['§2'],
  requirements: ['USER-07', 'WHEEL-05', 'NAV-10'],
  states: {
    Ready: { description: 'The customer sees the prizes that they won.', path, scenarios: 'auth.customer' },
    Empty: { description: 'The customer has not won a prize.', path, scenarios: 'auth.customer,win.none' },
    Loading: { description: 'The prizes load.', path, scenarios: 'auth.customer,net.slow3g' },
    Failed: {
      description: 'The prizes could not be loaded.',
      path,
      scenarios: 'auth.customer,wheel.list-failed',
    },
    AddressMissing: {
      description: 'A prize needs an address for shipping.',
      path,
      scenarios: 'auth.customer,win.address-missing',
    },
    Address: {
      description: 'The customer enters the address for a prize.',
      path,
      scenarios: 'auth.customer,win.address-missing',
      step: 'Press “Add shipping address”.',
    },
    AddressRefused: {
      description: 'The server refuses the address for a prize.',
      path,
      scenarios: 'auth.customer,win.address-missing,wheel.address-rejected',
      step: 'Send an address.',
    },
    German: {
      description: 'Prizes in German.',
      path,
      scenarios: 'auth.customer,win.address-missing,lang.de',
    },
    Japanese: {
      description: 'Prizes in Japanese.',
      path,
      scenarios: 'auth.customer,win.address-missing,lang.ja',
    },
  },
} as const satisfies LiveLinks<(typeof accountWinsStates)[number]>;
