import type { Locale } from '@signal-shop/sdk/contract';
import type { SeedGoods } from '../../seed/types.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { plainColour } from './colour-words.ts';
import { alsoInOneWord, normalise } from './search-text.ts';

const cache = new WeakMap<CatalogueIndex, Map<Locale, readonly string[]>>();

/**
 * The searchable texts in one language, in the order of popularity. Built lazily and cached per language, because
 * building them costs far more than a search.
 */
export function searchTexts(shop: CatalogueIndex, locale: Locale): readonly string[] {
  const texts = cache.get(shop) ?? new Map<Locale, readonly string[]>();
  cache.set(shop, texts);
  const localeTexts = texts.get(locale) ?? shop.byPopularity.map((goods) => textOf(shop, goods, locale));
  texts.set(locale, localeTexts);
  return localeTexts;
}

function textOf(shop: CatalogueIndex, goods: SeedGoods, locale: Locale): string {
  const path = shop.categories.get(goods.categoryId)?.path ?? [];
  const languages = locale === 'en' ? [locale] : [locale, 'en' as const];
  const words = languages.flatMap((language) => [
    goods.fullName[language],
    goods.desc[language],
    plainColour(goods.colour, language),
    ...path.map(({ name }) => name[language]),
  ]);
  return alsoInOneWord(normalise([goods.model, goods.kind, goods.colour, ...words].join(' ')));
}
