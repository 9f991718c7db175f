import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EarlyAnswer } from './early-requests.ts';
import { fetchConfiguration, fetchOnce } from './early-requests.ts';

const german = { 'accept-language': 'de' };

function begin(answer: Partial<EarlyAnswer> = {}): void {
  globalThis.begun = {
    giveUp: () => undefined,
    styles: Promise.resolve(),
    configuration: Promise.resolve(new Response('{}')),
    answer: {
      url: Promise.resolve('https://api.example/api/index/index'),
      init: { method: 'GET', headers: german, body: null },
      response: Promise.resolve(new Response('begun')),
      ...answer,
    },
  };
}

const ask = async (url: string, init: RequestInit = { headers: german }) =>
  (await fetchOnce(url, init)).text();

beforeEach(() => vi.stubGlobal('fetch', async () => new Response('asked')));
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.begun = undefined;
});

test('takes an early response once', async () => {
  begin();
  expect(await ask('https://api.example/api/index/index')).toBe('begun');
  expect(await ask('https://api.example/api/index/index')).toBe('asked');
});

test('the body must match', async () => {
  begin({
    url: Promise.resolve('/api/goods/getGoodsById'),
    init: { method: 'POST', headers: german, body: '{"id":1011}' },
  });
  expect(await ask('/api/goods/getGoodsById', { headers: german, body: '{"id":1012}' })).toBe('asked');
  expect(await ask('/api/goods/getGoodsById', { headers: german, body: '{"id":1011}' })).toBe('begun');
});

test.each([
  ['another question', 'https://api.example/api/index/title', german],
  ['the same path of another server', 'https://other.example/api/index/index', german],
  ['the same path of the own server', '/api/index/index', german],
  ['an address that only ends the same', 'https://api.example/v2/api/index/index', german],
  ['another language', 'https://api.example/api/index/index', { 'accept-language': 'en' }],
  [
    'a member, whose answer may be their own',
    'https://api.example/api/index/index',
    { ...german, authorization: 'tok_1' },
  ],
])('%s is requested separately', async (_who, url, headers) => {
  begin();
  expect(await ask(url, { headers })).toBe('asked');
  expect(globalThis.begun?.answer).toBeDefined();
});

test('two concurrent equal requests do not share one response', async () => {
  begin();
  const url = 'https://api.example/api/index/index';
  expect((await Promise.all([ask(url), ask(url)])).toSorted()).toEqual(['asked', 'begun']);
});

test('if the configuration fails to load, the page sends the request', async () => {
  begin({ url: Promise.reject(new TypeError('the connection broke')) });
  expect(await ask('/api/index/index')).toBe('asked');
});

test('in development there are no early requests', async () => {
  expect(await ask('/api/index/index')).toBe('asked');
  expect(await (await fetchConfiguration()).text()).toBe('asked');
});
