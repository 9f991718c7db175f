import { cartDrawerCloseDelayMs, defaultLocale } from '@signal-shop/sdk/constants';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { atom } from 'jotai';
import type { Stop } from '../../environment.ts';
import { action } from '../core/action.ts';
import type { AppLocation } from '../core/location.ts';
import { locationAtom, navigate } from '../core/location.ts';
import { notify } from '../core/notices.ts';
import { localeAtom } from '../site/language.ts';

// Not `scoped`, because that is not part of the first load.
/** The location where the drawer was opened: a navigation, back included, closes it. */
const openLocationAtom = atom<AppLocation | null>(null);
const isOpenAtom = atom((get) => get(openLocationAtom) === get(locationAtom));
const openingsAtom = atom(0);
/** The timer that closes the drawer; opening the drawer cancels it. */
const closeTimerAtom = atom<{ readonly cancel: Stop } | null>(null);

/** The drawer exists in English only (spec §2). */
export const hasCartDrawerAtom = atom((get) => get(localeAtom) === defaultLocale);
export const isCartDrawerOpenAtom = atom((get) => get(hasCartDrawerAtom) && get(isOpenAtom));

/** How often the drawer has been opened since the page was loaded. */
export const cartDrawerOpeningsAtom = atom((get) => get(openingsAtom));

/** Shows the cart: in the drawer if this language has one, else on its page. */
export const openCart = action(({ get, set }) => {
  if (!get(hasCartDrawerAtom)) {
    set(navigate, hrefs.cart);
    return;
  }
  get(closeTimerAtom)?.cancel();
  set(openingsAtom, (openings) => openings + 1);
  set(openLocationAtom, get(locationAtom));
});

export const closeCartDrawer = action(({ set }) => set(openLocationAtom, null));

/**
 * The drawer's code failed to load: the cart page opens instead. While offline its code would fail, too, so that the shopper
 * stays where they are, and the next press loads the drawer.
 */
export const leaveCartDrawer = action(({ get, set, environment }) => {
  if (!get(isOpenAtom)) return;
  set(openLocationAtom, null);
  if (environment.isOnline()) set(navigate, hrefs.cart);
  else set(notify, 'error', { kind: 'message', id: 'networkFailed' });
});

/** Closes the drawer after a delay, so that the shopper can read why the checkout does not start (spec §5). */
export const closeCartDrawerSoon = action(({ set, environment }) => {
  const cancel = environment.clock.after(cartDrawerCloseDelayMs, () => set(openLocationAtom, null));
  set(closeTimerAtom, { cancel });
});
