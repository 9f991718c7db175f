import { getUserInfo } from '@signal-shop/sdk/calls';
import { atom } from 'jotai';
import { action } from './action.ts';
import { followKept } from './kept-number.ts';
import { beginSession, forgetTab, isSignedInAtom, rememberUser } from './session.ts';

/** The login that was the known customer's. */
const knownAtom = atom<string | undefined>(undefined);

/**
 * Looks whether another tab has logged in somebody else: then nothing of the customer before stays in this one. Another
 * token may only be a renewed one, so the server is asked whose it is, and asked again at the next look when it does
 * not answer.
 */
const followCustomer = action(async (context) => {
  const { get, set, environment } = context;
  const token = environment.token();
  const known = get(knownAtom);
  if (token === known || known === undefined || !get(isSignedInAtom)) {
    set(knownAtom, token);
    return;
  }
  const before = environment.sessionItems.get('owner');
  // An ended login is told by the session.
  const answer = await getUserInfo(environment.shop).catch(() => null);
  if (answer === null) return;
  set(knownAtom, environment.token());
  if (answer.msg.email === before) return;
  forgetTab(context);
  set(beginSession);
  await set(rememberUser);
});

/** What another tab keeps on this device, and who has logged in there, is so in this one too. */
export const followOthers = action(async ({ set }) => {
  set(followKept);
  await set(followCustomer);
});
