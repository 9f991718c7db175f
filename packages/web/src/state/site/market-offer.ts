import { homeCountries } from '@signal-shop/sdk/rules/price';
import type { OfferedMarket } from '@signal-shop/ui/chrome/market-offer/market-offer.tsx';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { readyOr } from '../queries/query-state.ts';
import { deliveryCountriesAtom } from './delivery-countries.ts';
import { localeAtom, switchLanguage } from './language.ts';
import { isMarketAnsweredAtom } from './may-offer-market.ts';
import { preferredLanguage } from './preferred-language.ts';
import { chooseShipTo, currencyAtom, shipCountryAtom } from './ship-to.ts';

/** The language and the country that the browser prefers; null if they are those of the page, or not of the shop. */
export const marketOfferAtom = atom((get): OfferedMarket | null => {
  const { languages } = get(environmentAtom);
  const preferred = preferredLanguage(languages);
  if (preferred === null) return null;
  const { lang, region } = preferred;
  const countries = readyOr(get(deliveryCountriesAtom), []);
  const country =
    countries.find(({ code }) => code === region) ??
    countries.find(({ code }) => code === homeCountries[lang]);
  if (country === undefined) return null;
  const isHere = lang === get(localeAtom) && country.code === get(shipCountryAtom);
  return isHere ? null : { lang, country: country.code, currency: country.currency };
});

/** Changes language and country. The language reloads the page; if it stays, the country does. */
export const acceptMarket = action(async ({ get, set, environment }, market: OfferedMarket) => {
  const { lang, country, currency } = market;
  if (lang === get(localeAtom)) return set(chooseShipTo, { country, currency });
  environment.cookies.set('shipTo', { country, currency });
  await set(switchLanguage, lang);
});

/** Keeps the country of the page, which is a choice too: the offer is not repeated. */
export const declineMarket = action(({ get, set, environment }) => {
  environment.cookies.set('shipTo', { country: get(shipCountryAtom), currency: get(currencyAtom) });
  set(isMarketAnsweredAtom, true);
});
