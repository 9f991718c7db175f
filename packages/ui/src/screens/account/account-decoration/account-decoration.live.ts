import type { LiveLinks } from '../../../stories/live-links.ts';
import type { accountDecorationStates } from './account-decoration.states.ts';

const path = '/user/decoration';

/** The URL and the scenarios of each story in the running shop. */
export const accountDecorationLive = {
  spec: ['§2'],
  requirements: ['USER-02', 'NAV-10'],
  states: {
    Ready: {
      description: 'The customer chooses an avatar.',
      path,
      scenarios: 'auth.customer',
      step: 'Choose a decoration.',
    },
    None: { description: 'There is no avatar to choose.', path, scenarios: 'auth.customer' },
    Saving: {
      description: 'The shop saves the chosen avatar.',
      path,
      scenarios: 'auth.customer,net.slow3g',
      step: 'Choose a decoration.',
    },
    SaveFailed: {
      description: 'The chosen avatar could not be saved.',
      path,
      scenarios: 'auth.customer',
      step: 'Go offline and choose a decoration.',
    },
    Failed: { description: 'The avatars could not be loaded.', path, scenarios: 'auth.customer,net.offline' },
    Loading: { description: 'The avatars load.', path, scenarios: 'auth.customer,net.slow3g' },
    German: { description: 'The choice of avatars in German.', path, scenarios: 'auth.customer,lang.de' },
    Japanese: { description: 'The choice of avatars in Japanese.', path, scenarios: 'auth.customer,lang.ja' },
  },
} as const satisfies LiveLinks<(typeof accountDecorationStates)[number]>;
