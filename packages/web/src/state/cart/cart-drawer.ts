import { cartDrawerCloseDelayMs, defaultLocale } from '@signal-shop/sdk/constants';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { atom } from 'jotai';
import type { Stop } from '../../environment.ts';
import { action } from '../core/action.ts';
import { locationAtom, navigate } from '../core/location.ts';
import { localeAtom } from '../site/language.ts';

/** The visit in which it was opened: a navigation, also back, closes it. */
const openedAtAtom = atom<number | null>(null);
const isOpenAtom = atom((get) => get(openedAtAtom) === get(locationAtom).visit);
const wasOpenedAtom = atom(false);
/** Takes back that the drawer closes by itself. */
const stayAtom = atom<{ readonly open: Stop } | null>(null);

/** The drawer exists in English only (spec §2). */
export const hasCartDrawerAtom = atom((get) => get(localeAtom) === defaultLocale);
export const isCartDrawerOpenAtom = atom((get) => get(hasCartDrawerAtom) && get(isOpenAtom));

/** Whether the drawer has been opened since the page was loaded. */
export const wasCartDrawerOpenedAtom = atom((get) => get(wasOpenedAtom));

/** Shows the cart: in the drawer where there is one, else on its page. */
export const openCart = action(({ get, set }) => {
  if (!get(hasCartDrawerAtom)) {
    set(navigate, hrefs.cart);
    return;
  }
  get(stayAtom)?.open();
  set(wasOpenedAtom, true);
  set(openedAtAtom, get(locationAtom).visit);
});

export const closeCartDrawer = action(({ set }) => set(openedAtAtom, null));

/** The drawer did not come: the cart is shown on its page. */
export const leaveCartDrawer = action(({ get, set }) => {
  if (!get(isOpenAtom)) return;
  set(openedAtAtom, null);
  set(navigate, hrefs.cart);
});

/** Leaves time to read why there is nothing to check out (spec §5). */
export const closeCartDrawerSoon = action(({ set, environment }) => {
  const open = environment.clock.after(cartDrawerCloseDelayMs, () => set(openedAtAtom, null));
  set(stayAtom, { open });
});
