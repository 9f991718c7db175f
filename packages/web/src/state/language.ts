import { setLanguage } from '@signal-shop/sdk/calls';
import { languageReloadDelayMs, locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { atom } from 'jotai';
import { action } from './action.ts';
import { environmentAtom } from './environment-atom.ts';
import { notify } from './notices.ts';

export type LanguageState = { readonly status: 'idle' | 'switching' | 'failed' };

const stateAtom = atom<LanguageState>({ status: 'idle' });

/** The language of this page; it changes with a reload only. */
export const localeAtom = atom((get) => get(environmentAtom).cookies.get('locale'));
export const languageStateAtom = atom((get) => get(stateAtom));

/** An address may ask for a language, as search engines link it: it is chosen, and the address forgets it. */
export const takeLanguage = action(({ environment: { history, cookies } }) => {
  const { pathname, search, hash } = history.location;
  const query = new URLSearchParams(search);
  const asked = query.get('lang');
  if (asked === null) return;
  query.delete('lang');
  history.replace(`${pathname}?${query}${hash}`.replace(/\?(?=#|$)/, ''));
  const locale = locales.find((known) => known === asked);
  if (locale !== undefined) cookies.set('locale', locale);
});

/** Posts the choice, keeps the locale that is answered and loads the page anew after 400 ms (spec §4). */
export const switchLanguage = action(async ({ get, set, environment }, lang: Locale) => {
  if (get(stateAtom).status === 'switching' || lang === environment.cookies.get('locale')) return;
  set(stateAtom, { status: 'switching' });
  try {
    const { locale } = await setLanguage(environment.shop, { lang });
    environment.cookies.set('locale', locale);
    environment.clock.after(languageReloadDelayMs, environment.reload);
  } catch {
    // Whatever went wrong, the language is still the old one, and this is the sentence for it.
    set(stateAtom, { status: 'failed' });
    set(notify, 'error', { kind: 'message', id: 'languageFailed' });
  }
});
