import { afterEach, expect, test, vi } from 'vitest';
import { added, envelope, notes, scriptedFetch, silentFetch } from '../../test-support/scripted-fetch.ts';
import { createShopClient } from '../client.ts';
import { connectShop } from '../connection.ts';
import * as calls from '../generated/calls.ts';
import { operationLines } from '../generated/operations.ts';
import { memorySession } from '../session/adapters.ts';
import type { Fetch } from '../transport/pipeline.ts';
import { startCall } from './call.ts';
import { isShopError, ShopError } from './errors.ts';

const baseUrl = 'http://shop.test';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('every call of the contract is a function and a method', () => {
  const ids = Object.keys(operationLines).sort();
  const methods = Object.entries(createShopClient({ baseUrl })).filter(([name]) => ids.includes(name));
  expect(Object.keys(calls).sort()).toEqual(ids);
  expect(methods.map(([name]) => name).sort()).toEqual(ids);
});

test('a function sends what the method sends, and knows the session of its connection', async () => {
  const { fetch, asked } = scriptedFetch(({ url }) =>
    envelope(url.endsWith('/title') ? notes : added, 'tok_1'),
  );
  const shop = connectShop({ baseUrl, fetch });
  expect(await calls.listNotices(shop)).toEqual({ msg: notes.msg });
  await calls.addCartItem(shop, { id: 12, goods_number: 1 }, { idempotencyKey: 'my-intention' });
  await createShopClient({ baseUrl, fetch }).addCartItem({ id: 12, goods_number: 1 });
  expect(asked.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['GET', 'http://shop.test/api/index/title', undefined],
    ['POST', 'http://shop.test/api/product/addCart', '{"id":12,"goods_number":1}'],
    ['POST', 'http://shop.test/api/product/addCart', '{"id":12,"goods_number":1}'],
  ]);
  expect(asked[1]?.headers.get('authorization')).toBe('tok_1');
  expect(asked[1]?.headers.get('idempotency-key')).toBe('my-intention');
});

test('[USER-02] a form is sent as multipart: files whole, lists value by value, its type left to the runtime', async () => {
  const sent: RequestInit[] = [];
  const fetch: Fetch = async (_url, init) => {
    sent.push(init);
    return new Response('', { status: 503 });
  };
  const picture = new Blob([new Uint8Array([0x89, 0x50])], { type: 'image/png' });
  const argument = { file: picture, place: 'review', tags: ['a', 'b'], order: 7, note: undefined };
  const call = startCall(connectShop({ baseUrl, fetch }), 'upload', 'form /api/upload msg:string', argument);
  expect(await call.safe()).toMatchObject({ status: 'failed', error: { outcome: 'unknown' } });
  expect(sent).toHaveLength(1);
  const request = new Request(baseUrl, sent[0]);
  expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  expect(request.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{32,36}$/);
  const form = await request.formData();
  expect([...form.keys()]).toEqual(['file', 'place', 'tags', 'tags', 'order']);
  expect(form.getAll('tags')).toEqual(['a', 'b']);
  expect(form.get('order')).toBe('7');
  expect(form.get('file')).toMatchObject({ size: 2, type: 'image/png' });
});

test('of headers with one name the one of the call counts, however it is written', async () => {
  const { fetch, asked } = scriptedFetch(() => envelope(notes));
  const shop = connectShop({ baseUrl, fetch, headers: { 'Accept-Language': 'fr', 'X-Shop': 'a' } });
  await calls.listNotices(shop);
  await calls.listNotices(shop, { headers: { 'accept-language': 'it', 'x-shop': 'b' } });
  expect(asked.map(({ headers }) => headers.get('accept-language'))).toEqual(['fr', 'it']);
  expect(asked.map(({ headers }) => headers.get('x-shop'))).toEqual(['a', 'b']);
});

test.each([
  { 'x-note': 'secret\r\nx: y' },
  { 'x-note': 'secret\u20ac' },
  { 'x note': 'secret' },
  { '': 'secret' },
])('the header %j is not sent, and its value is told to nobody', async (headers) => {
  const { fetch, asked } = scriptedFetch(() => envelope(notes));
  const outcome = await calls.listNotices(connectShop({ baseUrl, fetch }), { headers }).safe();
  expect(outcome).toMatchObject({ error: { kind: 'invalid-request', outcome: 'not-sent' } });
  expect(JSON.stringify(outcome)).not.toContain('secret');
  expect(asked).toHaveLength(0);
});

test('a hook changes the headers of an attempt', async () => {
  const { fetch, asked } = scriptedFetch(() => envelope(notes));
  const hooks = { onRequest: ({ headers }: { headers: Headers }) => headers.set('x-trace', 'abc') };
  await calls.listNotices(connectShop({ baseUrl, fetch, hooks }));
  expect(asked[0]?.headers.get('x-trace')).toBe('abc');
});

test('a hook hears no token, and the token is sent', async () => {
  const { fetch, asked } = scriptedFetch(() => envelope(notes));
  const heard: Headers[] = [];
  const hooks = { onRequest: ({ headers }: { headers: Headers }) => void heard.push(headers) };
  await calls.listNotices(connectShop({ baseUrl, fetch, hooks, session: memorySession('tok_0') }));
  expect(heard.flatMap((headers) => [...headers.keys()])).toEqual(['accept-language']);
  expect(asked[0]?.headers.get('authorization')).toBe('tok_0');
});

test.each(['localhost:4010', 'shop.test', 'ftp://shop.test', 'http://shop.test?a=1', 'http://shop.test/#a'])(
  'the baseUrl %s is no address: nothing is sent, and a stream is not opened again',
  async (wrong) => {
    const { fetch, asked } = scriptedFetch(() => envelope(notes));
    const shop = createShopClient({ baseUrl: wrong, fetch });
    const failure = { kind: 'invalid-request', outcome: 'not-sent', message: expect.stringContaining(wrong) };
    expect(await shop.listNotices().safe()).toMatchObject({ error: failure });
    const closed = await new Promise((resolve) => {
      shop.watchActivity({ onActivity: () => {}, reconnect: true, onError: (...told) => resolve(told) });
    });
    expect(closed).toMatchObject([failure, undefined]);
    expect(asked).toHaveLength(0);
  },
);

test.each(['http://shop.test/eu', 'http://shop.test/eu//'])('%s keeps its own path', async (prefixed) => {
  const { fetch, asked } = scriptedFetch(() => envelope(notes));
  await createShopClient({ baseUrl: prefixed, fetch }).listNotices();
  expect(asked[0]?.url).toBe('http://shop.test/eu/api/index/title');
});

test('React Native: an answer without a stream is read, without what its signals and URLs lack', async () => {
  vi.stubGlobal('DOMException', undefined);
  vi.spyOn(URL, 'canParse').mockImplementation(() => expect.unreachable());
  vi.spyOn(AbortSignal.prototype, 'throwIfAborted').mockImplementation(() => expect.unreachable());
  const answer = Object.defineProperty(envelope(notes), 'body', { value: undefined });
  const { fetch } = scriptedFetch(() => answer);
  const shop = createShopClient({ baseUrl, fetch });
  expect(await shop.listNotices()).toEqual({ msg: notes.msg });
  const late = createShopClient({ baseUrl, fetch: silentFetch({ heedsSignal: false }), timeoutMs: 1 });
  expect(await late.listNotices().safe()).toMatchObject({ error: { kind: 'timeout' } });
});

test('no deadline is none', async () => {
  const { fetch } = scriptedFetch(
    () => new Promise((resolve) => setImmediate(() => resolve(envelope(notes)))),
  );
  const shop = createShopClient({ baseUrl, fetch, timeoutMs: Number.POSITIVE_INFINITY });
  const set = vi.spyOn(globalThis, 'setTimeout');
  await shop.listNotices();
  expect(set.mock.calls.map(([, delayMs]) => delayMs)).toEqual([2 ** 31 - 1]);
});

test('an error of another copy of the SDK is a ShopError too, and nothing else is', () => {
  class ShopErrorOfTheOtherBuild extends Error {
    override readonly name = 'ShopError';
  }
  expect(isShopError(new ShopErrorOfTheOtherBuild('x'))).toBe(true);
  expect(isShopError(new ShopError('x', { kind: 'network', operation: 'getCart', outcome: 'unknown' }))).toBe(
    true,
  );
  for (const other of [new Error('ShopError'), { name: 'ShopError' }, 'ShopError', undefined, null]) {
    expect(isShopError(other)).toBe(false);
  }
});

test('an answer that comes after the deadline changes nothing: no hook hears of it, no token is kept', async () => {
  const late = Promise.withResolvers<Response>();
  const told: number[] = [];
  const shop = connectShop({
    baseUrl,
    fetch: () => late.promise,
    timeoutMs: 1,
    hooks: { onAnswer: ({ status }) => told.push(status) },
  });
  expect(await calls.listNotices(shop).safe()).toMatchObject({ error: { kind: 'timeout' } });
  late.resolve(envelope(notes, 'tok_late'));
  await late.promise;
  expect(await shop.session.token()).toBeUndefined();
  expect(told).toEqual([]);
});
