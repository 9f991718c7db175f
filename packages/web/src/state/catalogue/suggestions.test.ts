// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { logOut } from '../session/session.ts';
import { forgetSearches, recentSearchesAtom, rememberSearch } from './recent-searches.ts';
import { changeKeywords, suggestionsAtom } from './suggestions.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Options = Parameters<typeof openTestShop>[0];

function openSearch(options: Options = {}) {
  const shop = openTestShop(options);
  shop.store.sub(suggestionsAtom, () => undefined);
  return {
    ...shop,
    type: (text: string) => shop.store.set(changeKeywords, text),
    rest: () => vi.advanceTimersByTimeAsync(200),
    suggestions: () => shop.store.get(suggestionsAtom),
  };
}

test('[BEY-02] debounced letters send one request, and suggestions for deleted letters disappear', async () => {
  const shop = openSearch();
  for (const text of ['w', 'wi', 'wir']) shop.type(text);
  expect(shop.countOf('/api/goods/suggest')).toBe(0);
  await shop.rest();
  expect(shop.countOf('/api/goods/suggest')).toBe(1);
  expect(shop.suggestions().goods.length).toBeGreaterThan(0);
  shop.type(' ');
  expect(shop.suggestions()).toEqual({ goods: [], categories: [], terms: [] });
});

test('[BEY-02] the previous suggestions stay visible until the next have loaded', async () => {
  const shop = openSearch();
  shop.type('w');
  await shop.rest();
  const before = shop.suggestions();
  shop.type('wi');
  expect(shop.suggestions()).toBe(before);
});

test('[BEY-02] a failed request for suggestions is silent', async () => {
  const shop = openSearch({ between: () => () => Promise.reject(new TypeError('down')) });
  shop.type('wir');
  await shop.rest();
  expect(shop.suggestions()).toEqual({ goods: [], categories: [], terms: [] });
});

test('[BEY-02] stores six distinct searches, newest first, until the visitor clears them', () => {
  const { store } = openTestShop();
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' c ', ' ']) store.set(rememberSearch, text);
  expect(store.get(recentSearchesAtom)).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  store.set(forgetSearches);
  expect(store.get(recentSearchesAtom)).toEqual([]);
});

test('[BEY-02] a logout clears the recent searches', async () => {
  const { store, environment } = openTestShop();
  store.set(rememberSearch, 'mouse');
  await store.set(logOut);
  expect(store.get(recentSearchesAtom)).toEqual([]);
  expect(environment.deviceItems.get('recent_searches')).toBeNull();
});

test.each(['', '{', '{}', '[1,null,{}]', '"mouse"'])(
  '[STATE-01] invalid stored searches (%j) are empty',
  (storedText) => {
    const { store, environment } = openTestShop();
    environment.deviceItems.set('recent_searches', storedText);
    expect(store.get(recentSearchesAtom)).toEqual([]);
  },
);
