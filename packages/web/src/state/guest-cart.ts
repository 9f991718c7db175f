import { joinCart } from '@signal-shop/sdk/calls';
import type { TemporaryCartEntry } from '@signal-shop/sdk/contract';
import { atom } from 'jotai';
import { action } from './action.ts';
import { environmentAtom } from './environment-atom.ts';
import { notify } from './notices.ts';
import { report } from './report.ts';

const changesAtom = atom(0);

/** The lines of a visitor without a login, from the cookie temp_car. */
export const guestCartAtom = atom((get) => {
  get(changesAtom);
  return get(environmentAtom).cookies.get('temporaryCart');
});

/** Keeps other lines; false when the browser did not take them. */
export const keepGuestCart = action(({ get, set, environment }, lines: readonly TemporaryCartEntry[]) => {
  if (lines.length === 0) environment.cookies.remove('temporaryCart');
  else environment.cookies.set('temporaryCart', lines);
  set(changesAtom, (count) => count + 1);
  return get(guestCartAtom).length === lines.length;
});

/** Another tab may have changed the cookie. */
export const followGuestCart = action(({ set }) => set(changesAtom, (count) => count + 1));

/** After a login the guest's lines become the customer's; what could not be joined stays in the cookie. */
export const joinGuestCart = action(async ({ get, set, environment }) => {
  const lines = get(guestCartAtom);
  if (lines.length === 0) return;
  try {
    const { skipped } = await joinCart(environment.shop, { items: lines.map((line) => ({ ...line })) });
    set(keepGuestCart, []);
    if (skipped.length > 0) set(notify, 'warning', { kind: 'message', id: 'outOfStock' });
  } catch (error) {
    set(report, error, { say: 'warning', otherwise: 'cartAddFailed' });
  }
});
