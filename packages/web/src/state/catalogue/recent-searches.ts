import { atom } from 'jotai';
import { isList, parseStored } from '../../browser/parse-stored.ts';
import { action } from '../core/action.ts';
import { persisted } from '../persistence/persisted.ts';

const atMost = 6;
const longest = 200;

const searchesAtom = persisted<readonly string[]>(
  { device: 'recent_searches' },
  {
    decode: (text) => {
      const texts = (parseStored(text, isList) ?? []).filter(isKeyword);
      return [...new Set(texts.map((entry) => entry.slice(0, longest)))].slice(0, atMost);
    },
    encode: (searches) => (searches.length === 0 ? null : JSON.stringify(searches.slice(0, atMost))),
  },
);

/** The recent searches of this device, newest first; invalid stored entries are dropped. */
export const recentSearchesAtom = atom((get) => get(searchesAtom));

export const rememberSearch = action(({ set }, keywords: string) => {
  const text = keywords.trim().slice(0, longest);
  if (text !== '') set(searchesAtom, (searches) => [text, ...searches.filter((other) => other !== text)]);
});

export const forgetSearches = action(({ set }) => set(searchesAtom, () => []));

function isKeyword(entry: unknown): entry is string {
  return typeof entry === 'string' && entry.trim() !== '';
}
