import type { Locale } from '@signal-shop/sdk/contract';
import type { SeedCategory, SeedGoods } from '../../seed/types.ts';
import type { World } from '../state/world.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { plainColour } from './colour-words.ts';
import { correctWords } from './search/find-matches.ts';
import { withSynonyms, wordsOf } from './search/synonyms.ts';
import { alsoInOneWord, isWide, normalise } from './search-text.ts';

export interface Suggestions {
  readonly goods: readonly SeedGoods[];
  readonly categories: readonly SeedCategory[];
  /** Complete search terms, in the language of the reader. */
  readonly terms: readonly string[];
}

const goodsMaximum = 6;
const categoriesMaximum = 4;
const termsMaximum = 6;

const noSuggestions: Suggestions = { goods: [], categories: [], terms: [] };

/** Completions for the typed prefixes, best-selling first; without any, those of the words probably meant. */
export function suggest(world: World, keywords: string, locale: Locale): Suggestions {
  const words = wordsOf(normalise(keywords));
  if (world.state.display.search === 'nothing' || words.includes('none')) return noSuggestions;
  const asTyped = complete(world, words, locale);
  const { goods, categories, terms } = asTyped;
  if (goods.length + categories.length + terms.length > 0) return asTyped;
  return complete(world, correctWords(world.shop, words, locale), locale);
}

function complete(world: World, words: readonly string[], locale: Locale): Suggestions {
  const { names, categories, types } = vocabularyOf(world.shop, locale);
  const isShown = world.state.display.categories !== 'none';
  const matches = categories.filter(({ text }) => isShown && begins(text, words));
  return {
    goods: firstModels(world, (_, index) => begins(names[index] ?? '', words)),
    categories: matches.slice(0, categoriesMaximum).map(({ category }) => category),
    terms: types
      .filter(({ text }) => begins(text, words))
      .slice(0, termsMaximum)
      .map(({ term }) => term),
  };
}

function firstModels(
  { shop, state }: World,
  fits: (goods: SeedGoods, index: number) => boolean,
): readonly SeedGoods[] {
  const goodsByModel = new Map<string, SeedGoods>();
  for (const [index, goods] of shop.byPopularity.entries()) {
    if (goodsByModel.size === goodsMaximum) break;
    if (!goodsByModel.has(goods.model) && !state.gone.has(goods.goodsId) && fits(goods, index))
      goodsByModel.set(goods.model, goods);
  }
  return [...goodsByModel.values()];
}

interface Vocabulary {
  /** Names of goods, in the order of popularity. */
  readonly names: readonly string[];
  readonly categories: readonly { readonly text: string; readonly category: SeedCategory }[];
  /** Kinds of goods, best-selling first. */
  readonly types: readonly { readonly text: string; readonly term: string }[];
}

const cache = new WeakMap<CatalogueIndex, Map<Locale, Vocabulary>>();

function vocabularyOf(shop: CatalogueIndex, locale: Locale): Vocabulary {
  const vocabularies = cache.get(shop) ?? new Map<Locale, Vocabulary>();
  cache.set(shop, vocabularies);
  const words = vocabularies.get(locale) ?? buildVocabulary(shop, locale);
  vocabularies.set(locale, words);
  return words;
}

function buildVocabulary({ byPopularity, categories }: CatalogueIndex, locale: Locale): Vocabulary {
  const terms = new Set([
    ...byPopularity.map(({ type }) => lower(type[locale], locale)),
    ...[...categories.values()].map(({ category }) => lower(category.name[locale], locale)),
  ]);
  return {
    names: byPopularity.map(({ fullName, model, colour }) =>
      spaced(`${fullName[locale]} ${model} ${plainColour(colour, locale)}`, locale),
    ),
    categories: [...categories.values()].map(({ category }) => ({
      text: spaced(category.name[locale], locale),
      category,
    })),
    types: [...terms].map((term) => ({ text: spaced(term, locale), term })),
  };
}

/** German nouns are capitalized. */
function lower(text: string, locale: Locale): string {
  return locale === 'de' ? text : text.toLowerCase();
}

/** With a space before every word, so that a prefix match is a search for a space and the prefix. */
function spaced(text: string, locale: Locale): string {
  return alsoInOneWord(withSynonyms(normalise(text), locale));
}

/** Chinese and Japanese have no spaces between words: a match may start anywhere. */
function begins(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(isWide(word) ? word : ` ${word}`));
}
