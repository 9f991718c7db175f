import { suggest } from '@signal-shop/sdk/calls';
import { noSuggestions } from '@signal-shop/ui/chrome/search-overlay/suggestions.ts';
import { atom } from 'jotai';
import type { Stop } from '../../environment.ts';
import { action } from '../core/action.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';

/** The debounce delay between two keystrokes, in milliseconds. */
const pauseMs = 200;
const longest = 200;

const keywordsAtom = atom('');
const waitingAtom = atom<Stop | null>(null);

const suggestionsQuery = query(
  async ({ get, shop, signal }) => {
    const keywords = get(keywordsAtom);
    return keywords === '' ? noSuggestions : (await suggest(shop, { keywords }, { signal })).msg;
  },
  { keepPrevious: true },
);

/** The suggestions for the typed text; previous ones stay visible while the next load. A failure shows none. */
export const suggestionsAtom = atom((get) =>
  get(keywordsAtom) === '' ? noSuggestions : readyOr(get(suggestionsQuery.stateAtom), noSuggestions),
);

/** Debounces the typed text; an empty text clears the suggestions at once. */
export const changeKeywords = action(({ get, set, environment }, text: string) => {
  get(waitingAtom)?.();
  const keywords = text.trim().slice(0, longest);
  const applyKeywords = (): void => set(keywordsAtom, keywords);
  set(waitingAtom, () => (keywords === '' ? null : environment.clock.after(pauseMs, applyKeywords)));
  if (keywords === '') applyKeywords();
});
