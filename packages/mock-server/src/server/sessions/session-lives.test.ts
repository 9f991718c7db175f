import { expect, test } from 'vitest';
import { createControl } from '../../control/control.ts';
import { followFeed } from '../../control/follow-feed.ts';
import { startingTokens } from '../../world/account/customers.ts';
import type { Answer } from '../testing/testing-server.ts';
import { get, post, startTestServer } from '../testing/testing-server.ts';

const sessionOrigin = {
  name: 'mine',
  scenarios: ['cart.many'],
  seed: '7',
  now: '2026-03-01T08:00:00Z',
  ahead: 1_000,
};

async function startControl(options: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer(options);
  return { server, control: createControl({ url: server.url }) };
}

test('a reset restores the initial state of a session: scenarios, seed and clock', async () => {
  const { control } = await startControl({ scenario: ['flash.closed'] });
  await control.createSession(sessionOrigin);
  const before = await control.session('mine');
  const state = await control.readState('mine');
  await control.turnClock('mine', { set: '2027-01-01T00:00:00Z', speed: 60 });
  await control.setScenarios('mine', ['cart.empty', 'lang.de'], { seed: '8' });
  await control.reset('mine');
  expect(await control.session('mine')).toEqual(before);
  expect(before).toMatchObject({ scenarios: ['cart.many'], seed: '7', now: '2026-03-01T08:00:01.000Z' });
  expect(await control.readState('mine')).toEqual(state);
});

test('[K08] a call that runs during a reset has its whole effect in the old or in the new world', async () => {
  const { server, control } = await startControl({ scenario: ['auth.customer', 'cart.empty'] });
  const call = (path: string, body: object, latency = 0) =>
    post(server, `/api/product/${path}`, body, {
      authorization: startingTokens.customer,
      'x-mock-latency': String(latency),
    });
  const numberOf = async (answer: Promise<Answer>) =>
    Number(Reflect.get(Object((await answer).body), 'number'));
  const add = (id: number, pieces: number, latency = 0) =>
    numberOf(call('addCart', { id, goods_number: pieces }, latency));
  for (const id of [1011, 1031, 1132, 1201, 1202, 2103]) await add(id, 3);
  const oldNumber = await numberOf(call('getGoodsCart', {}));
  expect(oldNumber).toBeGreaterThan(12);

  const additions = [0, 0, 5, 10].map((latency) => add(2011, 1, latency));
  const reads = [0, 5, 10, 20, 40].map((latency) => numberOf(call('getGoodsCart', {}, latency)));
  await Promise.all(additions.slice(0, 2));
  const reset = control.reset('default');
  additions.push(add(2011, 1), add(2011, 1), add(2011, 1, 5));
  await reset;
  additions.push(add(2011, 1));
  const answers = await Promise.all(additions);
  const readNumbers = await Promise.all(reads);
  const inOrder = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other);
  const older = inOrder(answers.filter((number) => number > oldNumber));
  const newer = inOrder(answers.filter((number) => number <= oldNumber));
  expect(older).toEqual(older.map((_, index) => oldNumber + 1 + index));
  expect(newer).toEqual(newer.map((_, index) => 1 + index));
  expect(older.length).toBeGreaterThanOrEqual(2);
  expect(newer.length).toBe(additions.length - older.length);
  expect(newer.length).toBeGreaterThanOrEqual(1);
  const possible = [0, ...newer, oldNumber, ...older];
  for (const number of readNumbers) expect(possible).toContain(number);
  expect(await numberOf(call('getGoodsCart', {}))).toBe(newer.length);
});

test('a session created on first use is reset to the server’s default state', async () => {
  const { control } = await startControl({ scenario: ['flash.closed'] });
  await control.setScenarios('default', ['cart.many'], { seed: '8', now: '2027-01-01T00:00:00Z' });
  await control.reset('default');
  expect(await control.session('default')).toMatchObject({
    ...{ scenarios: ['flash.closed'], seed: null, now: '2026-01-15T12:00:00.000Z' },
  });
});

test('the list of sessions has the origin and the idle time of each', async () => {
  const { server, control } = await startControl();
  await control.createSession({ name: 'link-0123456789' });
  await get(server, '/api/index/title', { 'x-mock-scenario': 'cart.many' });
  const { sessions, known } = await control.sessions();
  expect(known.map(({ session }) => session)).toEqual(sessions);
  const rows = Object.fromEntries(
    known.map(({ session, origin, scenarios }) => [session, { origin, scenarios }]),
  );
  expect(rows).toEqual({
    default: { origin: 'named', scenarios: [] },
    'link-0123456789': { origin: 'link', scenarios: [] },
    'default~cart.many': { origin: 'scenario', scenarios: ['cart.many'] },
  });
  for (const { idleMs } of known) expect(idleMs).toBeGreaterThanOrEqual(0);
});

test('idle sessions are removed at once, except the shared one', async () => {
  const { control } = await startControl();
  for (const name of ['one', 'two']) await control.createSession({ name });
  expect(await control.removeIdleSessions()).toEqual({ removed: [] });
  expect(await control.removeIdleSessions(0)).toEqual({ removed: ['one', 'two'] });
  expect((await control.sessions()).sessions).toEqual(['default']);
});

test('the feed reports deleted sessions', async () => {
  const { server, control } = await startControl();
  await control.createSession({ name: 'one' });
  const sessionEnd = Promise.withResolvers<string>();
  const sessionStart = Promise.withResolvers<void>();
  const stop = followFeed({
    url: server.url,
    onState: () => sessionStart.resolve(),
    onEvent: (event) => (event.name === 'ended' ? sessionEnd.resolve(event.data.session) : undefined),
  });
  await sessionStart.promise;
  await control.deleteSession('one');
  expect(await sessionEnd.promise).toBe('one');
  stop();
});

test('repeated patches cannot exceed the maximum size of a session', { timeout: 30_000 }, async () => {
  const { control } = await startControl();
  const { state } = await control.readState('default');
  const first = '/answers/first';
  const value = { fingerprint: 1, storedAt: 1, headers: {}, body: { code: 1, msg: 'x'.repeat(900_000) } };
  await control.patchState('default', [{ op: 'add', path: first, value }]);
  const copies = Array.from(
    { length: 9 },
    (_, number) => ({ op: 'copy', from: first, path: `/answers/${number}` }) as const,
  );
  await control.patchState('default', copies.slice(0, 4));
  await control.patchState('default', copies.slice(4, 8));
  await expect(control.patchState('default', copies.slice(8, 9))).rejects.toMatchObject({
    status: 413,
    sentence: expect.stringContaining('The session would remember more than 8 MB beside 40 MB of pictures.'),
  });
  await control.reset('default');
  expect(await control.readState('default')).toEqual({ session: 'default', state });
});
