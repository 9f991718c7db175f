import type { Locale } from '@signal-shop/sdk/contract';

/** Each language under its own name, the same in every language. */
export const languageNames = {
  en: 'English',
  zh: '中文',
  de: 'Deutsch',
  ja: '日本語',
  it: 'Italiano',
  es: 'Español',
  fr: 'Français',
} as const satisfies Record<Locale, string>;
