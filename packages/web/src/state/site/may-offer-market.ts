import { atom } from 'jotai';
import { environmentAtom } from '../core/environment-atom.ts';
import { localeAtom } from './language.ts';
import { preferredLanguage } from './preferred-language.ts';
import { shipCountryAtom } from './ship-to.ts';

/** Whether the visitor has answered the offer on this page. */
export const isMarketAnsweredAtom = atom(false);

/**
 * Whether another language or country may be offered: the browser prefers one, and the visitor has chosen neither. Known
 * at once, so that the offer takes the place of the announcements without a layout shift.
 */
export const mayOfferMarketAtom = atom((get): boolean => {
  const { cookies, cookieEnabled, languages } = get(environmentAtom);
  if (get(isMarketAnsweredAtom) || !cookieEnabled) return false;
  if (cookies.has('locale') || cookies.has('shipTo')) return false;
  const preferred = preferredLanguage(languages);
  if (preferred === null) return false;
  const { lang, region } = preferred;
  return lang !== get(localeAtom) || (region !== undefined && region !== get(shipCountryAtom));
});
