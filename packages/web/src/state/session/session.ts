import type { SessionEnd } from '@signal-shop/sdk';
import { isShopError } from '@signal-shop/sdk';
import { getUserInfo, logOut as sendLogOut } from '@signal-shop/sdk/calls';
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
  { scope: 'login', keepPrevious: true },
);
/** The logged-in customer; null for a guest. */
export const userAtom = userQuery.stateAtom;
/** The number of the newest order to pay; null without one and while unknown. */
export const unpaidNumberAtom = atom((get) => readyOr(get(userAtom), null)?.unpaid_order ?? null);
/** Refetches the customer, whose points or order to pay have changed. */
export const refetchUser = userQuery.refetch;

export type SessionView =
  | { readonly status: 'guest' }
  | { readonly status: 'member'; readonly nickname: string };

export const sessionAtom = atom((get): SessionView => {
  if (!get(isSignedInAtom)) return { status: 'guest' };
  return { status: 'member', nickname: readyOr(get(userAtom), null)?.nickname ?? '' };
});

const tokenAtom = atom<string | undefined>(undefined);

/** The token of the login in this tab; another one may belong to another customer. */
export const knownTokenAtom = atom((get) => get(tokenAtom));

/** Remembers the current token. */
export const refreshKnownToken = action(({ set, environment }) => set(tokenAtom, environment.token()));

/** Call after a login. */
export const beginSession = action(({ set }) => {
  set(refreshKnownToken);
  set(wasEndedAtom, false);
  set(loginEpochAtom, (epoch) => epoch + 1);
  set(isSignedInAtom);
});

/** The server has ended the login: shows its message as a warning, then redirects to the login page (spec §4). */
export const endSession = action(({ get, set, environment }, end: SessionEnd) => {
  environment.cookies.remove('userInfo');
  // A guest has no login, so a refused request for private data ends no session.
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

/** Opens a page of the account; a guest is warned and redirected to the login page after a second (spec §2). */
export const openAccountPage = action(({ get, set }, target: string) => {
  if (get(isSignedInAtom)) {
    set(navigate, target);
    return;
  }
  set(notify, 'warning', { kind: 'message', id: 'notLoggedIn' });
  set(leaveForLogIn, target);
});

/** How long a logout waits for the flush of debounced quantities and for the server. */
const patienceMs = 2_000;

/**
 * Ends the login, on the server if it can be reached, and removes all private data; flushes the debounced quantities of
 * the cart first.
 */
export const logOut = action(async (context) => {
  const { set, environment } = context;
  // If the server ends the login meanwhile, nothing redirects to the login page.
  set(isLeavingForLogInAtom, true);
  const ending = set(settlePendingWrites, 'send').then(() =>
    sendLogOut(environment.shop, { keepalive: true }),
  );
  // Whatever the server says, the shopper is logged out here.
  await Promise.race([ending.catch(() => {}), waitFor(environment.clock, patienceMs)]);
  void set(settlePendingWrites, 'forget');
  await environment.shop.session.clear();
  forgetPrivate(context);
  set(isLeavingForLogInAtom, false);
  set(isSignedInAtom);
  set(notify, 'success', { kind: 'message', id: 'loggedOut' });
  set(navigate, '/', { replace: true });
});

/** Removes the customer's data from this tab, except whether the popups were closed. */
export function clearTabStorage({ set, environment: { sessionItems } }: ActionContext): void {
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
  for (const name of ['recent_searches', 'recently_viewed', 'wishes', 'compared', 'saved_items'] as const)
    environment.deviceItems.remove(name);
  clearTabStorage(context);
}
