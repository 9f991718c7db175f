import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { MockServer } from '../start-mock-server.ts';
import { get, post, startTestServer } from '../testing/testing-server.ts';

function awaitCall(server: MockServer, pattern: object) {
  return post(server, '/__mock/calls/await', pattern);
}

test('a call can be read in full: request, answer, duration', async () => {
  const server = await startTestServer();
  await post(server, '/api/goods/getLang', { lang: 'de' });
  const { body } = await get(server, '/__mock/calls');
  expect(body).toEqual({ calls: [expect.objectContaining({ id: 1, operationId: 'setLanguage', code: 1 })] });
  expect(JSON.stringify(body)).not.toContain('"request"');
  expect((await get(server, '/__mock/calls/1')).body).toMatchObject({
    request: { body: { lang: 'de' }, headers: { 'content-type': 'application/json' } },
    answer: { body: { code: 1, locale: 'de' } },
    durationMs: expect.any(Number),
  });
  expect((await get(server, '/__mock/calls/99')).status).toBe(404);
});

test('[M05] of an unexpected body only the size is recorded', async () => {
  const server = await startTestServer();
  const body = JSON.stringify({ email: Array.from({ length: 300_000 }, () => ({})) });
  expect(await post(server, '/api/login/login', body)).toMatchObject({ status: 422 });
  const call = await get(server, '/__mock/calls/1');
  expect(call.body).toMatchObject({ request: { body: 'A body of 900011 characters, too many to keep.' } });
});

test('a test can wait for a future call, and gets a recorded one immediately', async () => {
  const server = await startTestServer();
  const awaitedCall = awaitCall(server, { operationId: 'setLanguage', within: 10_000 });
  await get(server, '/api/index/title');
  await post(server, '/api/goods/getLang', { lang: 'ja' }, { 'x-mock-session': 'other' });
  await post(server, '/api/goods/getLang', { lang: 'fr' });
  const { body } = await awaitedCall;
  expect(body).toMatchObject({ operationId: 'setLanguage', request: { body: { lang: 'fr' } } });
  expect((await awaitCall(server, { operationId: 'setLanguage' })).body).toEqual(body);
});

test('waiting times out with a message', async () => {
  const server = await startTestServer();
  await post(server, '/api/goods/getLang', { lang: 'fr' });
  const answer = await awaitCall(server, { operationId: 'setLanguage', after: 1, within: 20 });
  expect(answer).toMatchObject({
    status: 408,
    body: { msg: 'No setLanguage of session default within 20 ms.' },
  });
  expect(await awaitCall(server, { operationId: 'flyToTheMoon' })).toMatchObject({ status: 400 });
});

/** Splits a command line as a shell does, without running it. */
function wordsOf(command: string): string[] {
  const script = `curl() { for word in "$@"; do printf '%s\\0' "$word"; done; }; TOKEN=mine; MOCK_CONTROL_TOKEN=ours; ${command}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

test('the curl command of a call repeats it, with the user’s token', async () => {
  const server = await startTestServer();
  const headers = { authorization: 'tok_secret', 'x-mock-control': 'tok_secret', 'x-note': "it's" };
  await post(server, '/api/goods/getLang', { lang: 'de' }, headers);
  const { body } = await get(server, '/__mock/calls/1');
  const words = wordsOf(Object(body).curl);
  expect(words.slice(0, 3)).toEqual(['-X', 'POST', `${server.url}/api/goods/getLang`]);
  expect(words).toContain("x-note: it's");
  expect(words).toContain('authorization: mine');
  expect(words).toContain('x-mock-control: ours');
  expect(words.slice(-2)).toEqual(['--data-raw', '{"lang":"de"}']);
  expect(words.join(' ')).not.toContain('tok_secret');
});

test('the archive contains the calls of a session and no secrets', async () => {
  const server = await startTestServer();
  await get(server, '/api/term/getSpecificTerm?title=privacy', { authorization: 'tok_secret' });
  await get(server, '/api/index/title', { 'x-mock-session': 'other' });
  const { body, text } = await get(server, '/__mock/har?session=default');
  expect(text).not.toContain('tok_secret');
  expect(body).toMatchObject({
    log: {
      version: '1.2',
      entries: [
        {
          request: {
            method: 'GET',
            url: `${server.url}/api/term/getSpecificTerm?title=privacy`,
            queryString: [{ name: 'title', value: 'privacy' }],
          },
          response: { status: 200, content: { text: expect.stringContaining('"code":1') } },
        },
      ],
    },
  });
});
