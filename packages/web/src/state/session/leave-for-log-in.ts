import { loginRedirectDelayMs } from '@signal-shop/sdk/constants';
import { atom } from 'jotai';
import { internalHrefs } from '../../internal-hrefs.ts';
import { action } from '../core/action.ts';
import { locationAtom, navigate, routeAtom } from '../core/location.ts';

/** Whether a redirect to the login page is pending, or a logout: no other code must prompt for a login then. */
export const isLeavingForLogInAtom = atom(false);

/**
 * Redirects to the login page after a second (spec §4), once for several calls; after the login the shopper returns to
 * `target`, or else to the current page. A navigation meanwhile cancels the redirect to `target`.
 */
export const leaveForLogIn = action(({ get, set, environment }, target?: string) => {
  if (get(isLeavingForLogInAtom) || get(routeAtom)?.meta.forGuests === true) return;
  set(isLeavingForLogInAtom, true);
  // Not `guard`, because that is not part of the first load.
  const location = get(locationAtom);
  environment.clock.after(loginRedirectDelayMs, () => {
    set(isLeavingForLogInAtom, false);
    if (target !== undefined && get(locationAtom) !== location) return;
    if (environment.isSignedIn() || get(routeAtom)?.meta.forGuests === true) return;
    set(navigate, internalHrefs.logInFor(target ?? get(locationAtom).address));
  });
});
