import type { LiveLinks } from '../../../stories/live-links.ts';
import type { accountProfileStates } from './account-profile.states.ts';

const path = '/user/profile';

/** The URL and the scenarios of each story in the running shop. */
export const accountProfileLive = {
  spec: ['§3', '§5', '§9'],
  requirements: ['USER-01', 'USER-02', 'USER-08', 'NAV-10', 'BEY-15', 'BEY-17'],
  states: {
    Ready: { description: 'The customer edits name and birthday.', path, scenarios: 'auth.customer' },
    Incomplete: {
      description: 'The profile is incomplete, and points are offered to fill it in.',
      path,
      scenarios: 'auth.customer,data.nulls',
    },
    Complete: {
      description: 'The profile is complete.',
      path,
      scenarios: 'auth.customer,points.profile-done',
    },
    Loading: { description: 'The profile loads.', path, scenarios: 'auth.customer,net.slow3g' },
    Failed: { description: 'The profile could not be loaded.', path, scenarios: 'auth.customer,net.offline' },
    Invalid: {
      description: 'A field of the profile is wrong.',
      path,
      scenarios: 'auth.customer',
      step: 'Empty the nickname and save.',
    },
    Saving: {
      description: 'The shop saves the profile.',
      path,
      scenarios: 'auth.customer,net.slow3g',
      step: 'Save.',
    },
    Saved: {
      description: 'The profile is saved.',
      path,
      scenarios: 'auth.customer',
      step: 'Tell birth date and gender, and save.',
    },
    InvitationCopied: {
      description: 'The link that invites a friend is copied.',
      path,
      scenarios: 'auth.customer',
      step: 'Press “Copy”.',
    },
    CopyFailed: {
      description: 'The link that invites a friend could not be copied.',
      path,
      scenarios: 'auth.customer',
      step: 'Forbid the clipboard and press “Copy”.',
    },
    DeletionConfirm: {
      description: 'The customer confirms the deletion of the account.',
      path,
      scenarios: 'auth.customer',
      step: 'Press “Delete my account”.',
    },
    DeletionRequested: {
      description: 'The account will be deleted; the customer can keep it.',
      path,
      scenarios: 'auth.customer,account.deletion-requested',
    },
    German: { description: 'The profile in German.', path, scenarios: 'auth.customer,lang.de' },
    Japanese: { description: 'The profile in Japanese.', path, scenarios: 'auth.customer,lang.ja' },
  },
} as const satisfies LiveLinks<(typeof accountProfileStates)[number]>;
