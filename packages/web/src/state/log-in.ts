import { isShopError } from '@signal-shop/sdk';
import { logIn as sendLogIn } from '@signal-shop/sdk/calls';
import type { LogInScreenProps, LogInState } from '@signal-shop/ui/screens/log-in/log-in.states.ts';
import { atom } from 'jotai';
import { safeRedirect } from '../safe-address.ts';
import { action } from './action.ts';
import { environmentAtom } from './environment-atom.ts';
import { joinGuestCart } from './guest-cart.ts';
import { lastPlaceOf, navigate, queryOf } from './location.ts';
import { beginSession, rememberUser, wasSessionEndedAtom } from './session.ts';

type Credentials = Parameters<LogInScreenProps['onLogIn']>[0];

const stateAtom = atom<LogInState>({ status: 'idle' });
const redirectAtom = queryOf(lastPlaceOf('logIn'), 'redirect');

export const logInStateAtom = atom((get) => get(stateAtom));

/** The email typed last in this tab, so that it need not be typed again. */
export const typedEmailAtom = atom((get) => get(environmentAtom).sessionItems.get('temp_email') ?? '');

/** Why the shopper is on the login page. */
export const arrivalAtom = atom((get): LogInScreenProps['arrival'] => {
  if (!get(environmentAtom).areCookiesKept) return 'cookiesBlocked';
  if (get(wasSessionEndedAtom)) return 'sessionExpired';
  return get(redirectAtom) === null ? 'plain' : 'redirected';
});

/** Logs in, takes the guest's cart along and goes on to where the shopper wanted to be. */
export const logIn = action(async ({ get, set, environment }, credentials: Credentials) => {
  if (get(stateAtom).status === 'pending') return;
  set(stateAtom, { status: 'pending' });
  environment.sessionItems.set('temp_email', credentials.email);
  const target = safeRedirect(get(redirectAtom));
  try {
    const { tiktok_token: tiktokToken } = await sendLogIn(environment.shop, credentials);
    if (tiktokToken !== null) environment.cookies.set('tiktokToken', tiktokToken);
  } catch (error) {
    set(stateAtom, stateAfter(error));
    return;
  }
  await set(joinGuestCart);
  set(beginSession);
  set(stateAtom, { status: 'idle' });
  set(navigate, target, { replace: true });
  await set(rememberUser);
});

function stateAfter(error: unknown): LogInState {
  if (isShopError(error) && error.serverMessage !== undefined) {
    return { status: 'refused', message: error.serverMessage };
  }
  return { status: 'unreachable' };
}
