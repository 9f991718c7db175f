import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { picture } from '../../testing/pictures.ts';
import { listenOnFreePort } from '../listen-on-free-port.ts';
import { get, post, readAnswer, startTestServer } from '../testing/testing-server.ts';
import type { BackendOptions } from './backend.ts';

const cart = '/api/product/getGoodsCart';
const json = { 'content-type': 'application/json' };
const failedAnswer = JSON.stringify({ code: 2, msg: 'from the backend' });

/** A backend with a given answer, which records its requests. */
async function startBackend(answer: RequestListener) {
  const requests: { request: IncomingMessage; body: Buffer }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    requests.push({ request, body: Buffer.concat(chunks) });
    answer(request, response);
  });
  const { port } = await listenOnFreePort(server, 0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${port}`, requests };
}

async function startBoth(answer: RequestListener, options: Partial<BackendOptions> = {}) {
  const backend = await startBackend(answer);
  const proxy = { url: backend.url, operations: ['getCart'] as const, ...options };
  return { ...backend, mock: await startTestServer({ proxy }) };
}

const answerWith =
  (text: string, headers: Record<string, string> = json, status = 200) =>
  (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, headers).end(text);
  };

test('the backend answers the named calls, the shop every other one', async () => {
  const { mock, requests } = await startBoth(
    answerWith(failedAnswer, { ...json, 'x-trace': 'abc', 'set-cookie': 'a=b' }),
  );
  const answer = await post(mock, cart, {});
  expect(answer).toMatchObject({ status: 200, text: failedAnswer });
  expect(answer.headers.get('x-trace')).toBe('abc');
  expect(answer.headers.getSetCookie()).toEqual(['a=b']);
  expect((await post(mock, '/api/goods/getGoodsByType', {})).body).toMatchObject({ code: 1 });
  expect(requests.map(({ request }) => request.url)).toEqual([cart]);
  expect((await get(mock, '/__mock/calls')).body).toMatchObject({
    calls: [{ operationId: 'getCart', code: 2, backend: expect.stringContaining('http://127.0.0.1:') }, {}],
  });
});

test('proxies a request with its bytes, path and headers, without the headers of the mock', async () => {
  const { mock, requests, url } = await startBoth(answerWith(failedAnswer), { operations: ['*'] });
  const body = '{ "id":1131,  "goods_number": 1 }';
  const headers = {
    authorization: 'tok_mine',
    'accept-language': 'ja',
    'idempotency-key': 'k1',
    'x-mock-session': 'mine',
    'x-mock-latency': '1',
    cookie: 'a=b; mock_session=mine',
  };
  await post(mock, '/api/product/addCart?from=here', body, headers);
  const { request, body: receivedBody } = requests[0] ?? expect.fail('nothing came');
  expect(receivedBody.toString()).toBe(body);
  expect(request.url).toBe('/api/product/addCart?from=here');
  expect(request.headers).toMatchObject({
    authorization: 'tok_mine',
    'accept-language': 'ja',
    cookie: 'a=b',
  });
  expect(request.headers.host).toBe(new URL(url).host);
  expect(Object.keys(request.headers).filter((name) => name.startsWith('x-mock'))).toEqual([]);
});

test('proxies an uploaded file byte for byte', async () => {
  const { mock, requests } = await startBoth(answerWith(failedAnswer), { operations: ['*'] });
  const form = new FormData();
  form.append('file', picture(), 'photo.png');
  const bytes = Buffer.from(await new Response(form).arrayBuffer());
  const type = 'multipart/form-data; boundary=anything';
  const answer = await fetch(new URL('/api/goods/upload', mock.url), {
    method: 'POST',
    headers: { 'content-type': type },
    body: bytes,
  });
  expect((await readAnswer(answer)).text).toBe(failedAnswer);
  expect(requests[0]?.body.equals(bytes)).toBe(true);
});

test('an answer that violates the contract is passed through and recorded', async () => {
  const brokenAnswer = '{"code":1,"msgData":"none"}';
  const { mock } = await startBoth(answerWith(brokenAnswer));
  expect(await post(mock, cart, { nobody: 1 })).toMatchObject({ status: 200, text: brokenAnswer });
  const { violations } = Object((await get(mock, '/__mock/violations')).body);
  expect(violations).toContainEqual(expect.objectContaining({ side: 'request', operationId: 'getCart' }));
  expect(violations).toContainEqual(expect.objectContaining({ side: 'answer', operationId: 'getCart' }));
});

test.each([
  ['an HTML page', '<h1>Bad Gateway</h1>', { 'content-type': 'text/html' }, 502],
  ['an empty body', '', json, 200],
  ['half an object', '{"code":', json, 200],
])('%s of the backend is passed through and recorded', async (_what, text, headers, status) => {
  const { mock } = await startBoth(answerWith(text, headers, status));
  expect(await post(mock, cart, {})).toMatchObject({ status, text });
  const { violations } = Object((await get(mock, '/__mock/violations')).body);
  expect(violations).toContainEqual(expect.objectContaining({ side: 'answer', operationId: 'getCart' }));
});

test('a compressed answer is decompressed for validation, and passed through compressed', async () => {
  const { mock } = await startBoth((_request, response) => {
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipSync(failedAnswer));
  });
  expect(await post(mock, cart, {})).toMatchObject({ status: 200, text: failedAnswer });
  expect((await get(mock, '/__mock/calls')).body).toMatchObject({ calls: [{ code: 2, findings: [] }] });
});

test('a login at the backend is valid for calls that the shop answers', async () => {
  const { mock } = await startBoth(
    answerWith(failedAnswer, { ...json, authorization: 'tok_of_the_backend' }),
    {
      operations: ['logIn'],
    },
  );
  await post(mock, '/api/login/login', { email: 'vip@example.com', password: 'secret-2026' });
  const info = await post(mock, '/api/order/getUserInfo', {}, { authorization: 'tok_of_the_backend' });
  expect(info.text).toContain('vip@example.com');
});

test('an unreachable backend is 502, a slow one 504, both in the envelope', async () => {
  const nowhere = await startTestServer({ proxy: { url: 'http://127.0.0.1:9', operations: ['*'] } });
  const msg = 'http://127.0.0.1:9 cannot be reached: ECONNREFUSED.';
  expect(await post(nowhere, cart, {})).toMatchObject({ status: 502, body: { code: 9005, msg } });
  const silent = await startBoth(() => {}, { timeoutMs: 30 });
  const late = { code: 9005, msg: expect.stringMatching(/did not answer within 30 ms\.$/) };
  expect(await post(silent.mock, cart, {})).toMatchObject({ status: 504, body: late });
  const haltingServers = await startBoth(
    (_request, response) => void response.writeHead(200, json).write('{'),
    {
      timeoutMs: 30,
    },
  );
  expect(await post(haltingServers.mock, cart, {})).toMatchObject({ status: 504, body: late });
  const brokenServers = await startBoth((_request, response) => response.req.socket.destroy());
  expect(await post(brokenServers.mock, cart, {})).toMatchObject({ status: 502, body: { code: 9005 } });
});

test('faults apply to proxied calls', async () => {
  const { mock, requests } = await startBoth(answerWith(failedAnswer));
  expect((await post(mock, cart, {}, { 'x-mock-fault': 'html-500' })).status).toBe(500);
  await expect(post(mock, cart, {}, { 'x-mock-fault': 'request-lost' })).rejects.toThrow();
  expect(requests).toHaveLength(1);
});

test.each([
  [
    'a compressed answer',
    gzipSync(failedAnswer).toString('latin1'),
    { ...json, 'content-encoding': 'gzip' },
    2,
  ],
  ['a page', '<h1>Bad Gateway</h1>', { 'content-type': 'text/html' }, undefined],
])('a fault that changes the body works with %s, too', async (_what, text, headers, before) => {
  const { mock } = await startBoth((_request, response) => {
    response.writeHead(200, headers).end(Buffer.from(text, 'latin1'));
  });
  const missingMessage = await post(mock, cart, {}, { 'x-mock-fault': 'missing-msg' });
  expect(missingMessage).toMatchObject({ status: 200, body: before === undefined ? {} : { code: before } });
  expect(missingMessage.headers.get('content-encoding')).toBeNull();
  const unknown = await post(mock, cart, {}, { 'x-mock-fault': 'unknown-code' });
  expect(unknown.body).toMatchObject({ code: 4_242_424 });
});

test('events pass through as they are sent', async () => {
  const { mock } = await startBoth(
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('event: kai\ndata: 1\n\n');
    },
    { operations: ['watchActivity'] },
  );
  const leaving = new AbortController();
  const stream = await fetch(new URL('/api/index/getActivityTime', mock.url), { signal: leaving.signal });
  const { value } = (await stream.body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe('event: kai\ndata: 1\n\n');
  leaving.abort();
});
