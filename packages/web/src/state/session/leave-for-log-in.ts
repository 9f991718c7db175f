import { loginRedirectDelayMs } from '@signal-shop/sdk/constants';
import { atom } from 'jotai';
import { internalHrefs } from '../../internal-hrefs.ts';
import { action } from '../core/action.ts';
import { locationAtom, navigate, routeAtom } from '../core/location.ts';

/** Whether nobody need be told to log in: they have been, and are about to be taken there, or are logging out. */
export const isLeavingForLogInAtom = atom(false);

/**
 * Goes to log in after a second (spec §4), once however often it is asked; afterwards the shopper comes back to
 * `wanted`, or else to where they were. Who wanted one page and opens another meanwhile stays there.
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
