import { request } from 'node:http';
import { expect, test } from 'vitest';
import type { MockServer, MockServerOptions } from '../start-mock-server.ts';
import { get, post, sendRaw, startTestServer } from '../testing/testing-server.ts';

test.each([
  'evil.example',
  'evil.example:4010',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  'evillocalhost',
  '10.0.0.1',
])('[M11] the host name %s is refused', async (host) => {
  const server = await startTestServer();
  const answer = await sendRaw(server, `GET /api/term/getTerm HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
  expect(answer).toMatchObject({ status: 421, body: { code: 9001 } });
});

test.each(['localhost', 'localhost:5173', '127.0.0.1', '[::1]:4010', 'shop.localhost'])(
  '[M11] the loopback name %s is served',
  async (host) => {
    const server = await startTestServer();
    const answer = await sendRaw(server, `GET /api/term/getTerm HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
    expect(answer.status).toBe(200);
  },
);

test.each([
  'https://evil.example',
  'null',
  'file://',
  'http://localhost.evil.example',
  'http://evillocalhost',
  'x',
])('[M12] a request from the origin %s is refused before any effect', async (origin) => {
  const server = await startTestServer();
  const scenario = '/__mock/sessions/default/scenario';
  const answers = [
    await post(server, '/api/goods/getLang', { lang: 'de' }, { origin }),
    await post(server, scenario, { scenarios: ['cart.many'] }, { origin }),
  ];
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 403, body: { code: 9001 } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
  expect((await get(server, '/__mock/calls')).body).toEqual({ calls: [] });
});

test.each([
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
])('[M12] an image or a frame of another site is refused: %j', async (headers) => {
  const server = await startTestServer();
  expect(await requestWith(server, '/__mock/sessions/flood/state', headers)).toBe(403);
  expect(await requestWith(server, '/api/index/title', headers)).toBe(403);
});

test('[M12] a link on another site opens a page', async () => {
  const server = await startTestServer();
  const headers = {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  };
  expect(await requestWith(server, '/__mock/docs', headers)).toBe(200);
});

test('looking at an unknown session does not create it', async () => {
  const server = await startTestServer();
  const looks = ['', '/state', '/snapshot', '/outbox'].map((part) => `/__mock/sessions/flood${part}`);
  for (const look of [...looks, '/__mock/clock?session=flood', '/__mock/pay/ch_1?session=flood'])
    await get(server, look);
  expect((await get(server, '/__mock/sessions')).text).not.toContain('flood');
});

test.each([
  ['192.168.1.5:4010', 200],
  ['[fe80::1]:4010', 200],
  ['mock:4010', 200],
  ['localhost', 200],
  ['evil.example', 421],
])('[M11] a server for other machines answers the host name %s with %i', async (host, status) => {
  expect(await statusFor({}, `host: ${host}`)).toBe(status);
});

test.each([
  ['mock.team.example', 200],
  ['MOCK.Team.Example:443', 200],
  ['other.team.example', 421],
  ['a.cluster.local', 200],
  ['cluster.local', 200],
  ['evilcluster.local', 421],
])('[M11] with names of a proxy, the host name %s is answered with %i', async (host, status) => {
  const allowedHosts = ['mock.team.example', '.cluster.local'];
  expect(await statusFor({ allowedHosts }, `host: ${host}`)).toBe(status);
});

test.each([
  ['https://mock.team.example', 200],
  ['https://team.example', 403],
  ['https://evil.example', 403],
  ['null', 403],
])(
  '[M12] behind a proxy that sends its own Host, a page of %s is answered with %i',
  async (origin, status) => {
    const headers = ['host: mock-server:4010', `origin: ${origin}`];
    expect(await statusFor({ allowedHosts: ['mock.team.example'] }, ...headers)).toBe(status);
  },
);

test('a server on loopback with the name of a proxy requires its control token', async () => {
  const server = await startTestServer({ allowedHosts: ['mock.team.example'] });
  expect(server.controlToken).toMatch(/^[\w-]{24}$/);
  expect((await get(server, '/__mock/sessions')).status).toBe(403);
});

test('[M12] a request from the shop on another loopback port is served', async () => {
  const server = await startTestServer();
  const answer = await get(server, '/api/term/getTerm', { origin: 'http://localhost:5173' });
  expect(answer.status).toBe(200);
});

test.each([
  { origin: 'http://localhost:9999' },
  { origin: 'http://localhost:9999', 'content-type': 'text/plain' },
  { origin: 'http://localhost:9999', 'content-type': 'application/x-www-form-urlencoded' },
  { 'sec-fetch-site': 'same-site' },
])('[M12] a page of another port changes no world without a preflight: %j', async (headers) => {
  const server = await startTestServer();
  await post(server, '/__mock/sessions/default/scenario', { scenarios: ['cart.many'] });
  const before = await get(server, '/__mock/sessions/default');
  expect(await requestWith(server, '/__mock/sessions/default/reset', headers, 'POST')).toBe(415);
  expect((await get(server, '/__mock/sessions/default')).body).toEqual(before.body);
});

test.each([
  {},
  { 'sec-fetch-mode': 'cors' },
  { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
])('[M12] a program, or a page that sends JSON, resets a session without a body: %j', async (headers) => {
  const server = await startTestServer();
  expect(await requestWith(server, '/__mock/sessions/default/reset', headers, 'POST')).toBe(200);
});

test('[M12] a preflight for the control API is refused', async () => {
  const server = await startTestServer();
  const preflight = { origin: 'http://localhost:9999', 'access-control-request-method': 'DELETE' };
  expect(await requestWith(server, '/__mock/sessions/default', preflight, 'OPTIONS')).toBe(405);
});

/** Not with `fetch`, which does not send these headers. */
function requestWith(
  server: MockServer,
  path: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  request(new URL(path, server.url), { method, headers }, (response) => {
    response.resume();
    resolve(response.statusCode ?? 0);
  })
    .on('error', reject)
    .end();
  return promise;
}

/** The status of a call of a server that other machines can reach. */
async function statusFor(
  options: Partial<MockServerOptions>,
  ...headers: readonly string[]
): Promise<number> {
  const server = await startTestServer({ host: '0.0.0.0', ...options });
  const lines = ['GET /api/term/getTerm HTTP/1.1', ...headers];
  return (await sendRaw(server, `${lines.join('\r\n')}\r\n\r\n`)).status;
}
