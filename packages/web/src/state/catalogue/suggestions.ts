import { suggest } from '@signal-shop/sdk/calls';
import { noSuggestions } from '@signal-shop/ui/chrome/search-overlay/suggestions.ts';
import { atom } from 'jotai';
import type { Stop } from '../../environment.ts';
import { action } from '../core/action.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';

/** The debounce delay between two letters, in milliseconds. */
const pauseMs = 200;
const longest = 200;

const askedAtom = atom('');
const waitingAtom = atom<Stop | null>(null);

const suggestionsQuery = query(
  async ({ get, shop, signal }) => {
    const keywords = get(askedAtom);
    return keywords === '' ? noSuggestions : (await suggest(shop, { keywords }, { signal })).msg;
  },
  { keepPrevious: true },
);

/** For what is typed; those of the letters before stay until the next are here. A failure suggests nothing. */
export const suggestionsAtom = atom((get) =>
  get(askedAtom) === '' ? noSuggestions : readyOr(get(suggestionsQuery.stateAtom), noSuggestions),
);

/** Takes over what is typed; nothing typed is answered at once. */
export const changeKeywords = action(({ get, set, environment }, text: string) => {
  get(waitingAtom)?.();
  const keywords = text.trim().slice(0, longest);
  const ask = (): void => set(askedAtom, keywords);
  set(waitingAtom, () => (keywords === '' ? null : environment.clock.after(pauseMs, ask)));
  if (keywords === '') ask();
});
