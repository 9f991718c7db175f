import { setLanguage } from '@signal-shop/sdk/calls';
import { languageReloadDelayMs, locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { atom } from 'jotai';
import type { ShopHistory } from '../environment.ts';
import { action } from './action.ts';
import { closeEdits } from './cart-edits.ts';
import { environmentAtom } from './environment-atom.ts';
import { notify } from './notices.ts';

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
 */
export const takeLanguage = action(({ environment: { history, cookies, areCookiesKept } }) => {
  const asked = new URLSearchParams(history.location.search).get('lang');
  if (asked === null) return;
  const locale = locales.find((known) => known === asked);
  const isOther = locale !== undefined && locale !== cookies.get('locale');
  if (locale !== undefined) cookies.set('locale', locale);
  if (locale === undefined || areCookiesKept) forget(history, isOther ? ['lang', ...amounts] : ['lang']);
});

function forget({ location, replace }: ShopHistory, names: readonly string[], lang?: Locale): void {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  if (lang !== undefined) query.set('lang', lang);
  replace(`${pathname}?${query}${hash}`.replace(/\?(?=#|$)/, ''));
}

/** Posts the choice, keeps the locale that is answered and loads the page anew after 400 ms (spec §4). */
export const switchLanguage = action(async ({ get, set, environment }, lang: Locale) => {
  const { cookies, clock, history, areCookiesKept } = environment;
  const isSpoken = lang === get(localeAtom) && lang === cookies.get('locale');
  if (get(stateAtom).status === 'switching' || isSpoken) return;
  set(stateAtom, { status: 'switching' });
  try {
    // What waits in the cart would be lost with the page.
    const [{ locale }] = await Promise.all([
      setLanguage(environment.shop, { lang }),
      set(closeEdits, 'send'),
    ]);
    cookies.set('locale', locale);
    clock.after(languageReloadDelayMs, () => {
      forget(history, amounts, areCookiesKept ? undefined : locale);
      environment.reload();
    });
  } catch {
    // Whatever went wrong, the language is still the old one, and this is the sentence for it.
    set(stateAtom, { status: 'failed' });
    set(notify, 'error', { kind: 'message', id: 'languageFailed' });
  }
});
