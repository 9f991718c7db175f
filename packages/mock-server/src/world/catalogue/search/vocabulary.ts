import type { Locale } from '@signal-shop/sdk/contract';
import MiniSearch from 'minisearch';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { isWide } from '../search-text.ts';
import type { SearchText } from '../search-texts.ts';
import { searchTexts } from '../search-texts.ts';
import { wordsOf } from './synonyms.ts';

/** The words of the shop in one language, which also finds those that resemble a mistyped word. */
export interface Vocabulary {
  readonly has: (word: string) => boolean;
  /** The most frequent of the closest words; null when none is close enough. */
  readonly closest: (word: string) => string | null;
  /** The words in a text without spaces. */
  readonly parts: (text: string) => readonly string[];
}

const cache = new WeakMap<CatalogueIndex, Map<Locale, Vocabulary>>();

/** Built lazily: a search without typing errors does not need it. */
export function vocabularyOf(shop: CatalogueIndex, locale: Locale): Vocabulary {
  const vocabularies = cache.get(shop) ?? new Map<Locale, Vocabulary>();
  cache.set(shop, vocabularies);
  const vocabulary = vocabularies.get(locale) ?? buildVocabulary(shop, locale);
  vocabularies.set(locale, vocabulary);
  return vocabulary;
}

type Field = 'name' | 'whole';

/** Closer words first, and words of names before words of descriptions. */
const rounds: readonly { readonly field: Field; readonly distance: number }[] = [
  { field: 'name', distance: 1 },
  { field: 'whole', distance: 1 },
  { field: 'name', distance: 2 },
];

function buildVocabulary(shop: CatalogueIndex, locale: Locale): Vocabulary {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const segmentsOf = (text: string): readonly string[] =>
    [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike === true ? segment : []));
  const index = new MiniSearch<SearchText & { readonly id: number }>({
    fields: ['name', 'whole'] satisfies readonly Field[],
    tokenize: (text) =>
      wordsOf(text).flatMap((word) => (isWide(word) ? [...new Set([word, ...segmentsOf(word)])] : word)),
    processTerm: (term) => (isIndexed(term) ? term : null),
    searchOptions: { tokenize: (text) => [text], processTerm: (term) => term },
  });
  index.addAll(firstOfEachModel(shop).map((id) => ({ id, ...textAt(searchTexts(shop, locale), id) })));

  function closest(word: string): string | null {
    const farthest = toleranceOf(word);
    for (const { field, distance } of rounds) {
      const isAllowed = distance <= farthest;
      const results = isAllowed ? index.search(word, { fields: [field], fuzzy: distance }) : [];
      const best = mostFrequent(results.flatMap(({ terms }) => terms));
      if (best !== null) return best;
    }
    return null;
  }

  return { has: (word) => index.search(word).length > 0, closest, parts: segmentsOf };
}

function mostFrequent(terms: readonly string[]): string | null {
  const frequencies = new Map<string, number>();
  for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  const [best] = [...frequencies].sort(([, one], [, other]) => other - one);
  return best?.[0] ?? null;
}

const longestWideTerm = 12;

/** Sentences without spaces are no words. */
function isIndexed(term: string): boolean {
  return !isWide(term) || [...term].length <= longestWideTerm;
}

/** How many letters may be wrong. A number with another digit is another model. */
function toleranceOf(word: string): number {
  const { length } = [...word];
  if (/\d/.test(word) || length < (isWide(word) ? 2 : 3)) return 0;
  return length < 5 ? 1 : 2;
}

function firstOfEachModel({ modelAt, modelCount }: CatalogueIndex): readonly number[] {
  const positions: number[] = [];
  const seen = new Uint8Array(modelCount);
  modelAt.forEach((model, position) => {
    if (seen[model] === 0) positions.push(position);
    seen[model] = 1;
  });
  return positions;
}

function textAt(texts: readonly SearchText[], position: number): SearchText {
  return texts[position] ?? { name: '', whole: '' };
}
