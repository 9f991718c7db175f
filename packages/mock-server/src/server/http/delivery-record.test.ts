import { expect, test } from 'vitest';
import type { MockServer } from '../start-mock-server.ts';
import { get, post, startTestServer } from '../testing/testing-server.ts';

const path = '/api/index/title';

async function recordUnder(kind: string, more: object = {}) {
  const server = await startTestServer();
  await post(server, '/__mock/faults', { kind, ...more });
  const answer = await get(server, path).catch(() => null);
  return { server, answer, record: await lastCall(server) };
}

async function lastCall(server: MockServer): Promise<Record<string, unknown>> {
  const { body } = await post(server, '/__mock/calls/await', { session: 'default' });
  return Object(body);
}

test('a call without faults has no delivery record', async () => {
  const { record } = await recordUnder('latency', { ms: 1 });
  expect(record).toMatchObject({ status: 200, code: 1, fault: 'latency' });
  expect(record).not.toHaveProperty('delivered');
});

test("a status changed by a fault is recorded as sent, next to the shop's answer", async () => {
  const { answer, record } = await recordUnder('status', { status: 503 });
  expect(answer?.status).toBe(503);
  expect(record).toMatchObject({
    ...{ status: 503, code: 9005, fault: 'status' },
    answer: { status: 200, body: { code: 1 } },
    delivered: {
      ...{ kind: 'whole', status: 503, body: answer?.body, sentence: 'The mock was told to answer 503.' },
      headers: { 'x-mock-fault': 'status 503', 'content-type': 'application/json; charset=utf-8' },
    },
  });
});

test.each([
  ['truncated', {}, { kind: 'cut', status: 200 }],
  ['drop-after-bytes', { bytes: 9 }, { kind: 'cut', status: 200, bytes: 9, body: '{"code":1' }],
  ['answer-lost', {}, { kind: 'reset', status: 0, bytes: 0 }],
  ['request-lost', {}, { kind: 'lost', status: 0, bytes: 0 }],
  ['reset', {}, { kind: 'reset', status: 0, bytes: 0 }],
  ['malformed-json', {}, { kind: 'whole', status: 200, body: '{"code":1,"msg":[{"id":' }],
  ['html-500', {}, { kind: 'whole', status: 500, body: expect.stringContaining('<h1>') }],
  ['empty', {}, { kind: 'whole', status: 200, bytes: 0 }],
  ['dribble', { ms: 20 }, { kind: 'slow', sentence: 'The answer left in pieces, over 20 ms.' }],
] as const)('with %s the record contains the sent body', async (kind, more, delivered) => {
  const { record } = await recordUnder(kind, more);
  expect(record).toMatchObject({ fault: kind, delivered });
  if ('status' in delivered) expect(record.status).toBe(delivered.status);
});

test('a cut answer records how many of how many bytes were sent', async () => {
  const { record } = await recordUnder('drop-after-bytes', { bytes: 9 });
  const { answer, delivered } = Object(record);
  const of = Buffer.byteLength(JSON.stringify(answer.body));
  expect(delivered).toMatchObject({ of, sentence: `The connection was broken after 9 of ${of} bytes.` });
});

test('a corrupted answer counts as called and not as covered, a slow one counts as both', async () => {
  const { server } = await recordUnder('missing-msg', { times: 1 });
  const coverage = async () => {
    const { body } = await get(server, '/__mock/coverage');
    const rows: { operationId: string }[] = Object(body).calls;
    return rows.find(({ operationId }) => operationId === 'listNotices');
  };
  expect(await coverage()).toMatchObject({ called: true, reached: [] });
  await post(server, '/__mock/faults', { kind: 'dribble', ms: 1 });
  await get(server, path);
  expect(await coverage()).toMatchObject({ called: true, reached: [1] });
});

test('a caller who disconnects before the answer is recorded as such', async () => {
  const server = await startTestServer();
  const leaving = new AbortController();
  const call = fetch(new URL(path, server.url), {
    headers: { 'x-mock-latency': '60000' },
    signal: leaving.signal,
  });
  await get(server, '/__mock/health');
  leaving.abort();
  await expect(call).rejects.toThrow();
  expect(await lastCall(server)).toMatchObject({ status: 0, code: null, delivered: { kind: 'abandoned' } });
});

test('the archive and the log contain the sent answer', async () => {
  const lines: string[] = [];
  const server = await startTestServer({ log: (line) => lines.push(line) });
  await post(server, '/__mock/faults', { kind: 'html-500' });
  await get(server, path);
  const { body } = await get(server, '/__mock/har');
  expect(body).toMatchObject({
    log: {
      entries: [{ response: { status: 500, content: { text: expect.stringContaining('<h1>') } } }],
    },
  });
  expect(lines[0]).toMatch(/ 500 \(html-500: .+\) \[default\]$/);
});

test('a secret in a cut answer is masked in the archive, although it is invalid JSON', async () => {
  const server = await startTestServer();
  await post(server, '/__mock/faults', { operationId: 'logIn', kind: 'drop-after-bytes', bytes: 70 });
  const login = { email: 'ada@example.com', password: 'volt-2026' };
  await post(server, '/api/login/login', login).catch(() => null);
  const { text } = await get(server, '/__mock/har');
  expect(text).toMatch(/\\"token\\":\\"x+"/);
});
