import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import type { MockServer } from '../start-mock-server.ts';
import { get, post, startTestServer } from '../testing/testing-server.ts';

const path = '/api/index/getActivityTime';

test('a subscriber receives the current state at once and each change when it happens', async () => {
  const server = await startTestServer({ scenario: ['flash.open'] });
  const stream = await watch(server);
  expect(await stream.next()).toBe('event: kai\ndata: 1');

  await post(server, '/__mock/sessions/default/scenario', { scenarios: ['flash.closed'] });
  const later = await watch(server);
  expect(await later.next()).toBe('event: guan\ndata: 0');
});

test('subscribers are notified when the clock closes the sale', async () => {
  const server = await startTestServer({ scenario: ['flash.closes-10s'] });
  const stream = await watch(server);
  expect(await stream.next()).toBe('event: kai\ndata: 1');
  await post(server, '/__mock/clock', { advance: 11_000 });
  expect(await stream.next()).toBe('event: guan\ndata: 0');
});

test('a pushed event reaches the subscribers of its session only', async () => {
  const server = await startTestServer({ scenario: ['sse.never'] });
  const mine = await watch(server, { 'x-mock-session': 'mine' });
  const other = await watch(server, { 'x-mock-session': 'other' });

  const pushAnswer = await post(server, '/__mock/streams/push', { session: 'mine', event: 'kai', value: 1 });
  expect(pushAnswer.body).toEqual({ session: 'mine', reached: 1, kept: 0 });
  expect(await mine.next()).toBe('event: kai\ndata: 1');

  await post(server, '/__mock/streams/push', { session: 'other', event: 'guan', value: 0 });
  expect(await other.next()).toBe('event: guan\ndata: 0');
});

test('dropped streams end, and a reconnecting subscriber receives the current state', async () => {
  const server = await startTestServer({ scenario: ['flash.open'] });
  const mine = await watch(server, { 'x-mock-session': 'mine' });
  const other = await watch(server, { 'x-mock-session': 'other' });
  for (const stream of [mine, other]) expect(await stream.next()).toBe('event: kai\ndata: 1');

  const dropAnswer = await post(server, '/__mock/streams/drop', { session: 'mine' });
  expect(dropAnswer.body).toEqual({ session: 'mine', closed: 1 });
  expect(await mine.next()).toBeNull();
  const again = await watch(server, { 'x-mock-session': 'mine' });
  expect(await again.next()).toBe('event: kai\ndata: 1');
  await post(server, '/__mock/streams/push', { session: 'other', event: 'guan', value: 0 });
  expect(await other.next()).toBe('event: guan\ndata: 0');
});

test('held events are counted and sent in order when the hold ends', async () => {
  const server = await startTestServer({ scenario: ['flash.closes-10s'] });
  const stream = await watch(server);
  expect(await stream.next()).toBe('event: kai\ndata: 1');
  const hold = await post(server, '/__mock/streams/hold', { hold: true });
  expect(hold.body).toEqual({ session: 'default', hold: true, kept: 0, released: 0 });

  await post(server, '/__mock/clock', { to: 'flash.end' });
  const pushAnswer = await post(server, '/__mock/streams/push', { event: 'kai', value: 1 });
  expect(pushAnswer.body).toEqual({ session: 'default', reached: 0, kept: 1 });
  const later = await watch(server);
  const streams = await get(server, '/__mock/streams?session=default');
  expect(streams.body).toEqual({ open: 2, hold: true, kept: 3 });

  const releaseAnswer = await post(server, '/__mock/streams/hold', { hold: false });
  expect(releaseAnswer.body).toEqual({ session: 'default', hold: false, kept: 0, released: 3 });
  expect([await stream.next(), await stream.next()]).toEqual(['event: guan\ndata: 0', 'event: kai\ndata: 1']);
  expect(await later.next()).toBe('event: guan\ndata: 0');
});

test('a restarted session has no hold', async () => {
  const server = await startTestServer({ scenario: ['flash.open'] });
  await post(server, '/__mock/streams/hold', { hold: true });
  await post(server, '/__mock/sessions/default/reset', {});
  expect((await get(server, '/__mock/streams')).body).toEqual({ open: 0, hold: false, kept: 0 });
  expect(await (await watch(server)).next()).toBe('event: kai\ndata: 1');
});

test('[M22] a subscriber that disconnects is removed', async () => {
  const server = await startTestServer();
  const stream = await watch(server);
  await stream.next();
  expect((await get(server, '/__mock/streams')).body).toMatchObject({ open: 1 });
  stream.leave();
  await expect.poll(async () => (await get(server, '/__mock/streams')).body).toMatchObject({ open: 0 });
});

test.each([
  ['sse.kai', 'event: kai\ndata: 1'],
  ['sse.guan', 'event: guan\ndata: 0'],
  ['sse.garbage', 'event: kai\ndata: {{{'],
])('the scenario %s starts with its event', async (scenario, event) => {
  const server = await startTestServer({ scenario: [scenario] });
  const stream = await watch(server);
  expect(await stream.next()).toBe(event);
});

test('a dropped stream sends the state and ends', async () => {
  const server = await startTestServer({ scenario: ['sse.drop'] });
  const stream = await watch(server);
  expect(await stream.next()).toMatch(/^event: (kai|guan)/);
  expect(await stream.next()).toBeNull();
});

test('a refused stream answers 503 in the envelope', async () => {
  const server = await startTestServer({ scenario: ['sse.refused'] });
  const answer = await get(server, path);
  expect(answer).toMatchObject({ status: 503, body: { code: 9006 } });
});

test('[M09] one address has at most 150 streams; a refused one closes its connection, and another address is served', async () => {
  const server = await startTestServer();
  const streams = await Promise.all(Array.from({ length: 150 }, () => watch(server)));
  const refused = await get(server, path);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('connection')).toBe('close');
  expect(await statusFrom('127.0.0.2', server)).toBe(200);
  for (const stream of streams) stream.leave();
});

test('closing the server ends its streams', async () => {
  const server = await startTestServer();
  const stream = await watch(server);
  await stream.next();
  await server.close();
  expect(await stream.next()).toBeNull();
});

function statusFrom(localAddress: string, server: MockServer): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const sent = request(new URL(path, server.url), { localAddress }, ({ statusCode = 0 }) => {
    resolve(statusCode);
    sent.destroy();
  });
  sent.on('error', reject).end();
  return promise;
}

interface Watcher {
  /** The next event as text, without comments; null when the stream has ended. */
  next(): Promise<string | null>;
  leave(): void;
}

async function watch(server: MockServer, headers: Record<string, string> = {}): Promise<Watcher> {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const response = await fetch(new URL(path, server.url), { headers, signal: leaving.signal });
  if (response.body === null) throw new Error('The stream has no body.');
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<string | null> => {
    while (!text.includes('\n\n')) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
      if (done) return null;
      text += value ?? '';
    }
    const end = text.indexOf('\n\n');
    const event = text.slice(0, end);
    text = text.slice(end + 2);
    return event.startsWith(':') ? next() : event;
  };
  return { next, leave: () => leaving.abort() };
}
