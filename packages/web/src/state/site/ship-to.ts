import { languageReloadDelayMs } from '@signal-shop/sdk/constants';
import type { Currency } from '@signal-shop/sdk/contract';
import { currencies, homeCountries } from '@signal-shop/sdk/rules/price';
import { atom } from 'jotai';
import type { ShipTo } from '../../browser/read-ship-to.ts';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { locationAtom, navigate } from '../core/location.ts';
import { settlePendingWrites } from '../core/pending-writes.ts';
import { localeAtom, withoutPrices } from './language.ts';

/** Whether the choice of a country is open. */
export const isShipToOpenAtom = atom(false);

/** Code of the country that the page is reloading for. */
export const pendingShipToAtom = atom<string | null>(null);

const shipToAtom = atom((get) => get(environmentAtom).shipTo());

/** The country that goods are delivered to: the chosen one, else the home of the language. Only a reload changes it. */
export const shipCountryAtom = atom(
  (get): string => get(shipToAtom)?.country ?? homeCountries[get(localeAtom)],
);

/** The currency of all amounts but those of placed orders. */
export const currencyAtom = atom((get): Currency => get(shipToAtom)?.currency ?? currencies[get(localeAtom)]);

/** Remembers the country and, unless nothing changes, reloads the page, because every amount on it does. */
export const chooseShipTo = action(async ({ get, set, environment }, shipTo: ShipTo) => {
  const { cookies, clock } = environment;
  if (get(pendingShipToAtom) !== null) return;
  if (shipTo.country === get(shipCountryAtom) && shipTo.currency === get(currencyAtom)) {
    cookies.set('shipTo', shipTo);
    set(isShipToOpenAtom, false);
    return;
  }
  set(pendingShipToAtom, shipTo.country);
  // The reload would lose debounced quantities; a failure to send them has its own message.
  await set(settlePendingWrites, 'send').catch(() => {});
  cookies.set('shipTo', shipTo);
  clock.after(languageReloadDelayMs, () => {
    set(navigate, withoutPrices(get(locationAtom).address), { replace: true });
    environment.reload();
  });
});
