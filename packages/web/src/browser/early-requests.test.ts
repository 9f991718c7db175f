import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EarlyAnswer } from './early-requests.ts';
import { fetchConfiguration, fetchOnce } from './early-requests.ts';

const german = { 'accept-language': 'de' };

function begin(answer: Partial<EarlyAnswer> = {}): void {
  globalThis.early = {
    fail: () => undefined,
    styles: Promise.resolve(),
    configuration: Promise.resolve(new Response('{}')),
    answer: {
      url: Promise.resolve('https://api.example/api/index/index'),
      init: { method: 'GET', headers: german, body: null },
      response: Promise.resolve(new Response('early')),
      ...answer,
    },
  };
}

const ask = async (url: string, init: RequestInit = { headers: german }) =>
  (await fetchOnce(url, init)).text();

beforeEach(() => vi.stubGlobal('fetch', async () => new Response('fetched')));
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.early = undefined;
});

test('takes an early response once', async () => {
  begin();
  expect(await ask('https://api.example/api/index/index')).toBe('early');
  expect(await ask('https://api.example/api/index/index')).toBe('fetched');
});

test('the body must match', async () => {
  begin({
    url: Promise.resolve('/api/goods/getGoodsById'),
    init: { method: 'POST', headers: german, body: '{"id":1011}' },
  });
  expect(await ask('/api/goods/getGoodsById', { headers: german, body: '{"id":1012}' })).toBe('fetched');
  expect(await ask('/api/goods/getGoodsById', { headers: german, body: '{"id":1011}' })).toBe('early');
});

test.each([
  ['another path', 'https://api.example/api/index/title', german],
  ['the same path of another server', 'https://other.example/api/index/index', german],
  ['the same path of its own server', '/api/index/index', german],
  ['a URL with the same ending', 'https://api.example/v2/api/index/index', german],
  ['another language', 'https://api.example/api/index/index', { 'accept-language': 'en' }],
  ['another country', 'https://api.example/api/index/index', { ...german, 'ship-to': 'JP' }],
  ['a request with a token', 'https://api.example/api/index/index', { ...german, authorization: 'tok_1' }],
])('%s is requested separately', async (_who, url, headers) => {
  begin();
  expect(await ask(url, { headers })).toBe('fetched');
  expect(globalThis.early?.answer).toBeDefined();
});

test('two concurrent equal requests do not share one response', async () => {
  begin();
  const url = 'https://api.example/api/index/index';
  expect((await Promise.all([ask(url), ask(url)])).toSorted()).toEqual(['early', 'fetched']);
});

test('if the configuration fails to load, the page sends the request', async () => {
  begin({ url: Promise.reject(new TypeError('the connection broke')) });
  expect(await ask('/api/index/index')).toBe('fetched');
});

test('in development there are no early requests', async () => {
  expect(await ask('/api/index/index')).toBe('fetched');
  expect(await (await fetchConfiguration()).text()).toBe('fetched');
});
