import type { TemporaryCartEntry } from '@signal-shop/sdk/contract';
import { atomWithRefresh } from 'jotai/utils';
import type { Environment } from '../../environment.ts';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';

/** The lines of a guest, from the cookie temp_car. */
export const guestCartAtom = atomWithRefresh((get) => get(environmentAtom).cookies.get('temporaryCart'));

/** Reads the cookie, which another window may have changed. */
export function storedGuestCart({ cookies }: Environment): readonly TemporaryCartEntry[] {
  return cookies.get('temporaryCart');
}

/** Stores the lines; false if the browser refuses the cookie. */
export const saveGuestCart = action(({ get, set, environment }, lines: readonly TemporaryCartEntry[]) => {
  if (lines.length === 0) environment.cookies.remove('temporaryCart');
  else environment.cookies.set('temporaryCart', lines);
  set(guestCartAtom);
  return get(guestCartAtom).length === lines.length;
});

/** Another tab may have changed the cookie. */
export const followGuestCart = action(({ get, set, environment }) => {
  if (JSON.stringify(get(guestCartAtom)) !== JSON.stringify(storedGuestCart(environment))) set(guestCartAtom);
});
