import { expect, test } from 'vitest';
import type { MockServer } from './start-mock-server.ts';
import { get, post, sendRaw, startTestServer } from './testing-server.ts';

const path = '/api/goods/getLang';

function plan(server: MockServer, fault: object) {
  return post(server, '/__mock/faults', fault);
}

function callsOf(server: MockServer) {
  return get(server, '/__mock/calls');
}

test('answer-lost does the work, then resets the connection', async () => {
  const server = await startTestServer();
  await plan(server, { operationId: 'setLanguage', kind: 'answer-lost', times: 1 });
  await expect(post(server, path, { lang: 'de' })).rejects.toThrow('fetch failed');
  expect((await callsOf(server)).body).toMatchObject({
    calls: [{ fault: 'answer-lost', code: null, status: 200 }],
  });
  const categories = await post(server, '/api/index/getCategoryList', {}, { 'accept-language': '*' });
  expect(categories.body).toMatchObject({ msg: { lang: 'de' } });
});

test.each(['reset', 'request-lost'])('%s ends the connection before any work is done', async (kind) => {
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

test('malformed-json answers 200 with JSON that cannot be read', async () => {
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

test('latency delays the answer by what was asked', async () => {
  const server = await startTestServer();
  const startedAt = performance.now();
  const answer = await post(server, path, { lang: 'de' }, { 'x-mock-latency': '120' });
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(115);
  expect(answer.body).toMatchObject({ code: 1 });
});

test('a client that leaves during the latency does no harm', async () => {
  const server = await startTestServer();
  const leaving = AbortSignal.timeout(30);
  const call = fetch(new URL('/api/term/getTerm', server.url), {
    headers: { 'x-mock-latency': '60000' },
    signal: leaving,
  });
  await expect(call).rejects.toThrow();
  expect((await get(server, '/api/term/getTerm')).status).toBe(200);
});

test('a fault lets the first calls pass and is over after its times', async () => {
  const server = await startTestServer();
  await plan(server, { operationId: 'listTerms', kind: 'html-500', after: 1, times: 2 });
  const statuses: number[] = [];
  for (let call = 0; call < 4; call += 1) statuses.push((await get(server, '/api/term/getTerm')).status);
  expect(statuses).toEqual([200, 500, 500, 200]);
});

test('a fault of one session leaves the others alone, and can be cleared', async () => {
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

test('a reset shows no byte of an answer', async () => {
  const server = await startTestServer();
  const answer = await sendRaw(
    server,
    'GET /api/term/getTerm HTTP/1.1\r\nhost: localhost\r\nx-mock-fault: reset\r\n\r\n',
  );
  expect(answer).toMatchObject({ status: 0, head: '' });
});
