import { loginRedirectDelayMs } from '@signal-shop/sdk/constants';
import { atom } from 'jotai';
import { internalHrefs } from '../../internal-hrefs.ts';
import { action } from '../core/action.ts';
import { locationAtom, navigate, routeAtom } from '../core/location.ts';

/** Whether a redirect to the login page is pending, or a logout: no other code must prompt for a login then. */
export const isLeavingForLogInAtom = atom(false);

/**
 * Redirects to the login page after a second (spec §4), once for several calls; after the login the shopper returns to
 * `wanted`, or else to the current page. A navigation meanwhile cancels the redirect to `wanted`.
 */
export const leaveForLogIn = action(({ get, set, environment }, wanted?: string) => {
  if (get(isLeavingForLogInAtom) || get(routeAtom)?.meta.forGuests === true) return;
  set(isLeavingForLogInAtom, true);
  const { visit } = get(locationAtom);
  environment.clock.after(loginRedirectDelayMs, () => {
    set(isLeavingForLogInAtom, false);
    if (wanted !== undefined && get(locationAtom).visit !== visit) return;
    if (environment.isSignedIn() || get(routeAtom)?.meta.forGuests === true) return;
    set(navigate, internalHrefs.logInFor(wanted ?? get(locationAtom).address));
  });
});
