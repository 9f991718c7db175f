import type { Locale, Localised } from './types.ts';

/** Builds the same text in all seven languages. */
export function localise(write: (locale: Locale) => string): Localised {
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
): Localised {
  return { en, zh, de, ja, it, es, fr };
}

const numbers = {
  en: formatter('en'),
  zh: formatter('zh'),
  de: formatter('de'),
  ja: formatter('ja'),
  it: formatter('it'),
  es: formatter('es'),
  fr: formatter('fr'),
} satisfies Record<Locale, Intl.NumberFormat>;

function formatter(locale: Locale): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { useGrouping: 'min2', maximumFractionDigits: 1 });
}

/** Writes a number as the language does: `12.000` in German, `12,000` in English, `1000` in both. */
export function formatNumber(value: number, locale: Locale): string {
  return numbers[locale].format(value);
}

/** Fills `{marks}` from `values`. Throws when a mark has no value: a phrase was given to a model it does not fit. */
export function fill(
  phrase: string,
  values: Readonly<Record<string, string | number | undefined>>,
  locale: Locale,
): string {
  return phrase.replace(/\{(\w+)\}/g, (_mark, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${phrase}"`);
    return typeof value === 'number' ? formatNumber(value, locale) : value;
  });
}
