import { setLanguage } from '@signal-shop/sdk/calls';
import { languageReloadDelayMs } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { atom } from 'jotai';
import { createPath, parsePath } from 'react-router';
import { chooseLocale } from '../../browser/choose-locale.ts';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { locationAtom, navigate } from '../core/location.ts';
import { notify } from '../core/notices.ts';
import { settlePendingWrites } from '../core/pending-writes.ts';

export type LanguageState = { readonly status: 'idle' | 'switching' | 'failed' };

const stateAtom = atom<LanguageState>({ status: 'idle' });

/** The locale of this page; only a reload changes it. */
export const localeAtom = atom((get) => get(environmentAtom).locale());
export const languageStateAtom = atom((get) => get(stateAtom));

const amounts = ['price_min', 'price_max'];

/**
 * Selects the language of the `lang` parameter, which search engines link to. The parameter is removed, unless the browser
 * blocks cookies and nothing else could store the choice.
 * @returns the initial address
 */
export const takeLanguage = action(({ environment: { cookies, cookieEnabled } }, address: string): string => {
  const parameter = new URLSearchParams(parsePath(address).search).get('lang');
  if (parameter === null) return address;
  const before = cookies.get('locale');
  const locale = chooseLocale(parameter, before);
  if (locale === parameter) cookies.set('locale', locale);
  if (locale === parameter && !cookieEnabled) return address;
  return withoutQuery(address, locale === before ? ['lang'] : ['lang', ...amounts]);
});

/** The address without filters by price, which do not apply to another currency. */
export function withoutPrices(address: string): string {
  return withoutQuery(address, amounts);
}

function withoutQuery(address: string, names: readonly string[], lang?: Locale): string {
  const path = parsePath(address);
  const query = new URLSearchParams(path.search);
  for (const name of names) query.delete(name);
  if (lang !== undefined) query.set('lang', lang);
  return createPath({ ...path, search: query.toString() });
}

/** Sends the choice, stores the locale of the answer and reloads the page after 400 ms (spec §4). */
export const switchLanguage = action(async ({ get, set, environment }, lang: Locale) => {
  const { cookies, clock, cookieEnabled } = environment;
  const isCurrent = lang === get(localeAtom) && lang === cookies.get('locale');
  if (get(stateAtom).status === 'switching' || isCurrent) return;
  set(stateAtom, { status: 'switching' });
  try {
    // The reload would lose debounced quantities.
    const [{ locale }] = await Promise.all([
      setLanguage(environment.shop, { lang }),
      set(settlePendingWrites, 'send'),
    ]);
    cookies.set('locale', locale);
    clock.after(languageReloadDelayMs, () => {
      const { address } = get(locationAtom);
      set(navigate, withoutQuery(address, amounts, cookieEnabled ? undefined : locale), {
        replace: true,
      });
      environment.reload();
    });
  } catch {
    // Every failure has the same message: the language is unchanged.
    set(stateAtom, { status: 'failed' });
    set(notify, 'error', { kind: 'message', id: 'languageFailed' });
  }
});
