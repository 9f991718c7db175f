import type { LiveLinks } from '../../stories/live-links.ts';
import type { accountProfileStates } from './account-profile.states.ts';

const path = '/user/profile';

/** Where the running shop shows the state of each story. */
export const accountProfileLive = {
  spec: ['§3', '§5', '§9'],
  requirements: ['USER-01', 'USER-02', 'USER-08', 'NAV-10'],
  states: {
    Ready: { path, scenarios: 'auth.customer' },
    Incomplete: { path, scenarios: 'auth.customer,data.nulls' },
    Complete: { path, scenarios: 'auth.customer,points.profile-done' },
    Loading: { path, scenarios: 'auth.customer,net.slow3g' },
    Failed: { path, scenarios: 'auth.customer,net.offline' },
    Invalid: { path, scenarios: 'auth.customer', step: 'Empty the nickname and save.' },
    Saving: { path, scenarios: 'auth.customer,net.slow3g', step: 'Save.' },
    Saved: { path, scenarios: 'auth.customer', step: 'Tell birth date and gender, and save.' },
    InvitationCopied: { path, scenarios: 'auth.customer', step: 'Press “Copy”.' },
    CopyFailed: { path, scenarios: 'auth.customer', step: 'Forbid the clipboard and press “Copy”.' },
    German: { path, scenarios: 'auth.customer,lang.de' },
    Japanese: { path, scenarios: 'auth.customer,lang.ja' },
  },
} as const satisfies LiveLinks<(typeof accountProfileStates)[number]>;
