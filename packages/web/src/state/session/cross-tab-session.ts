import { getUserInfo } from '@signal-shop/sdk/calls';
import { action } from '../core/action.ts';
import { followKept } from '../persistence/kept-number.ts';
import {
  beginSession,
  forgetTab,
  isSignedInAtom,
  knowLogin,
  loginKnownAtom,
  rememberUser,
} from './session.ts';

/**
 * Looks whether another tab has logged in somebody else: then nothing of the customer before stays in this one. Another
 * token may only be a renewed one, so the server is asked whose it is, and asked again at the next look when it does
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
  // An ended login is told by the session.
  const answer = await getUserInfo(environment.shop).catch(() => null);
  if (answer === null) return;
  set(knowLogin);
  if (answer.msg.email === before) return;
  forgetTab(context);
  set(beginSession);
  await set(rememberUser);
});

/** What another tab keeps on this device, and who has logged in there, is so in this one too. */
export const syncSessionAcrossTabs = action(async ({ set }) => {
  set(followKept);
  await set(followCustomer);
});
