import { getUserInfo } from '@signal-shop/sdk/calls';
import { action } from '../core/action.ts';
import { followStorage } from '../persistence/storage-version.ts';
import {
  beginSession,
  clearTabStorage,
  isSignedInAtom,
  knownTokenAtom,
  refreshKnownToken,
  rememberUser,
} from './session.ts';

/**
 * Checks whether another tab has logged in another customer: then this tab removes all data of the previous one. A new
 * token may only be a renewed one, so the server is queried for the customer, and again at the next check if it does
 * not answer.
 */
const followCustomer = action(async (context) => {
  const { get, set, environment } = context;
  const knownToken = get(knownTokenAtom);
  if (environment.token() === knownToken || knownToken === undefined || !get(isSignedInAtom)) {
    set(refreshKnownToken);
    return;
  }
  const before = environment.sessionItems.get('owner');
  // The session reports the end of a login.
  const answer = await getUserInfo(environment.shop).catch(() => null);
  if (answer === null) return;
  set(refreshKnownToken);
  if (answer.msg.email === before) return;
  clearTabStorage(context);
  set(beginSession);
  await set(rememberUser);
});

/** Synchronizes the storage of this device and the login with the other tabs. */
export const syncSessionAcrossTabs = action(async ({ set }) => {
  set(followStorage);
  await set(followCustomer);
});
