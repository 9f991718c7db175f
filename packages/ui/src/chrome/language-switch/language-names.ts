import type { Locale } from '@signal-shop/sdk/contract';

/** Native names of the languages; they need no translation. */
export const languageNames = {
  en: 'English',
  zh: '中文',
  de: 'Deutsch',
  ja: '日本語',
  it: 'Italiano',
  es: 'Español',
  fr: 'Français',
} as const satisfies Record<Locale, string>;
