import { loginRedirectDelayMs } from '@signal-shop/sdk/constants';
import { atom } from 'jotai';
import { places } from '../hrefs.ts';
import { action } from './action.ts';
import { locationAtom, navigate, routeAtom } from './location.ts';

const isOnTheWayAtom = atom(false);

/** Whether the shopper has been told to log in and is about to be taken there. */
export const isLeavingForLogInAtom = atom((get) => get(isOnTheWayAtom));

/**
 * Goes to log in after a second (spec §4), once however often it is asked; afterwards the shopper comes back to
 * `wanted`, or else to where they were.
 */
export const leaveForLogIn = action(({ get, set, environment }, wanted?: string) => {
  if (get(isOnTheWayAtom) || get(routeAtom)?.meta.forGuests === true) return;
  set(isOnTheWayAtom, true);
  environment.clock.after(loginRedirectDelayMs, () => {
    set(isOnTheWayAtom, false);
    if (environment.isSignedIn() || get(routeAtom)?.meta.forGuests === true) return;
    set(navigate, places.logInFor(wanted ?? get(locationAtom).address));
  });
});
