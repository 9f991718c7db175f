import type { SeedCustomer } from '../../seed/customer-types.ts';
import { emptyProfile } from '../account/profile.ts';
import { initialVerification } from '../session/verification.ts';
import type { WorldState } from '../state/state.ts';

type Accounts = Pick<
  WorldState,
  | 'customers'
  | 'deletions'
  | 'tokens'
  | 'login'
  | 'loginAttempts'
  | 'authorizations'
  | 'verification'
  | 'registration'
  | 'profiles'
  | 'avatars'
  | 'uploads'
  | 'tiktokToken'
>;

/** The accounts of a new world; no customer is logged in. */
export function initialAccounts(customers: readonly SeedCustomer[]): Accounts {
  return {
    customers: new Map(
      customers.map(({ id, email, password, nickname, pointLog }) => [
        id,
        { id, email, password, nickname, points: pointLog.reduce((sum, { change }) => sum + change, 0) },
      ]),
    ),
    deletions: { requests: new Map(), deletedIds: new Set() },
    tokens: new Map(),
    login: { endedReason: 'loginRequired', callsPerLogin: null, rotates: false },
    loginAttempts: new Map(),
    authorizations: new Map(),
    verification: initialVerification(),
    registration: 'open',
    profiles: new Map(customers.map(({ id, profile }) => [id, { ...emptyProfile(), ...profile }])),
    avatars: new Map(),
    uploads: new Map(),
    tiktokToken: null,
  };
}
