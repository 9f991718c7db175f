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

const shipToAtom = atom((get) => get(environmentAtom).shipTo());

/** The country that goods are delivered to: the chosen one, else the home of the language. Only a reload changes it. */
export const shipCountryAtom = atom(
  (get): string => get(shipToAtom)?.country ?? homeCountries[get(localeAtom)],
);

/** The currency of all amounts but those of placed orders. */
export const currencyAtom = atom((get): Currency => get(shipToAtom)?.currency ?? currencies[get(localeAtom)]);

/** Remembers the country and reloads the page, because every amount on it changes. */
export const chooseShipTo = action(async ({ get, set, environment }, shipTo: ShipTo) => {
  const { cookies, clock } = environment;
  // The reload would lose debounced quantities; a failure to send them has its own message.
  await set(settlePendingWrites, 'send').catch(() => {});
  cookies.set('shipTo', shipTo);
  clock.after(languageReloadDelayMs, () => {
    set(navigate, withoutPrices(get(locationAtom).address), { replace: true });
    environment.reload();
  });
});
