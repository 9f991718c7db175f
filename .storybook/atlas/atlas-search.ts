// Search words of the atlas: words that a state contains, and words for how it is drawn.
import type { Width } from '../toolbar.ts';
import { languages, widthNames, widths } from '../toolbar.ts';

/** The globals that a search can name. */
export interface SearchedLook {
  readonly locale?: string;
  readonly theme?: 'light' | 'dark';
  readonly width?: Width;
}

export interface AtlasSearch {
  /** Every term must occur in a state, in lower case. */
  readonly terms: readonly string[];
  readonly look: SearchedLook;
}

/** Words that join the others in a sentence. */
const joining = new Set([
  'a',
  'an',
  'and',
  'at',
  'for',
  'in',
  'is',
  'it',
  'of',
  'on',
  'that',
  'the',
  'to',
  'with',
]);

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

const looks = new Map<string, SearchedLook>([
  ...Object.entries(languages).flatMap(([locale, name]): [string, SearchedLook][] =>
    [locale.includes('-') ? locale : englishNames.of(locale), name].map((word) => [
      (word ?? locale).toLowerCase(),
      { locale },
    ]),
  ),
  ...widthNames.map((width): [string, SearchedLook] => [
    String(Number.parseInt(widths[width].styles.width, 10)),
    { width },
  ]),
  ['light', { theme: 'light' }],
  ['dark', { theme: 'dark' }],
  ['mobile', { width: 'phone' }],
  ['tablet', { width: 'tablet' }],
  ['desktop', { width: 'desktop' }],
]);

/**
 * Reads a search: a quoted phrase is one term, and the name of a language, a theme or a width sets the pictures.
 * @example readSearch('waits for the bank, German dark')
 */
export function readSearch(search: string): AtlasSearch {
  const terms: string[] = [];
  let look: SearchedLook = {};
  for (const [, phrase, word = ''] of search.toLowerCase().matchAll(/"([^"]+)"|([^\s,;]+)/gu)) {
    const named = looks.get(word);
    if (phrase !== undefined) terms.push(phrase);
    else if (named !== undefined) look = { ...look, ...named };
    else if (!joining.has(word)) terms.push(word);
  }
  return { terms, look };
}
