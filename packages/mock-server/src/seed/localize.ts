import type { Locale } from '@signal-shop/sdk/contract';
import type { Localized } from './types.ts';

/** Builds the same text in all seven languages. */
export function localize(write: (locale: Locale) => string): Localized {
  return {
    en: write('en'),
    zh: write('zh'),
    de: write('de'),
    ja: write('ja'),
    it: write('it'),
    es: write('es'),
    fr: write('fr'),
  };
}

/** The seven texts in the order of `locales`: for names too short to label. */
export function translated(
  en: string,
  zh: string,
  de: string,
  ja: string,
  it: string,
  es: string,
  fr: string,
): Localized {
  return { en, zh, de, ja, it, es, fr };
}

const marks = {
  en: { group: ',', decimal: '.' },
  zh: { group: ',', decimal: '.' },
  de: { group: '.', decimal: ',' },
  ja: { group: ',', decimal: '.' },
  it: { group: '.', decimal: ',' },
  es: { group: '.', decimal: ',' },
  fr: { group: '\u202f', decimal: ',' },
} as const satisfies Record<Locale, { group: string; decimal: string }>;

/**
 * Formats a positive number for a language: `12.000` in German, `12,000` in English, `1000` in both.
 * Without Intl: seven formatters cost more than building the whole catalogue, and differ between engines.
 */
export function formatNumber(value: number, locale: Locale): string {
  const { group, decimal } = marks[locale];
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
}

/** Fills `{marks}` from `values`. Throws for a mark without a value: the phrase does not fit the model. */
export function fill(
  phrase: string,
  values: Readonly<Record<string, string | number | undefined>>,
  locale: Locale,
): string {
  if (!phrase.includes('{')) return phrase;
  return phrase.replace(/\{(\w+)\}/g, (_mark, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${phrase}"`);
    return typeof value === 'number' ? formatNumber(value, locale) : value;
  });
}
