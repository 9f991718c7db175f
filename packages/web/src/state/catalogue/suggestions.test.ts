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
    shown: () => shop.store.get(suggestionsAtom),
  };
}

test('[BEY-02] debounced letters send one request, and suggestions for deleted letters disappear', async () => {
  const shop = openSearch();
  for (const text of ['w', 'wi', 'wir']) shop.type(text);
  expect(shop.countOf('/api/goods/suggest')).toBe(0);
  await shop.rest();
  expect(shop.countOf('/api/goods/suggest')).toBe(1);
  expect(shop.shown().goods.length).toBeGreaterThan(0);
  shop.type(' ');
  expect(shop.shown()).toEqual({ goods: [], categories: [], terms: [] });
});

test('[BEY-02] the suggestions before stay until the next are here', async () => {
  const shop = openSearch();
  shop.type('w');
  await shop.rest();
  const before = shop.shown();
  shop.type('wi');
  expect(shop.shown()).toBe(before);
});

test('[BEY-02] a failing suggestion is silent', async () => {
  const shop = openSearch({ between: () => () => Promise.reject(new TypeError('down')) });
  shop.type('wir');
  await shop.rest();
  expect(shop.shown()).toEqual({ goods: [], categories: [], terms: [] });
});

test('[BEY-02] six searches are remembered, the newest first, each once, until they are forgotten', () => {
  const { store } = openTestShop();
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' c ', ' ']) store.set(rememberSearch, text);
  expect(store.get(recentSearchesAtom)).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  store.set(forgetSearches);
  expect(store.get(recentSearchesAtom)).toEqual([]);
});

test('[BEY-02] logging out forgets what was searched for', async () => {
  const { store, environment } = openTestShop();
  store.set(rememberSearch, 'mouse');
  await store.set(logOut);
  expect(store.get(recentSearchesAtom)).toEqual([]);
  expect(environment.deviceItems.get('recent_searches')).toBeNull();
});

test.each(['', '{', '{}', '[1,null,{}]', '"mouse"'])(
  '[STATE-01] remembered searches that are garbage (%j) are none',
  (kept) => {
    const { store, environment } = openTestShop();
    environment.deviceItems.set('recent_searches', kept);
    expect(store.get(recentSearchesAtom)).toEqual([]);
  },
);
