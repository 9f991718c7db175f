import { defaultLocale, locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import type { InLanguages, ShopText } from './shop-texts.ts';
import { distinct } from './shop-texts.ts';

/** A new text, and the languages that do not have it yet. */
export interface Addition extends ShopText {
  readonly missingLanguages: readonly Locale[];
}

/** A text whose English changed. */
export interface EnglishChange extends ShopText {
  readonly before: InLanguages;
  /** Languages whose text is still the one from before. */
  readonly unchangedLanguages: readonly Locale[];
}

/** A text whose English is the same, and the languages that changed. */
export interface TranslationChange extends ShopText {
  readonly before: InLanguages;
  readonly changedLanguages: readonly Locale[];
}

export interface Changes {
  readonly additions: readonly Addition[];
  readonly englishChanges: readonly EnglishChange[];
  readonly translationChanges: readonly TranslationChange[];
  readonly removals: readonly ShopText[];
}

/** The changes between two versions of all texts. Places that changed in the same way count once. */
export function compareTexts(before: readonly ShopText[], now: readonly ShopText[]): Changes {
  const earlier = new Map(before.map((text) => [text.id, text]));
  const current = new Set(now.map(({ id }) => id));
  const pairs = now.flatMap((text) => {
    const old = earlier.get(text.id);
    return old === undefined ? [] : [{ ...text, before: old.words }];
  });
  const translations = locales.filter((locale) => locale !== defaultLocale);
  const hasChanged = (pair: (typeof pairs)[number], locale: Locale) =>
    pair.words[locale] !== pair.before[locale];
  return {
    additions: distinct(now.filter(({ id }) => !earlier.has(id))).map((text) => ({
      ...text,
      missingLanguages: translations.filter((locale) => !text.words[locale]),
    })),
    englishChanges: distinct(pairs.filter((pair) => hasChanged(pair, defaultLocale))).map((pair) => ({
      ...pair,
      unchangedLanguages: translations.filter((locale) => !hasChanged(pair, locale)),
    })),
    translationChanges: distinct(pairs.filter((pair) => !hasChanged(pair, defaultLocale)))
      .map((pair) => ({
        ...pair,
        changedLanguages: translations.filter((locale) => hasChanged(pair, locale)),
      }))
      .filter(({ changedLanguages }) => changedLanguages.length > 0),
    removals: distinct(before.filter(({ id }) => !current.has(id))),
  };
}
