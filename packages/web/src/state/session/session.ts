import type { SessionEnd } from '@signal-shop/sdk';
import { isShopError } from '@signal-shop/sdk';
import { getUserInfo } from '@signal-shop/sdk/calls';
import { atom } from 'jotai';
import { atomWithRefresh } from 'jotai/utils';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { navigate } from '../core/location.ts';
import { loginEpochAtom, logoutEpochAtom } from '../core/login-epoch.ts';
import { notify } from '../core/notices.ts';
import { settlePendingWrites } from '../core/pending-writes.ts';
import { waitFor } from '../core/wait-for.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';
import { isLeavingForLogInAtom, leaveForLogIn } from './leave-for-log-in.ts';

const wasEndedAtom = atom(false);

/** Whether this device has a login; writing to it rereads the cookie. */
export const isSignedInAtom = atomWithRefresh((get) => get(environmentAtom).isSignedIn());

/** Whether the server ended the last login, and none has started since. */
export const wasSessionEndedAtom = atom((get) => get(wasEndedAtom));

const userQuery = query(
  async ({ get, shop, signal }) => {
    if (!get(isSignedInAtom)) return null;
    return (await getUserInfo(shop, { signal })).msg;
  },
  { scope: 'login' },
);
/** Who is logged in, as the shop says; null for a visitor without a login. */
export const userAtom = userQuery.stateAtom;
/** Refetches the customer, whose points have changed. */
export const refetchUser = userQuery.refetch;

export type SessionView =
  | { readonly status: 'guest' }
  | { readonly status: 'member'; readonly nickname: string };

export const sessionAtom = atom((get): SessionView => {
  if (!get(isSignedInAtom)) return { status: 'guest' };
  return { status: 'member', nickname: readyOr(get(userAtom), null)?.nickname ?? '' };
});

const knownLoginAtom = atom<string | undefined>(undefined);

/** The token of the login in this tab; another one may belong to another customer. */
export const loginKnownAtom = atom((get) => get(knownLoginAtom));

/** Remembers the current token. */
export const knowLogin = action(({ set, environment }) => set(knownLoginAtom, environment.token()));

/** Call after a login. */
export const beginSession = action(({ set }) => {
  set(knowLogin);
  set(wasEndedAtom, false);
  set(loginEpochAtom, (epoch) => epoch + 1);
  set(isSignedInAtom);
});

/** The server has ended the login: its words as a warning, then the way to log in (spec §4). */
export const endSession = action(({ get, set, environment }, end: SessionEnd) => {
  environment.cookies.remove('userInfo');
  // A guest's request for private data has no login that could end.
  if (get(isSignedInAtom)) set(wasEndedAtom, true);
  set(isSignedInAtom);
  if (get(isLeavingForLogInAtom)) return;
  set(notify, 'warning', { kind: 'server', message: end.message });
  set(leaveForLogIn);
});

/** Rereads the login, which another tab may have started or ended. */
export const followSession = action(({ get, set, environment }) => {
  if (get(isSignedInAtom) === environment.isSignedIn()) return;
  if (!environment.isSignedIn()) {
    set(isSignedInAtom);
    return;
  }
  set(beginSession);
  void set(rememberUser);
});

/** Persists the customer data of spec §3; removes the data of another customer from this tab. */
export const rememberUser = action(async (context) => {
  const { get, environment } = context;
  try {
    const user = await get(userQuery.promiseAtom);
    if (user === null) return;
    const before = environment.sessionItems.get('owner');
    if (before !== null && before !== user.email) forgetPrivate(context);
    environment.sessionItems.set('owner', user.email);
    environment.cookies.set('userInfo', { isPay: user.is_pay, msg: user.msg, emailContact: user.bengoo });
  } catch (error) {
    if (!isShopError(error)) throw error;
    // The page does not depend on it: the session reports the end of a login, and other failures retry next time.
  }
});

/** Goes to a page of the account, or warns a guest first and goes to log in after a second (spec §2). */
export const openAccount = action(({ get, set }, wanted: string) => {
  if (get(isSignedInAtom)) {
    set(navigate, wanted);
    return;
  }
  set(notify, 'warning', { kind: 'message', id: 'notLoggedIn' });
  set(leaveForLogIn, wanted);
});

/** How long logging out waits for a changed quantity to be saved. */
const patienceMs = 2_000;

/** Ends the login on this device and forgets everything private; what waits in the cart is sent before. */
export const logOut = action(async (context) => {
  const { set, environment } = context;
  // A login that ends meanwhile is no reason to go and log in.
  set(isLeavingForLogInAtom, true);
  await Promise.race([set(settlePendingWrites, 'send'), waitFor(environment.clock, patienceMs)]);
  void set(settlePendingWrites, 'forget');
  await environment.shop.session.clear();
  forgetPrivate(context);
  set(isLeavingForLogInAtom, false);
  set(isSignedInAtom);
  set(notify, 'success', { kind: 'message', id: 'loggedOut' });
  set(navigate, '/', { replace: true });
});

/** Forgets what the customer of this tab has left in it: all but that the popups were closed. */
export function forgetTab({ set, environment: { sessionItems } }: ActionContext): void {
  const fixedModal = sessionItems.get('fixedModal');
  sessionItems.clear();
  if (fixedModal !== null) sessionItems.set('fixedModal', fixedModal);
  set(logoutEpochAtom, (epoch) => epoch + 1);
}

function forgetPrivate(context: ActionContext): void {
  const { environment } = context;
  environment.cookies.remove('userInfo');
  environment.cookies.remove('tiktokToken');
  environment.cookies.remove('fullPath');
  environment.deviceItems.remove('recent_searches');
  environment.deviceItems.remove('recently_viewed');
  environment.deviceItems.remove('wishes');
  environment.deviceItems.remove('compared');
  forgetTab(context);
}
