import type { LiveLinks } from '../../../stories/live-links.ts';
import type { accountAddressesStates } from './account-addresses.states.ts';

const path = '/user/address';

/** The URL and the scenarios of each story in the running shop. */
export const accountAddressesLive = {
  spec: ['§3', '§5'],
  requirements: ['BEY-31', 'NAV-10'],
  states: {
    Ready: { description: 'The customer sees the saved addresses.', path, scenarios: 'auth.customer' },
    Full: {
      description: 'The customer has saved as many addresses as the shop allows.',
      path,
      scenarios: 'auth.customer,address.many',
    },
    Empty: {
      description: 'The customer has not saved an address.',
      path,
      scenarios: 'auth.customer,address.none',
    },
    Loading: { description: 'The addresses load.', path, scenarios: 'auth.customer,net.slow3g' },
    Failed: {
      description: 'The addresses could not be loaded.',
      path,
      scenarios: 'auth.customer,net.offline',
    },
    Adding: {
      description: 'The customer adds an address.',
      path,
      scenarios: 'auth.customer',
      step: 'Press “Add address”.',
    },
    Editing: {
      description: 'The customer edits an address.',
      path,
      scenarios: 'auth.customer',
      step: 'Press “Edit”.',
    },
    Saving: {
      description: 'The shop saves an address.',
      path,
      scenarios: 'auth.customer,net.slow3g',
      step: 'Press “Edit”, and save.',
    },
    SaveFailed: {
      description: 'An address could not be saved; the input stays.',
      path,
      scenarios: 'auth.customer',
      step: 'Press “Edit”, disconnect the network, and save.',
    },
    Refused: {
      description: 'The server refuses an address, for example one more than it allows.',
      path,
      scenarios: 'auth.customer,address.many',
      step: 'Press “Add address”, fill in the form, and save.',
    },
    MakingDefault: {
      description: 'Another address becomes the default one.',
      path,
      scenarios: 'auth.customer,address.many,net.slow3g',
      step: 'Press “Set as default”.',
    },
    Removed: {
      description: 'A toast takes the deletion of an address back.',
      path,
      scenarios: 'auth.customer,address.many',
      step: 'Press “Delete”.',
    },
    German: { description: 'Addresses in German.', path, scenarios: 'auth.customer,lang.de' },
    Japanese: { description: 'Addresses in Japanese.', path, scenarios: 'auth.customer,lang.ja' },
  },
} as const satisfies LiveLinks<(typeof accountAddressesStates)[number]>;
