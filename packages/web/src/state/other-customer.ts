import { getUserInfo } from '@signal-shop/sdk/calls';
import { action } from './action.ts';
import { readyOr } from './remote.ts';
import { beginSession, forgetTab, rememberUser, userAtom } from './session.ts';

/**
 * Another tab has another login: when it is another customer's, nothing of the one before stays in this tab. Rejects
 * without an answer; an ended login is told by the session.
 */
export const checkCustomer = action(async (context) => {
  const { get, set, environment } = context;
  const before = readyOr(get(userAtom), null);
  const { msg: user } = await getUserInfo(environment.shop);
  if (user.email === before?.email) return;
  forgetTab(context);
  set(beginSession);
  await set(rememberUser);
});
