import { createShopClient } from '@signal-shop/sdk';
import { expect, test } from 'vitest';
import { createWorld } from '../../scenarios/create/create-world.ts';
import { createShop } from '../../shop.ts';
import { delayOf } from '../../world/state/faults.ts';
import type { MockServer } from '../start-mock-server.ts';
import { get, post, sendRaw, startTestServer } from '../testing/testing-server.ts';
import { faultsOfHeaders } from './faults.ts';

const path = '/api/goods/getLang';

function plan(server: MockServer, fault: object) {
  return post(server, '/__mock/faults', fault);
}

function callsOf(server: MockServer) {
  return get(server, '/__mock/calls');
}

test('answer-lost processes the call, then resets the connection', async () => {
  const server = await startTestServer();
  await plan(server, { operationId: 'setLanguage', kind: 'answer-lost', times: 1 });
  await expect(post(server, path, { lang: 'de' })).rejects.toThrow('fetch failed');
  expect((await callsOf(server)).body).toMatchObject({
    calls: [{ fault: 'answer-lost', code: null, status: 0 }],
  });
  const categories = await post(server, '/api/index/getCategoryList', {}, { 'accept-language': '*' });
  expect(categories.body).toMatchObject({ msg: { lang: 'de' } });
});

test.each(['reset', 'request-lost'])('%s ends the connection before the call is processed', async (kind) => {
  const server = await startTestServer();
  await plan(server, { operationId: 'setLanguage', kind, times: 1 });
  await expect(post(server, path, { lang: 'de' })).rejects.toThrow('fetch failed');
  const categories = await post(server, '/api/index/getCategoryList', {}, { 'accept-language': '*' });
  expect(categories.body).toMatchObject({ msg: { lang: 'en' } });
});

test('empty answers 200 without a body', async () => {
  const server = await startTestServer();
  const answer = await post(server, path, { lang: 'de' }, { 'x-mock-fault': 'empty' });
  expect(answer).toMatchObject({ status: 200, text: '' });
});

test('malformed-json answers 200 with invalid JSON', async () => {
  const server = await startTestServer();
  const answer = await post(server, path, { lang: 'de' }, { 'x-mock-fault': 'malformed-json' });
  expect(answer.status).toBe(200);
  expect(answer.body).toBeUndefined();
});

test('html-500 answers an HTML page', async () => {
  const server = await startTestServer();
  const answer = await post(server, path, { lang: 'de' }, { 'x-mock-fault': 'html-500' });
  expect(answer.status).toBe(500);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('truncated and drop-after-bytes abort the connection in the middle of the answer', async () => {
  const server = await startTestServer();
  const request = (fault: string) =>
    sendRaw(server, `GET /api/term/getTerm HTTP/1.1\r\nhost: localhost\r\nx-mock-fault: ${fault}\r\n\r\n`);
  const droppedAnswer = await request('drop-after-bytes');
  expect(droppedAnswer).toMatchObject({ status: 200, body: undefined });
  const contentLength = Number(/content-length: (\d+)/.exec(droppedAnswer.head)?.[1]);
  expect(contentLength).toBeGreaterThan(64);
  await expect(get(server, '/api/term/getTerm', { 'x-mock-fault': 'truncated' })).rejects.toThrow(
    'terminated',
  );
});

test('unknown-code, missing-msg and wrong-content-type change one property of the answer', async () => {
  const server = await startTestServer();
  const ask = (kind: string) => get(server, '/api/index/title', { 'x-mock-fault': kind });
  const plain = await get(server, '/api/index/title');
  expect((await ask('unknown-code')).body).toEqual({ ...Object(plain.body), code: 4_242_424 });
  expect((await ask('missing-msg')).body).toEqual({ code: 1 });
  const mistypedAnswer = await ask('wrong-content-type');
  expect(mistypedAnswer.body).toEqual(plain.body);
  expect(mistypedAnswer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

test('status answers with the given status, in an envelope', async () => {
  const server = await startTestServer();
  await plan(server, { operationId: 'listNotices', kind: 'status', status: 429 });
  expect(await get(server, '/api/index/title')).toMatchObject({ status: 429, body: { code: 9006 } });
});

test('a status with a Retry-After makes a client repeat its call', async () => {
  const server = await startTestServer();
  const client = createShopClient({ baseUrl: server.url });
  const tooMany = { operationId: 'listNotices', kind: 'status', status: 429, times: 1 };
  await plan(server, tooMany);
  await expect(client.listNotices()).rejects.toMatchObject({ status: 429, retryAfterMs: undefined });
  await plan(server, { ...tooMany, retryAfter: 0 });
  expect(await client.listNotices()).toMatchObject({ msg: expect.any(Array) });
});

test('dribble sends the whole answer in chunks, over the given time', async () => {
  const server = await startTestServer();
  await plan(server, { operationId: 'listNotices', kind: 'dribble', ms: 100 });
  const startedAt = performance.now();
  const response = await fetch(new URL('/api/index/title', server.url));
  let pieces = 0;
  for await (const _piece of response.body ?? []) pieces += 1;
  expect(pieces).toBeGreaterThan(5);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(90);
});

test('a fault with a probability applies to the same calls of the same session every time', async () => {
  const shop = createShop({ scenarios: 'net.flaky-20' });
  const outcomes = async (session: string) => {
    const calls = Array.from({ length: 60 }, () =>
      shop.fetch('http://shop.test/api/index/title', { headers: { 'x-mock-session': session } }),
    );
    return (await Promise.allSettled(calls)).map(({ status }) => status === 'rejected');
  };
  const first = await outcomes('one');
  const lostCount = first.filter(Boolean).length;
  expect(lostCount).toBeGreaterThan(3);
  expect(lostCount).toBeLessThan(25);
  shop.reset('one');
  expect(await outcomes('one')).toEqual(first);
});

test.each(['truncated', 'drop-after-bytes', 'dribble', 'unknown-code', 'missing-msg', 'empty'] as const)(
  'in this process %s has the same effect as over HTTP',
  async (kind) => {
    const server = await startTestServer();
    const outcomeOf = async (request: () => Promise<Response>) => {
      try {
        return await (await request()).text();
      } catch (error) {
        return error instanceof TypeError ? 'broken' : error;
      }
    };
    const world = createWorld();
    world.state.faults.push({ operationId: '*', kind, ms: 40 });
    const inside = await outcomeOf(() => createShop(world).fetch('http://shop.test/api/index/title'));
    await plan(server, { kind, ms: 40 });
    expect(inside).toBe(await outcomeOf(() => fetch(new URL('/api/index/title', server.url))));
  },
);

test('latency delays the answer by the given time', async () => {
  const server = await startTestServer();
  const startedAt = performance.now();
  const answer = await post(server, path, { lang: 'de' }, { 'x-mock-latency': '120' });
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(115);
  expect(answer.body).toMatchObject({ code: 1 });
});

test('a latency without a time is two seconds, and a request can set it in a header', () => {
  expect(delayOf([{ operationId: '*', kind: 'latency' }])).toBe(2_000);
  expect(delayOf(faultsOfHeaders({ 'x-mock-fault': 'latency' }))).toBe(2_000);
  expect(delayOf(faultsOfHeaders({ 'x-mock-fault': 'latency', 'x-mock-latency': '30' }))).toBe(30);
});

test('a client that disconnects during the latency does no harm', async () => {
  const server = await startTestServer();
  const leaving = AbortSignal.timeout(30);
  const call = fetch(new URL('/api/term/getTerm', server.url), {
    headers: { 'x-mock-latency': '60000' },
    signal: leaving,
  });
  await expect(call).rejects.toThrow();
  expect((await get(server, '/api/term/getTerm')).status).toBe(200);
});

test('a fault skips the first calls and ends after its number of times', async () => {
  const server = await startTestServer();
  await plan(server, { operationId: 'listTerms', kind: 'html-500', after: 1, times: 2 });
  const statuses: number[] = [];
  for (let call = 0; call < 4; call += 1) statuses.push((await get(server, '/api/term/getTerm')).status);
  expect(statuses).toEqual([200, 500, 500, 200]);
});

test('a fault applies to its session only, and can be cleared', async () => {
  const server = await startTestServer();
  await plan(server, { session: 'mine', kind: 'html-500' });
  expect((await get(server, '/api/term/getTerm')).status).toBe(200);
  expect((await get(server, '/api/term/getTerm', { 'x-mock-session': 'mine' })).status).toBe(500);
  await fetch(new URL('/__mock/faults?session=mine', server.url), { method: 'DELETE' });
  expect((await get(server, '/api/term/getTerm', { 'x-mock-session': 'mine' })).status).toBe(200);
});

test.each(['fast', '-1', '1.5', '999999999'])('the latency %s is refused', async (latency) => {
  const server = await startTestServer();
  const answer = await post(server, path, { lang: 'de' }, { 'x-mock-latency': latency });
  expect(answer).toMatchObject({ status: 400, body: { code: 9001 } });
});

test('a reset sends no byte of an answer', async () => {
  const server = await startTestServer();
  const answer = await sendRaw(
    server,
    'GET /api/term/getTerm HTTP/1.1\r\nhost: localhost\r\nx-mock-fault: reset\r\n\r\n',
  );
  expect(answer).toMatchObject({ status: 0, head: '' });
});
