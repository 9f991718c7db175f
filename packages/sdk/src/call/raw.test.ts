import type { Middleware } from 'openapi-fetch';
import { expect, expectTypeOf, test, vi } from 'vitest';
import {
  addConfirmation,
  envelope,
  loginNeeded,
  notes,
  scriptedFetch,
} from '../../test-support/scripted-fetch.ts';
import { createShopClient } from '../client.ts';
import { connectShop } from '../connection.ts';
import { addCartItem, getGoods, listNotices, uploadPicture } from '../generated/calls.ts';
import { memorySession } from '../session/adapters.ts';
import type { Fetch } from '../transport/pipeline.ts';
import { rawClient } from './raw.ts';

const baseUrl = 'http://shop.test';

test('the raw client is typed by path, leaves envelopes unopened and uses the same session', async () => {
  const session = memorySession('tok_0');
  const { fetch, requests } = scriptedFetch(() => envelope(notes, 'tok_1'));
  const { data } = await rawClient(connectShop({ baseUrl, fetch, session, locale: 'de' })).GET(
    '/api/index/title',
  );
  expect(data).toEqual(notes);
  expectTypeOf(data?.code).toEqualTypeOf<1 | 2 | undefined>();
  expect(requests[0]?.headers.get('authorization')).toBe('tok_0');
  expect(requests[0]?.headers.get('accept-language')).toBe('de');
  expect(session.read()).toBe('tok_1');
});

test('the raw client retries lookups with their body, and never writes', async () => {
  const { fetch, requests } = scriptedFetch(() => Promise.reject(new TypeError('fetch failed')));
  const raw = rawClient(connectShop({ baseUrl, fetch, retry: { firstDelayMs: 1 } }));
  await expect(raw.POST('/api/goods/getGoodsById', { body: { id: 12 } })).rejects.toMatchObject({
    kind: 'network',
    operation: 'getGoods',
  });
  expect(requests.map(({ body }) => body)).toEqual(Array(3).fill('{"id":12}'));
  await expect(raw.POST('/api/product/addCart', { body: { id: 12, goods_number: 1 } })).rejects.toMatchObject(
    {
      kind: 'network',
      operation: 'addCartItem',
    },
  );
  expect(requests).toHaveLength(4);
});

test('the raw client finds the operation below a base path that contains /api/', async () => {
  const { fetch, requests } = scriptedFetch(() => Promise.reject(new TypeError('fetch failed')));
  const raw = rawClient(
    connectShop({ baseUrl: `${baseUrl}/api/shop`, fetch, retry: { limit: 1, firstDelayMs: 1 } }),
  );
  await expect(raw.POST('/api/goods/getGoodsById', { body: { id: 12 } })).rejects.toMatchObject({
    operation: 'getGoods',
  });
  expect(requests.map(({ headers }) => headers.has('idempotency-key'))).toEqual([false, false]);
});

test('the raw client finds the operation below a base path, and reads the language before each call', async () => {
  const answers = [() => Promise.reject(new TypeError('fetch failed')), () => envelope(notes)];
  const { fetch, requests } = scriptedFetch((_request, count) => answers[count - 1]?.() ?? envelope(notes));
  const locales = ['de', 'fr'] as const;
  const locale = () => locales[requests.length === 0 ? 0 : 1];
  const headers = { 'X-Note': 'all' };
  const raw = rawClient(
    connectShop({ baseUrl: `${baseUrl}/eu`, fetch, locale, headers, retry: { firstDelayMs: 1 } }),
  );
  await raw.GET('/api/index/title', { headers: { 'x-note': 'one' } });
  await raw.GET('/api/index/title');
  expect(requests.map(({ headers }) => headers.get('accept-language'))).toEqual(['de', 'de', 'fr']);
  expect(requests.map(({ headers }) => headers.get('x-note'))).toEqual(['one', 'one', 'all']);
});

test('the raw client passes on status, headers and empty bodies, and a hidden redirect is an error', async () => {
  const hidden = Object.defineProperty(new Response(null), 'status', { value: 0 });
  const answers = [
    new Response('{"code":9005}', { status: 404, headers: { 'request-id': 'req_1' } }),
    new Response(null, { status: 204 }),
    hidden,
  ];
  const bodies: unknown[] = [];
  const fetch: Fetch = async (_url, { body }) => {
    bodies.push(body);
    return answers[bodies.length - 1] ?? Response.error();
  };
  const raw = rawClient(connectShop({ baseUrl, fetch }));
  const missing = await raw.GET('/api/index/title');
  expect([missing.response.status, missing.response.headers.get('request-id')]).toEqual([404, 'req_1']);
  expect((await raw.GET('/api/index/title')).response.status).toBe(204);
  expect((await raw.GET('/api/index/title')).response.type).toBe('error');
  // Platforms refuse a GET with a body, even an empty one.
  expect(bodies).toEqual([null, null, null]);
});

test('[AUTH-04] a refusal for an ended session ends the session of the raw client too', async () => {
  const onSessionEnded = vi.fn();
  const session = memorySession('tok_0');
  const answers = [envelope(addConfirmation), envelope(loginNeeded)];
  const { fetch } = scriptedFetch((_request, count) => answers[count - 1] ?? envelope(addConfirmation));
  const raw = rawClient(connectShop({ baseUrl, fetch, session, hooks: { onSessionEnded } }));
  await raw.POST('/api/product/addCart', { body: { id: 12, goods_number: 1 } });
  expect(session.read()).toBe('tok_0');
  const { data } = await raw.POST('/api/product/addCart', { body: { id: 12, goods_number: 1 } });
  expect(data).toEqual(loginNeeded);
  expect(onSessionEnded).toHaveBeenCalledTimes(1);
  expect(session.read()).toBeUndefined();
});

test('a write by path gets a new idempotency key unless the caller passes one', async () => {
  const { fetch, requests } = scriptedFetch(({ method }) =>
    envelope(method === 'GET' ? notes : addConfirmation),
  );
  const raw = rawClient(connectShop({ baseUrl, fetch }));
  const body = { id: 12, goods_number: 1 };
  await raw.POST('/api/product/addCart', { body });
  await raw.POST('/api/product/addCart', { body, headers: { 'Idempotency-Key': 'my-intention' } });
  await raw.POST('/api/goods/getGoodsById', { body: { id: 12 } });
  await raw.GET('/api/index/title');
  expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
    expect.stringMatching(/^[0-9a-f-]{32,36}$/),
    'my-intention',
    null,
    null,
  ]);
});

test('a connection has one client, and every call uses it', async () => {
  const { fetch, requests } = scriptedFetch(({ method }) =>
    envelope(method === 'GET' ? notes : addConfirmation),
  );
  const shop = createShopClient({ baseUrl, fetch });
  const paths: string[] = [];
  const seenRequests: unknown[] = [];
  const watching: Middleware = {
    onRequest: ({ request, schemaPath }) => {
      paths.push(schemaPath);
      request.headers.set('x-trace', 'abc');
    },
    onResponse: async ({ response }) => void seenRequests.push(await response.clone().json()),
  };
  expect(rawClient(shop)).toBe(rawClient(shop));
  rawClient(shop).use(watching);
  expect(await shop.listNotices()).toEqual({ msg: notes.msg });
  expect(await addCartItem(shop, { id: 12, goods_number: 1 })).toEqual({
    msg: addConfirmation.msg,
    number: 1,
  });
  await rawClient(shop).GET('/api/index/title');
  expect(paths).toEqual(['/api/index/title', '/api/product/addCart', '/api/index/title']);
  expect(requests.map(({ headers }) => headers.get('x-trace'))).toEqual(['abc', 'abc', 'abc']);
  expect(requests[1]?.body).toBe('{"id":12,"goods_number":1}');
  expect(seenRequests).toEqual([notes, addConfirmation, notes]);
});

test('the fetch option of a call replaces that of the connection for this call only', async () => {
  const { fetch, requests } = scriptedFetch(() => envelope(notes));
  const other = scriptedFetch(() => envelope({ code: 1, msg: [] }));
  const shop = connectShop({ baseUrl, fetch, session: memorySession('tok_0') });
  expect(await listNotices(shop, { fetch: other.fetch })).toEqual({ msg: [] });
  expect(await listNotices(shop)).toEqual({ msg: notes.msg });
  await rawClient(shop).GET('/api/index/title');
  expect(other.requests.map(({ headers }) => headers.get('authorization'))).toEqual(['tok_0']);
  expect(requests).toHaveLength(2);
});

test('the keepalive option works for calls by name and by path', async () => {
  const keepaliveValues: unknown[] = [];
  const fetch: Fetch = async (_url, { method, keepalive }) => {
    keepaliveValues.push(keepalive);
    return envelope(method === 'GET' ? notes : addConfirmation);
  };
  const shop = connectShop({ baseUrl, fetch });
  await addCartItem(shop, { id: 12, goods_number: 1 }, { keepalive: true });
  await addCartItem(shop, { id: 12, goods_number: 1 });
  await rawClient(shop).GET('/api/index/title', { keepalive: true });
  await addCartItem(shop, { id: 12, goods_number: 1 }, { keepalive: true });
  expect(keepaliveValues).toEqual([true, undefined, true, true]);
});

test('middleware may respond to a call, refuse it, or send another request', async () => {
  const { fetch, requests } = scriptedFetch(() => envelope(notes));
  const shop = connectShop({ baseUrl, fetch, retry: { limit: 0 } });
  const answers = [
    () => envelope({ code: 1, msg: [] }),
    () => envelope({ code: 9006, msg: 'Down' }, undefined, 503),
  ];
  const answerFromCache: Middleware = { onRequest: () => answers.shift()?.() };
  const client = rawClient(shop);
  client.use(answerFromCache);
  expect(await listNotices(shop)).toEqual({ msg: [] });
  expect(await listNotices(shop).safe()).toMatchObject({ error: { kind: 'http', status: 503, code: 9006 } });
  expect(requests).toHaveLength(0);
  client.eject(answerFromCache);
  client.use({ onRequest: ({ request }) => new Request(`${request.url}?again`, request) });
  expect(await listNotices(shop)).toEqual({ msg: notes.msg });
  expect(requests.map(({ url }) => url)).toEqual(['http://shop.test/api/index/title?again']);
});

test('middleware receives a form unchanged', async () => {
  const forwardedRequests: Request[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    forwardedRequests.push(new Request(url, init));
    return envelope({ code: 1, msg: 'Uploaded', url: '/a.png' });
  };
  const shop = connectShop({ baseUrl, fetch });
  rawClient(shop);
  // No text has these bytes.
  const bytes = new Uint8Array([0x89, 0xff, 0x00]);
  await uploadPicture(shop, { file: new Blob([bytes], { type: 'image/png' }) });
  const file = (await forwardedRequests[0]?.formData())?.get('file');
  expect(file).toMatchObject({ type: 'image/png' });
  expect(file instanceof Blob && new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
});

test('the SDK retries a lookup with its body behind middleware, too', async () => {
  const { fetch, requests } = scriptedFetch(() => Promise.reject(new TypeError('fetch failed')));
  const shop = connectShop({ baseUrl, fetch, retry: { firstDelayMs: 1 } });
  rawClient(shop);
  await expect(getGoods(shop, { id: 12 })).rejects.toMatchObject({ kind: 'network', operation: 'getGoods' });
  expect(requests.map(({ body }) => body)).toEqual(Array(3).fill('{"id":12}'));
});
