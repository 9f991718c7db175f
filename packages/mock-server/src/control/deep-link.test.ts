import { expect, test } from 'vitest';
import type { DeepLink } from './deep-link.ts';
import { deepLink, readDeepLink } from './deep-link.ts';

test('a deep link is a readable URL', () => {
  const link = {
    scenarios: ['flash.closes-10s', 'auth.expires-after:3'],
    seed: 7,
    now: '2026-01-15T12:00:00Z',
  };
  expect(deepLink('http://localhost:5173/car?cartype=2#total', link)).toBe(
    'http://localhost:5173/car?cartype=2&__mock=flash.closes-10s,auth.expires-after:3&__seed=7&__now=2026-01-15T12:00:00Z#total',
  );
});

test.each<{ link: DeepLink }>([
  { link: { scenarios: ['cart.tier-60'] } },
  { link: { scenarios: [] } },
  { link: { scenarios: ['flash.open', 'chunk.fail'], seed: 'a&b=c#d', now: 'real', ahead: 90_000 } },
  { link: { scenarios: [], now: '2026-01-15T13:00:00+01:00' } },
  { link: { session: 'my-test:1' } },
])('$link round-trips through a URL', ({ link }) => {
  expect(readDeepLink(deepLink('/', link))?.link).toEqual(link);
});

test.each([
  '/',
  '/search?keyword=a+b%20c&keyword=%2C&empty=&bare',
  '/a/b.c?next=/car?x=1#step-2?no=query',
  'http://localhost:5173/de%C3%BC/?q=1#',
])('path, query and hash of %s stay unchanged', (address) => {
  expect(readDeepLink(deepLink(address, { scenarios: ['home.empty'], seed: 1 }))?.address).toBe(address);
});

test('a deep link made from a deep link contains the new state only', () => {
  const first = deepLink('/car?a=1', { scenarios: ['cart.one'], seed: 7, ahead: 1 });
  expect(deepLink(first, { scenarios: ['cart.many'] })).toBe('/car?a=1&__mock=cart.many');
});

test('names are trimmed; repeated and empty parameters are accepted', () => {
  expect(readDeepLink('/?__mock=a,%20b&x=1&__mock=,c')).toEqual({
    link: { scenarios: ['a', 'b', 'c'] },
    address: '/?x=1',
  });
});

test('a URL without deep-link parameters returns null', () => {
  expect(readDeepLink('/car?mock=a&__mocked=b#?__mock=c')).toBeNull();
});
