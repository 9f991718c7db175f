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

/** The language of this page; it changes with a reload only. */
export const localeAtom = atom((get) => get(environmentAtom).locale());
export const languageStateAtom = atom((get) => get(stateAtom));

/** Amounts of one currency mean nothing in another. */
const amounts = ['price_min', 'price_max'];

/**
 * An address may ask for a language, as search engines link it: it is chosen, and the address forgets it, unless the
 * browser keeps no cookies and it is the only place that remembers.
 * @returns the address to begin with
 */
export const takeLanguage = action(
  ({ environment: { cookies, areCookiesKept } }, address: string): string => {
    const asked = new URLSearchParams(parsePath(address).search).get('lang');
    if (asked === null) return address;
    const before = cookies.get('locale');
    const locale = chooseLocale(asked, before);
    if (locale === asked) cookies.set('locale', locale);
    if (locale === asked && !areCookiesKept) return address;
    return withoutQuery(address, locale === before ? ['lang'] : ['lang', ...amounts]);
  },
);

function withoutQuery(address: string, names: readonly string[], lang?: Locale): string {
  const path = parsePath(address);
  const query = new URLSearchParams(path.search);
  for (const name of names) query.delete(name);
  if (lang !== undefined) query.set('lang', lang);
  return createPath({ ...path, search: query.toString() });
}

/** Sends the choice, stores the locale of the answer and reloads the page after 400 ms (spec §4). */
export const switchLanguage = action(async ({ get, set, environment }, lang: Locale) => {
  const { cookies, clock, areCookiesKept } = environment;
  const isSpoken = lang === get(localeAtom) && lang === cookies.get('locale');
  if (get(stateAtom).status === 'switching' || isSpoken) return;
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
      set(navigate, withoutQuery(address, amounts, areCookiesKept ? undefined : locale), { replace: true });
      environment.reload();
    });
  } catch {
    // Whatever went wrong, the language is still the old one, and this is the sentence for it.
    set(stateAtom, { status: 'failed' });
    set(notify, 'error', { kind: 'message', id: 'languageFailed' });
  }
});
