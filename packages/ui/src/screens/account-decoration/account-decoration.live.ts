import type { LiveLinks } from '../../stories/live-links.ts';
import type { accountDecorationStates } from './account-decoration.states.ts';

const path = '/user/decoration';

/** Where the running shop shows the state of each story. */
export const accountDecorationLive = {
  spec: ['§2'],
  requirements: ['USER-02', 'NAV-10'],
  states: {
    Ready: { path, scenarios: 'auth.customer', step: 'Choose a decoration.' },
    None: { path, scenarios: 'auth.customer' },
    Saving: { path, scenarios: 'auth.customer,net.slow3g', step: 'Choose a decoration.' },
    SaveFailed: { path, scenarios: 'auth.customer', step: 'Go offline and choose a decoration.' },
    Failed: { path, scenarios: 'auth.customer,net.offline' },
    Loading: { path, scenarios: 'auth.customer,net.slow3g' },
    German: { path, scenarios: 'auth.customer,lang.de' },
    Japanese: { path, scenarios: 'auth.customer,lang.ja' },
  },
} as const satisfies LiveLinks<(typeof accountDecorationStates)[number]>;
