import { expect, test } from 'vitest';
import { get, post, sendRaw, startTestServer } from '../testing/testing-server.ts';

const cart = '/api/product/getGoodsCart';

/** All attacks of a hostile client, each in one request. */
const hostileBodies = [
  '{"items":',
  '['.repeat(200_000),
  '{"__proto__":{"code":1},"constructor":{"prototype":{"code":1}}}',
  JSON.stringify('x'.repeat(2_000_000)),
  '{"id":1e999}',
  `{"${'k'.repeat(100_000)}":1}`,
];

const requestHeads = [
  'POST //[ HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'BREW /api/product/addCart HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'GET /__mock/sessions/other/state HTTP/1.1\r\nhost: evil.example\r\n\r\n',
  'POST /__mock/sessions/other/reset HTTP/1.1\r\nhost: localhost\r\norigin: https://evil.example\r\ncontent-length: 0\r\n\r\n',
  'POST /__mock/sessions/..%2fother/reset HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: localhost\r\nhost: localhost\r\n\r\n',
];

test('[M15] attacks on one session change no other world, and the process survives', async () => {
  const server = await startTestServer({ scenario: ['auth.customer', 'cart.many'] });
  const mine = { 'x-mock-session': 'other', authorization: 'tok_customer_of_the_demonstration' };
  const before = await post(server, cart, {}, mine);
  const state = (await get(server, '/__mock/sessions/other/state')).text;
  for (const body of hostileBodies) {
    const answer = await post(server, cart, body, { 'x-mock-session': 'hostile' });
    expect(answer.status, body.slice(0, 40)).toBeGreaterThanOrEqual(400);
    expect(answer.status, body.slice(0, 40)).toBeLessThan(500);
    expect(answer.body).toMatchObject({ code: expect.any(Number), msg: expect.any(String) });
  }
  for (const head of requestHeads) {
    const answer = await sendRaw(server, head);
    expect(answer.status, head).toBeGreaterThanOrEqual(400);
    expect(answer.status, head).toBeLessThan(500);
    expect(answer.body, head).toMatchObject({ code: expect.any(Number), msg: expect.any(String) });
  }
  expect((await post(server, cart, {}, mine)).text).toBe(before.text);
  expect((await get(server, '/__mock/sessions/other/state')).text).toBe(state);
});

test.each([
  'mock_session=../../etc/passwd',
  'mock_session=',
  `mock_session=${'a'.repeat(5_000)}`,
  'mock_session=a b',
  'mock_session=a~cart.many',
  '=; ;;;=,mock_session',
  'mock_session=%00',
  '"; mock_session="x',
])('a cookie such as %j selects no session', async (cookie) => {
  const server = await startTestServer();
  const answer = await get(server, '/api/index/title', { cookie });
  expect(answer).toMatchObject({ status: 200, body: { code: 1 } });
  expect((await get(server, '/__mock/sessions')).body).toMatchObject({ sessions: ['default'] });
});

test.each(['../other', 'a b', 'x'.repeat(65), 'a~b', '%2e%2e', ''])(
  'the session name %j in a header is refused in the envelope',
  async (name) => {
    const server = await startTestServer();
    const answer = await get(server, '/api/index/title', { 'x-mock-session': name });
    expect(answer).toMatchObject({ status: 400, body: { code: 9001 } });
  },
);

test.each([
  'evil.example',
  '127.0.0.1.evil.example',
  '10.0.0.1',
  'localhost@evil.example',
  'evil.example:4010',
])('[M11] the control API refuses a page that uses the host name %s', async (host) => {
  const server = await startTestServer();
  for (const path of ['/__mock', '/__mock/calls', '/__mock/docs', '/__mock/sessions/default/state']) {
    const answer = await sendRaw(server, `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
    expect(answer, path).toMatchObject({ status: 421, body: { code: 9001 } });
  }
});
