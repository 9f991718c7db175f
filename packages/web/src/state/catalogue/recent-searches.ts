import { atomWithRefresh } from 'jotai/utils';
import { isList, parseStored } from '../../browser/parse-stored.ts';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { logoutEpochAtom } from '../core/login-epoch.ts';

const atMost = 6;
const longest = 200;

/** The recent searches of this device, newest first; invalid stored entries are dropped. */
export const recentSearchesAtom = atomWithRefresh((get): readonly string[] => {
  get(logoutEpochAtom);
  return readSearches(get(environmentAtom).deviceItems.get('recent_searches'));
});

export const rememberSearch = action(({ get, set, environment }, keywords: string) => {
  const text = keywords.trim().slice(0, longest);
  if (text === '') return;
  const others = get(recentSearchesAtom).filter((other) => other !== text);
  environment.deviceItems.set('recent_searches', JSON.stringify([text, ...others].slice(0, atMost)));
  set(recentSearchesAtom);
});

export const forgetSearches = action(({ set, environment }) => {
  environment.deviceItems.remove('recent_searches');
  set(recentSearchesAtom);
});

function readSearches(text: string | null): readonly string[] {
  const texts = (parseStored(text, isList) ?? []).filter(isKeyword);
  return [...new Set(texts.map((entry) => entry.slice(0, longest)))].slice(0, atMost);
}

function isKeyword(entry: unknown): entry is string {
  return typeof entry === 'string' && entry.trim() !== '';
}
