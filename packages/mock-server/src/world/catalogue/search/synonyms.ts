import type { Locale } from '@signal-shop/sdk/contract';
import { isWide, normalise } from '../search-text.ts';
import type { SearchWords } from './search-words.ts';
import { searchWords } from './search-words.ts';

interface Synonyms {
  /** The words for the same thing as a word, the main one first. */
  readonly byWord: ReadonlyMap<string, readonly string[]>;
  /** Words that a text contains rather than has between spaces: of several words, or of a language without spaces. */
  readonly phrases: readonly string[];
}

const tables = new Map<Locale, Synonyms>();

function synonymsOf(locale: Locale): Synonyms {
  const table = tables.get(locale) ?? buildSynonyms(searchWords[locale]);
  tables.set(locale, table);
  return table;
}

function buildSynonyms({ same }: SearchWords): Synonyms {
  const groups = same.map((group) => group.map((word) => wordsOf(normalise(word)).join(' ')));
  const byWord = new Map(groups.flatMap((group) => group.map((word) => [word, group] as const)));
  const phrases = [...byWord.keys()].filter((word) => isWide(word) || isSeveralWords(word));
  return { byWord, phrases };
}

function isSeveralWords(text: string): boolean {
  return text.includes(' ');
}

/**
 * The words of a normalized text between spaces, with the other words for each, so that a search for any of them
 * finds it. Of several words only the main one is added: "sin cable" would have a wireless mouse found by "cable".
 */
export function withSynonyms(text: string, locale: Locale): string {
  const words = wordsOf(text);
  const plainText = ` ${words.join(' ')} `;
  const found = new Set<string>();
  for (const language of languagesOf(locale)) {
    const { byWord, phrases } = synonymsOf(language);
    for (const word of [...words, ...phrases.filter((phrase) => plainText.includes(phrase))])
      for (const [index, other] of (byWord.get(word) ?? []).entries())
        if (index === 0 || !isSeveralWords(other)) found.add(other);
  }
  return `${plainText}${[...found].join(' ')} `;
}

/** Replaces searched phrases of several words by the main word for the same thing. */
export function withMainWords(text: string, locale: Locale): string {
  const { byWord, phrases } = synonymsOf(locale);
  return phrases
    .filter(isSeveralWords)
    .reduce(
      (result, phrase) => result.replaceAll(` ${phrase} `, ` ${byWord.get(phrase)?.[0] ?? phrase} `),
      ` ${wordsOf(text).join(' ')} `,
    );
}

/** The runs of letters and digits of a normalized text. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}\p{N}ー]+/gu) ?? [];
}

/** Names of goods are partly English in every language. */
export function languagesOf(locale: Locale): readonly Locale[] {
  return locale === 'en' ? ['en'] : [locale, 'en'];
}

const wordLists = new Map<Locale, Pick<SearchWords, 'everything' | 'small'>>();

/** Words that narrow no search, normalized. */
export function weakWords(locale: Locale): Pick<SearchWords, 'everything' | 'small'> {
  const lists = wordLists.get(locale) ?? {
    everything: languagesOf(locale).flatMap((language) => searchWords[language].everything.map(normalise)),
    small: searchWords[locale].small.map(normalise),
  };
  wordLists.set(locale, lists);
  return lists;
}
