import type { TemporaryCartEntry } from '@signal-shop/sdk/contract';
import { atomWithRefresh } from 'jotai/utils';
import type { Environment } from '../../environment.ts';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';

/** The lines of a visitor without a login, from the cookie temp_car. */
export const guestCartAtom = atomWithRefresh((get) => get(environmentAtom).cookies.get('temporaryCart'));

/** The lines at this moment: another window beside this one may have changed them. */
export function keptGuestCart({ cookies }: Environment): readonly TemporaryCartEntry[] {
  return cookies.get('temporaryCart');
}

/** Keeps other lines; false when the browser did not take them. */
export const keepGuestCart = action(({ get, set, environment }, lines: readonly TemporaryCartEntry[]) => {
  if (lines.length === 0) environment.cookies.remove('temporaryCart');
  else environment.cookies.set('temporaryCart', lines);
  set(guestCartAtom);
  return get(guestCartAtom).length === lines.length;
});

/** Another tab may have changed the cookie. */
export const followGuestCart = action(({ get, set, environment }) => {
  if (JSON.stringify(get(guestCartAtom)) !== JSON.stringify(keptGuestCart(environment))) set(guestCartAtom);
});
