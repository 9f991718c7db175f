import type { TemporaryCartEntry } from '@signal-shop/sdk/contract';
import { atom } from 'jotai';
import type { Environment } from '../environment.ts';
import { action } from './action.ts';
import { environmentAtom } from './environment-atom.ts';

const changesAtom = atom(0);

/** The lines of a visitor without a login, from the cookie temp_car. */
export const guestCartAtom = atom((get) => {
  get(changesAtom);
  return get(environmentAtom).cookies.get('temporaryCart');
});

/** The lines at this moment: another window beside this one may have changed them. */
export function keptGuestCart({ cookies }: Environment): readonly TemporaryCartEntry[] {
  return cookies.get('temporaryCart');
}

/** Keeps other lines; false when the browser did not take them. */
export const keepGuestCart = action(({ get, set, environment }, lines: readonly TemporaryCartEntry[]) => {
  if (lines.length === 0) environment.cookies.remove('temporaryCart');
  else environment.cookies.set('temporaryCart', lines);
  set(changesAtom, (count) => count + 1);
  return get(guestCartAtom).length === lines.length;
});

/** Another tab may have changed the cookie. */
export const followGuestCart = action(({ get, set, environment }) => {
  if (JSON.stringify(get(guestCartAtom)) !== JSON.stringify(keptGuestCart(environment)))
    set(changesAtom, (count) => count + 1);
});
