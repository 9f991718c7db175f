import { afterEach, expect, test, vi } from 'vitest';
import {
  addConfirmation,
  envelope,
  notes,
  scriptedFetch,
  silentFetch,
} from '../../test-support/scripted-fetch.ts';
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

test('every call of the contract exists as a function and as a method', () => {
  const ids = Object.keys(operationLines).sort();
  const methods = Object.entries(createShopClient({ baseUrl })).filter(([name]) => ids.includes(name));
  expect(Object.keys(calls).sort()).toEqual(ids);
  expect(methods.map(([name]) => name).sort()).toEqual(ids);
});

test('a function sends the same request as the method, with the session of its connection', async () => {
  const { fetch, requests } = scriptedFetch(({ url }) =>
    envelope(url.endsWith('/title') ? notes : addConfirmation, 'tok_1'),
  );
  const shop = connectShop({ baseUrl, fetch });
  expect(await calls.listNotices(shop)).toEqual({ msg: notes.msg });
  await calls.addCartItem(shop, { id: 12, goods_number: 1 }, { idempotencyKey: 'my-intention' });
  await createShopClient({ baseUrl, fetch }).addCartItem({ id: 12, goods_number: 1 });
  expect(requests.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['GET', 'http://shop.test/api/index/title', undefined],
    ['POST', 'http://shop.test/api/product/addCart', '{"id":12,"goods_number":1}'],
    ['POST', 'http://shop.test/api/product/addCart', '{"id":12,"goods_number":1}'],
  ]);
  expect(requests[1]?.headers.get('authorization')).toBe('tok_1');
  expect(requests[1]?.headers.get('idempotency-key')).toBe('my-intention');
});

test('[USER-02] a form is sent as multipart: files whole, one part per list item, content type set by the runtime', async () => {
  const requestInits: RequestInit[] = [];
  const fetch: Fetch = async (_url, init) => {
    requestInits.push(init);
    return new Response('', { status: 503 });
  };
  const picture = new Blob([new Uint8Array([0x89, 0x50])], { type: 'image/png' });
  const argument = { file: picture, place: 'review', tags: ['a', 'b'], order: 7, note: undefined };
  const call = startCall(connectShop({ baseUrl, fetch }), 'upload', 'form /api/upload msg:string', argument);
  expect(await call.safe()).toMatchObject({ status: 'failed', error: { outcome: 'unknown' } });
  expect(requestInits).toHaveLength(1);
  const request = new Request(baseUrl, requestInits[0]);
  expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  expect(request.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{32,36}$/);
  const form = await request.formData();
  expect([...form.keys()]).toEqual(['file', 'place', 'tags', 'tags', 'order']);
  expect(form.getAll('tags')).toEqual(['a', 'b']);
  expect(form.get('order')).toBe('7');
  expect(form.get('file')).toMatchObject({ size: 2, type: 'image/png' });
});

test('a header of the call overrides the client header of the same name in any case', async () => {
  const { fetch, requests } = scriptedFetch(() => envelope(notes));
  const shop = connectShop({ baseUrl, fetch, headers: { 'Accept-Language': 'fr', 'X-Shop': 'a' } });
  await calls.listNotices(shop);
  await calls.listNotices(shop, { headers: { 'accept-language': 'it', 'x-shop': 'b' } });
  expect(requests.map(({ headers }) => headers.get('accept-language'))).toEqual(['fr', 'it']);
  expect(requests.map(({ headers }) => headers.get('x-shop'))).toEqual(['a', 'b']);
});

test('[BEY-23] the country of delivery is sent with each call, and read before each', async () => {
  const { fetch, requests } = scriptedFetch(() => envelope(notes));
  const countries = [undefined, 'DE'];
  const shop = connectShop({ baseUrl, fetch, shipTo: () => countries.shift() });
  await calls.listNotices(shop);
  await calls.listNotices(shop);
  await calls.listNotices(connectShop({ baseUrl, fetch, shipTo: 'JP' }));
  expect(requests.map(({ headers }) => headers.get('ship-to'))).toEqual([null, 'DE', 'JP']);
});

test.each([
  { 'x-note': 'secret\r\nx: y' },
  { 'x-note': 'secret\u20ac' },
  { 'x note': 'secret' },
  { '': 'secret' },
])('the header %j is not sent, and the error does not contain its value', async (headers) => {
  const { fetch, requests } = scriptedFetch(() => envelope(notes));
  const outcome = await calls.listNotices(connectShop({ baseUrl, fetch }), { headers }).safe();
  expect(outcome).toMatchObject({ error: { kind: 'invalid-request', outcome: 'not-sent' } });
  expect(JSON.stringify(outcome)).not.toContain('secret');
  expect(requests).toHaveLength(0);
});

test('a hook can change the headers of an attempt', async () => {
  const { fetch, requests } = scriptedFetch(() => envelope(notes));
  const hooks = { onRequest: ({ headers }: { headers: Headers }) => headers.set('x-trace', 'abc') };
  await calls.listNotices(connectShop({ baseUrl, fetch, hooks }));
  expect(requests[0]?.headers.get('x-trace')).toBe('abc');
});

test('a hook does not see the token that is sent', async () => {
  const { fetch, requests } = scriptedFetch(() => envelope(notes));
  const attemptHeaders: Headers[] = [];
  const hooks = { onRequest: ({ headers }: { headers: Headers }) => void attemptHeaders.push(headers) };
  await calls.listNotices(connectShop({ baseUrl, fetch, hooks, session: memorySession('tok_0') }));
  expect(attemptHeaders.flatMap((headers) => [...headers.keys()])).toEqual(['accept-language']);
  expect(requests[0]?.headers.get('authorization')).toBe('tok_0');
});

test('in a page, the baseUrl may be empty', async () => {
  vi.stubGlobal('location', new URL('http://shop.test/cart'));
  const { fetch, requests } = scriptedFetch(() => envelope(notes));
  await createShopClient({ baseUrl: '', fetch }).listNotices();
  expect(requests.map(({ url }) => url)).toEqual(['/api/index/title']);
});

test('headers that cannot be computed are not sent, and a stream does not reconnect', async () => {
  const { fetch, requests } = scriptedFetch(() => envelope(notes));
  const locale = () => {
    throw new Error('no language yet');
  };
  const shop = createShopClient({ baseUrl, fetch, locale });
  const failure = {
    kind: 'invalid-request',
    outcome: 'not-sent',
    message: expect.stringContaining('no language yet'),
  };
  expect(await shop.listNotices().safe()).toMatchObject({ error: failure });
  const closeEvent = await new Promise((resolve) => {
    shop.watchActivity({
      onActivity: () => {},
      reconnect: true,
      onError: (...problem) => resolve(problem),
    });
  });
  expect(closeEvent).toMatchObject([failure, undefined]);
  expect(requests).toHaveLength(0);
});

test.each(['http://shop.test/eu', 'http://shop.test/eu//'])(
  '%s keeps the path of the baseUrl',
  async (prefixed) => {
    const { fetch, requests } = scriptedFetch(() => envelope(notes));
    await createShopClient({ baseUrl: prefixed, fetch }).listNotices();
    expect(requests[0]?.url).toBe('http://shop.test/eu/api/index/title');
  },
);

test('React Native: reads a response without a stream, and needs no missing feature of signals or URLs', async () => {
  vi.stubGlobal('DOMException', undefined);
  vi.stubGlobal('performance', undefined);
  vi.spyOn(URL, 'canParse').mockImplementation(() => expect.unreachable());
  vi.spyOn(AbortSignal.prototype, 'throwIfAborted').mockImplementation(() => expect.unreachable());
  const answer = Object.defineProperty(envelope(notes), 'body', { value: undefined });
  const { fetch } = scriptedFetch(() => answer);
  const shop = createShopClient({ baseUrl, fetch });
  expect(await shop.listNotices()).toEqual({ msg: notes.msg });
  const late = createShopClient({ baseUrl, fetch: silentFetch({ heedsSignal: false }), timeoutMs: 1 });
  expect(await late.listNotices().safe()).toMatchObject({ error: { kind: 'timeout' } });
});

test('a timeout of Infinity never fires', async () => {
  const { fetch } = scriptedFetch(
    () => new Promise((resolve) => setImmediate(() => resolve(envelope(notes)))),
  );
  const shop = createShopClient({ baseUrl, fetch, timeoutMs: Number.POSITIVE_INFINITY });
  const set = vi.spyOn(globalThis, 'setTimeout');
  await shop.listNotices();
  expect(set.mock.calls.map(([, delayMs]) => delayMs)).toEqual([2 ** 31 - 1]);
});

test('isShopError accepts an error of another copy of the SDK, and nothing else', () => {
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

test('a response after the timeout has no effect: no hook is called, no token is stored', async () => {
  const late = Promise.withResolvers<Response>();
  const lengths: number[] = [];
  const shop = connectShop({
    baseUrl,
    fetch: () => late.promise,
    timeoutMs: 1,
    hooks: { onAnswer: ({ status }) => lengths.push(status) },
  });
  expect(await calls.listNotices(shop).safe()).toMatchObject({ error: { kind: 'timeout' } });
  late.resolve(envelope(notes, 'tok_late'));
  await late.promise;
  expect(await shop.session.token()).toBeUndefined();
  expect(lengths).toEqual([]);
});
