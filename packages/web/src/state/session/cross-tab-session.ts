import { getUserInfo } from '@signal-shop/sdk/calls';
import { action } from '../core/action.ts';
import { followStorage } from '../persistence/storage-version.ts';
import {
  beginSession,
  forgetTab,
  isSignedInAtom,
  knowLogin,
  loginKnownAtom,
  rememberUser,
} from './session.ts';

/**
 * Checks whether another tab has logged in another customer: then this tab removes all data of the previous one. A new
 * token may only be a renewed one, so the server is queried for the customer, and again at the next check if it does
 * not answer.
 */
const followCustomer = action(async (context) => {
  const { get, set, environment } = context;
  const known = get(loginKnownAtom);
  if (environment.token() === known || known === undefined || !get(isSignedInAtom)) {
    set(knowLogin);
    return;
  }
  const before = environment.sessionItems.get('owner');
  // The session reports the end of a login.
  const answer = await getUserInfo(environment.shop).catch(() => null);
  if (answer === null) return;
  set(knowLogin);
  if (answer.msg.email === before) return;
  forgetTab(context);
  set(beginSession);
  await set(rememberUser);
});

/** Synchronizes the storage of this device and the login with the other tabs. */
export const syncSessionAcrossTabs = action(async ({ set }) => {
  set(followStorage);
  await set(followCustomer);
});
