import type { Locale } from '@signal-shop/sdk/contract';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { hasAllWords, inKatakana, isHiragana, isWide, normalise } from '../search-text.ts';
import { searchTexts } from '../search-texts.ts';
import { weakWords, withMainWords, wordsOf } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';
import { vocabularyOf } from './vocabulary.ts';

/** How well a search matches: as typed, only after a correction or without some of its words, or not at all. */
export type SearchMatch = 'exact' | 'near' | 'none';

export interface Matches {
  readonly match: SearchMatch;
  /** The search that the results match, if it is not the one that was typed. */
  readonly correctedQuery: string | null;
  /** The rank of the goods at an index of `byPopularity`, best first; null for goods that do not match. */
  readonly rankAt: (position: number) => number | null;
}

export const noMatches: Matches = { match: 'none', correctedQuery: null, rankAt: () => null };

/** The goods that match the keywords; with typing errors, the goods that were probably meant. */
export function findMatches(shop: CatalogueIndex, keywords: string, locale: Locale): Matches {
  const words = meaningfulWords(keywords, locale);
  if (words.length === 0) return noMatches;
  const asTyped = matchesOf(shop, words, locale);
  if (asTyped !== null) return { match: 'exact', correctedQuery: null, rankAt: asTyped };
  const corrected = correctWords(shop, words, locale);
  const near = matchesOf(shop, corrected, locale) === null ? mostWords(shop, corrected, locale) : corrected;
  const rankAt = near === null ? null : matchesOf(shop, near, locale);
  if (near === null || rankAt === null) return noMatches;
  return { match: 'near', correctedQuery: near.join(' '), rankAt };
}

/** Without small words, unless there are no others. Punctuation separates words: "G-9000" is searched for as "G 9000". */
function meaningfulWords(keywords: string, locale: Locale): readonly string[] {
  const words = wordsOf(withMainWords(normalise(keywords), locale));
  const { small } = weakWords(locale);
  const others = words.filter((word) => !small.includes(word));
  return others.length === 0 ? words : others;
}

/** Ranks: the model itself, goods with all words in their name, with parts of its words, all others. Null without goods. */
function matchesOf(shop: CatalogueIndex, words: readonly string[], locale: Locale): Matches['rankAt'] | null {
  const texts = searchTexts(shop, locale);
  if (words.length === 0 || !texts.some(({ whole }) => hasAllWords(whole, words))) return null;
  const models = new Set(words.flatMap((word, index) => [word, `${word}${words[index + 1] ?? ''}`]));
  return (position) => {
    const text = texts[position];
    if (text === undefined || !hasAllWords(text.whole, words)) return null;
    if (models.has(normalise(shop.byPopularity[position]?.model ?? ''))) return 0;
    if (words.every((word) => text.name.includes(isWide(word) ? word : ` ${word} `))) return 1;
    return hasAllWords(text.name, words) ? 2 : 3;
  };
}

/** Replaces each word that the shop does not have by what was probably meant; a word without any stays. */
export function correctWords(
  shop: CatalogueIndex,
  words: readonly string[],
  locale: Locale,
): readonly string[] {
  const texts = searchTexts(shop, locale);
  const vocabulary = vocabularyOf(shop, locale);
  const isKnown = (word: string): boolean => texts.some(({ whole }) => whole.includes(word));
  return words.flatMap((word) => {
    if (vocabulary.has(word)) return [word];
    const katakana = asKatakana(vocabulary, word);
    if (katakana !== null) return katakana;
    const closest = vocabulary.closest(word);
    if (closest !== null) return [closest];
    return isKnown(word) ? [word] : dividedWord(vocabulary, word);
  });
}

/** A foreign word in hiragana, as by a shopper who did not convert it. Null for other words, and if the shop does not have it. */
function asKatakana(vocabulary: Vocabulary, word: string): readonly string[] | null {
  const katakana = inKatakana(word);
  if (!isHiragana(word) || katakana === word) return null;
  if (vocabulary.has(katakana)) return [katakana];
  const closest = vocabulary.closest(katakana);
  if (closest !== null) return [closest];
  const parts = vocabulary.parts(katakana);
  return parts.length > 1 && parts.every(vocabulary.has) ? parts : null;
}

function dividedWord(vocabulary: Vocabulary, word: string): readonly string[] {
  if (isWide(word)) {
    const parts = vocabulary.parts(word);
    return parts.map((part) => (vocabulary.has(part) ? part : (vocabulary.closest(part) ?? part)));
  }
  return inTwo(vocabulary, word) ?? [word];
}

const shortestPart = 3;

/** A word of the shop and another that were typed without the space between them. */
function inTwo(vocabulary: Vocabulary, word: string): readonly string[] | null {
  for (let end = shortestPart; end <= word.length - shortestPart; end += 1) {
    const [first, second] = [word.slice(0, end), word.slice(end)];
    const [one, other] = [wordOf(vocabulary, first), wordOf(vocabulary, second)];
    if (one !== null && other !== null && (vocabulary.has(first) || vocabulary.has(second)))
      return [one, other];
  }
  return null;
}

function wordOf(vocabulary: Vocabulary, word: string): string | null {
  return vocabulary.has(word) ? word : vocabulary.closest(word);
}

/** The words of the goods that have the most of them; null if these describe everything in the shop. */
function mostWords(shop: CatalogueIndex, words: readonly string[], locale: Locale): readonly string[] | null {
  const { everything } = weakWords(locale);
  let best: readonly string[] = [];
  for (const { whole } of searchTexts(shop, locale)) {
    const present = words.filter((word) => isTelling(word) && whole.includes(word));
    if (present.length > best.length) best = present;
  }
  return best.some((word) => !everything.includes(word)) ? best : null;
}

/** A letter or two are somewhere in every text. */
function isTelling(word: string): boolean {
  const shortest = isWide(word) || /\d/.test(word) ? 2 : shortestPart;
  return word.length >= shortest;
}
