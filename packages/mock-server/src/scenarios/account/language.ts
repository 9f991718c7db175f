import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import type { Scenario } from '../create/scenario.ts';
import { scenario, settles, withRefusal } from '../create/scenario.ts';

const names = {
  en: 'English',
  zh: 'Chinese',
  de: 'German',
  ja: 'Japanese',
  it: 'Italian',
  es: 'Spanish',
  fr: 'French',
} as const satisfies Record<Locale, string>;

/** The language of a session, for calls without an `Accept-Language` header. */
export const languageScenarios: readonly Scenario[] = [
  ...locales.map((locale) =>
    scenario(
      `lang.${locale}`,
      `calls without a language are answered in ${names[locale]}`,
      settles({ locale }),
    ),
  ),
  scenario(
    'lang.switch-failed',
    'changing the language fails',
    withRefusal('failed', 'setLanguage'),
    'lang.switch',
  ),
];
