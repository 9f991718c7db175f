import type { Locale } from '@signal-shop/sdk/contract';
import type { SeedGoods } from '../../seed/types.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { plainColour } from './colour-words.ts';
import { languagesOf, weakWords, withSynonyms } from './search/synonyms.ts';
import { alsoInOneWord, normalise } from './search-text.ts';

/** The texts of goods that a search compares with its words, normalized. */
export interface SearchText {
  /** The name with the color and the synonyms of both. */
  readonly name: string;
  /** The name and everything else. */
  readonly whole: string;
}

const cache = new WeakMap<CatalogueIndex, Map<Locale, readonly SearchText[]>>();

/**
 * The searchable texts in one language, in the order of popularity. Built lazily and cached per language, because
 * building them costs far more than a search.
 */
export function searchTexts(shop: CatalogueIndex, locale: Locale): readonly SearchText[] {
  const texts = cache.get(shop) ?? new Map<Locale, readonly SearchText[]>();
  cache.set(shop, texts);
  const localeTexts = texts.get(locale) ?? shop.byPopularity.map((goods) => textOf(shop, goods, locale));
  texts.set(locale, localeTexts);
  return localeTexts;
}

function textOf(shop: CatalogueIndex, goods: SeedGoods, locale: Locale): SearchText {
  const path = shop.categories.get(goods.categoryId)?.path ?? [];
  const languages = languagesOf(locale);
  const names = languages.flatMap((language) => [
    goods.fullName[language],
    plainColour(goods.colour, language),
  ]);
  const others = languages.flatMap((language) => [
    goods.desc[language],
    ...path.map(({ name }) => name[language]),
  ]);
  const name = searchable([goods.model, goods.kind, goods.colour, ...names], locale);
  const rest = searchable([...others, ...weakWords(locale).everything], locale);
  return { name, whole: `${name} ${rest}` };
}

function searchable(parts: readonly string[], locale: Locale): string {
  return alsoInOneWord(withSynonyms(normalise(parts.join(' ')), locale));
}
