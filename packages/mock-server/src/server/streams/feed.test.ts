import { expect, onTestFinished, test } from 'vitest';
import { createControl } from '../../control/control.ts';
import type { FeedEvent, FeedState } from '../../control/follow-feed.ts';
import { followFeed } from '../../control/follow-feed.ts';
import type { MockServer } from '../start-mock-server.ts';
import { get, post, startTestServer } from '../testing/testing-server.ts';

const session = 'watched';
const headers = { 'x-mock-session': session };

async function listen(server: MockServer, options: { session?: string; token?: string } = {}) {
  const events: FeedEvent[] = [];
  const states: FeedState[] = [];
  const stop = followFeed({
    url: server.url,
    ...options,
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
  });
  onTestFinished(stop);
  await expect.poll(() => states).toEqual(['open']);
  const names = () => events.map(({ name }) => name);
  return { events, names, states, stop };
}

test('a call is reported after its answer, as in the list of calls', async () => {
  const server = await startTestServer();
  const { events } = await listen(server);
  await get(server, '/api/term/getTerm', headers);
  await expect.poll(() => events.length).toBe(2);
  const { calls } = await createControl({ url: server.url }).calls(session);
  expect(events).toEqual([
    { name: 'call', data: calls[0] },
    { name: 'session', data: { session } },
  ]);
});

test('control calls are reported: scenarios, clock, faults, and a changed world', async () => {
  const server = await startTestServer();
  const control = createControl({ url: server.url });
  await control.createSession({ name: session });
  const { names, events } = await listen(server);
  await control.setScenarios(session, ['cart.many'], { keep: true });
  await expect.poll(names).toEqual(['scenarios', 'world']);
  expect(events[0]?.data).toEqual({ session, scenarios: ['cart.many'] });
  await control.turnClock(session, { advance: 60_000 });
  await expect.poll(names).toEqual(['scenarios', 'world', 'clock', 'world']);
  await control.planFault(session, { kind: 'reset' });
  await expect.poll(() => names().slice(4)).toEqual(['faults', 'world']);
});

test('an email is reported with its text', async () => {
  const server = await startTestServer();
  const { events } = await listen(server, { session });
  const ofMails = () => events.filter(({ name }) => name === 'mail');
  await get(server, '/api/term/getTerm', headers);
  await post(server, '/api/index/popupSignUp', { email: 'eve@example.com' }, headers);
  await expect.poll(ofMails).toMatchObject([{ data: { session, mail: { to: 'eve@example.com' } } }]);
});

test('the emails of a restored world are not reported', async () => {
  const server = await startTestServer();
  const control = createControl({ url: server.url });
  await control.createSession({ name: session });
  await post(server, '/api/index/popupSignUp', { email: 'eve@example.com' }, { 'x-mock-session': 'other' });
  const { names } = await listen(server, { session });
  await control.restoreSnapshot(session, (await control.readSnapshot('other')).snapshot);
  expect((await control.outbox(session)).mails).toHaveLength(1);
  await expect.poll(names).toContain('world');
  expect(names()).not.toContain('mail');
});

test('opened streams, pushed events and closed streams are reported', async () => {
  const server = await startTestServer();
  const control = createControl({ url: server.url });
  await control.createSession({ name: session });
  const { events } = await listen(server, { session });
  const dataOf = (name: string) => events.filter((event) => event.name === name).map(({ data }) => data);
  const leaving = new AbortController();
  await fetch(`${server.url}/api/index/getActivityTime`, { headers, signal: leaving.signal });
  await control.pushToStreams(session, 'guan', 0);
  leaving.abort();
  await expect
    .poll(() => dataOf('streams'))
    .toEqual([
      { session, open: 1 },
      { session, open: 0 },
    ]);
  expect(dataOf('event')).toEqual([{ session, event: 'guan', value: 0, reached: 1 }]);
});

test('a subscriber of one session receives no events of others', async () => {
  const server = await startTestServer();
  const { events } = await listen(server, { session });
  await get(server, '/api/term/getTerm', { 'x-mock-session': 'other' });
  await get(server, '/api/term/getTerm', headers);
  await expect.poll(() => events.length).toBe(2);
  expect(events.every(({ data }) => 'session' in data && data.session === session)).toBe(true);
});

test('[M22] disconnecting frees a slot: more than fifty in turn, never fifty-one at a time', async () => {
  const server = await startTestServer();
  const open = async () => {
    const leaving = new AbortController();
    onTestFinished(() => leaving.abort());
    const { status } = await fetch(`${server.url}/__mock/feed`, { signal: leaving.signal });
    return { status, leave: () => leaving.abort() };
  };
  const readers = await Promise.all(Array.from({ length: 50 }, open));
  expect((await open()).status).toBe(503);
  for (const { leave } of readers) leave();
  await expect.poll(async () => (await open()).status).toBe(200);
});

test('a subscriber without the token is refused for good, one with it receives everything', async () => {
  const server = await startTestServer({ host: '0.0.0.0' });
  const local = { ...server, url: `http://127.0.0.1:${server.port}` };
  const states: FeedState[] = [];
  const stop = followFeed({ url: local.url, onEvent: () => {}, onState: (state) => states.push(state) });
  onTestFinished(stop);
  await expect.poll(() => states).toEqual(['refused']);
  const { events } = await listen(local, { token: String(server.controlToken) });
  await get(local, '/api/term/getTerm');
  await expect.poll(() => events.length).toBeGreaterThan(0);
});
