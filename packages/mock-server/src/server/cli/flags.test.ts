import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { demoCustomer, frozenAtMs, startingTokens } from '../../index.ts';
import type { MockServer, MockServerOptions } from '../start-mock-server.ts';
import { get, post, startTestServer } from '../testing/testing-server.ts';

const login = '/api/login/login';
const cart = '/api/product/getGoodsCart';
const credentials = { email: demoCustomer.email, password: demoCustomer.password };

function file(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'mock-flags-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, name);
}

async function tokenOf(server: MockServer, headers: Record<string, string> = {}): Promise<string> {
  return (await post(server, login, credentials, headers)).headers.get('authorization') ?? '';
}

async function nowOf(server: MockServer): Promise<number> {
  return Object((await get(server, '/__mock/clock')).body).ms;
}

test('a seed reproduces pseudo-random values, another seed changes them', async () => {
  const token = async (seed: string) => tokenOf(await startTestServer({ seed }));
  expect(await token('one')).toBe(await token('one'));
  expect(await token('one')).not.toBe(await token('two'));
});

test('the size determines the number of goods', async () => {
  const total = async (size: 'tiny' | 'shop' | 'large') => {
    const { body } = await post(await startTestServer({ size }), '/api/goods/getGoodsByType', {});
    return Object(body).total;
  };
  const totals = [await total('tiny'), await total('shop'), await total('large')];
  expect(totals).toEqual([...totals].sort((one, other) => one - other));
  expect(new Set(totals).size).toBe(3);
});

test('the language is the default of sessions and requests without their own', async () => {
  const server = await startTestServer({ locale: 'de' });
  const failedLogin = (headers: Record<string, string> = {}) =>
    post(server, login, { ...credentials, password: 'wrong-2026' }, { 'accept-language': '*', ...headers });
  const german = (await failedLogin()).body;
  expect(german).toMatchObject({ msg: expect.stringMatching(/Passwort/) });
  expect((await failedLogin({ 'accept-language': 'en' })).body).toMatchObject({
    msg: expect.stringMatching(/password/),
  });
  await post(server, '/api/goods/getLang', { lang: 'fr' }, { 'x-mock-session': 'french' });
  expect((await failedLogin({ 'x-mock-session': 'french' })).body).toMatchObject({
    msg: expect.stringMatching(/passe/),
  });
  expect((await failedLogin()).body).toEqual(german);
});

test('with request isolation no change persists, and the initial state remains', async () => {
  const server = await startTestServer({ isolation: 'request', scenario: ['auth.customer', 'cart.one'] });
  const authorization = startingTokens.customer;
  const numberIn = async () => Object((await post(server, cart, {}, { authorization })).body).number;
  expect(await numberIn()).toBe(1);
  const addAnswer = await post(
    server,
    '/api/product/addCart',
    { id: 1131, goods_number: 2 },
    { authorization },
  );
  expect(addAnswer.body).toMatchObject({ code: 1 });
  expect(await numberIn()).toBe(1);
  const [one, other] = [await tokenOf(server), await tokenOf(server)];
  expect(one).toBe(other);
  expect((await post(server, '/api/order/getUserInfo', {}, { authorization: one })).body).toMatchObject({
    code: 1000,
  });
  await post(server, '/__mock/sessions/default/scenario', { scenarios: ['auth.customer', 'cart.many'] });
  expect(await numberIn()).toBeGreaterThan(1);
});

test('with global isolation all sessions share one world', async () => {
  const server = await startTestServer({ isolation: 'global' });
  const authorization = await tokenOf(server, { 'x-mock-session': 'one' });
  const info = await post(
    server,
    '/api/order/getUserInfo',
    {},
    { authorization, cookie: 'mock_session=two' },
  );
  expect(info.body).toMatchObject({ code: 1 });
  await post(server, '/__mock/clock', { session: 'three', advance: 60_000 });
  const clocks = await Promise.all(
    ['', '?session=four'].map((query) => get(server, `/__mock/clock${query}`)),
  );
  expect(clocks[0]?.body).toEqual(clocks[1]?.body);
  expect((await get(server, '/__mock/calls?session=five')).text).toContain('getUserInfo');
  expect((await get(server, '/__mock/sessions/six/outbox')).body).toMatchObject({ session: 'default' });
  expect((await post(server, '/__mock/sessions', {})).body).toMatchObject({ session: 'default' });
  expect((await post(server, '/__mock/sessions', { name: 'own' })).body).toMatchObject({
    session: 'default',
  });
  expect((await get(server, '/__mock/sessions')).body).toMatchObject({ sessions: ['default'] });
});

test('with session isolation each session has a separate world', async () => {
  const server = await startTestServer();
  await post(server, '/__mock/clock', { session: 'one', advance: 60_000 });
  expect(await nowOf(server)).not.toBe(Object((await get(server, '/__mock/clock?session=one')).body).ms);
});

test('the clock is frozen at a moment, frozen at the default moment, or follows the machine', async () => {
  const at = async (clock: NonNullable<MockServerOptions['clock']>) =>
    nowOf(await startTestServer({ clock }));
  expect(await at('2027-03-01T10:00:00Z')).toBe(Date.parse('2027-03-01T10:00:00Z'));
  expect(await at('frozen')).toBe(frozenAtMs);
  const before = Date.now();
  expect(await at('real')).toBeGreaterThanOrEqual(before);
});

test('the speed applies to every clock, except in sessions with their own moment', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: frozenAtMs });
  onTestFinished(() => void vi.useRealTimers());
  const moment = '2027-03-01T10:00:00Z';
  const speed = 60;
  const servers = [
    await startTestServer({ clock: moment, speed }),
    await startTestServer({ clock: 'real', speed }),
    await startTestServer({ clock: 'frozen', speed }),
  ];
  const clocks = () => Promise.all(servers.map(nowOf));
  expect(await clocks()).toEqual([Date.parse(moment), frozenAtMs, frozenAtMs]);
  const [fast] = servers;
  if (fast === undefined) throw new Error('No server was started.');
  await post(fast, '/__mock/sessions', { name: 'standing', now: moment });
  vi.advanceTimersByTime(1_000);
  const minute = speed * 1_000;
  expect(await clocks()).toEqual([Date.parse(moment) + minute, frozenAtMs + minute, frozenAtMs]);
  expect((await get(fast, '/__mock/clock?session=standing')).body).toMatchObject({ speed: 0 });
  await post(fast, '/__mock/sessions/standing/reset', {});
  expect((await get(fast, '/__mock/clock?session=standing')).body).toMatchObject({ speed: 0 });
  expect((await get(fast, '/__mock/clock?session=other')).body).toMatchObject({ speed });
});

test('the latency delays every call of the shop, not the control API', async () => {
  const server = await startTestServer({ latency: 60 });
  await get(server, '/api/index/title');
  const { body } = await get(server, '/__mock/calls');
  expect(body).toMatchObject({ calls: [{ fault: 'latency' }] });
  expect(Object(body).calls[0].durationMs).toBeGreaterThanOrEqual(59);
});

test('a fault applies to its call in every session, and survives a reset', async () => {
  const server = await startTestServer({ faults: [{ operationId: 'getCart', kind: 'status', status: 429 }] });
  const statusOf = async (path: string, session: string) =>
    (await post(server, path, {}, { 'x-mock-session': session })).status;
  expect(await statusOf(cart, 'one')).toBe(429);
  await post(server, '/__mock/sessions/one/reset', {});
  expect([await statusOf(cart, 'one'), await statusOf(cart, 'two')]).toEqual([429, 429]);
  expect(await statusOf('/api/goods/getGoodsByType', 'one')).toBe(200);
});

test('a fault with a probability applies to the same calls in every run', async () => {
  const run = async () => {
    const server = await startTestServer({
      faults: [{ operationId: '*', kind: 'html-500', probability: 0.5 }],
    });
    const statuses: number[] = [];
    for (let call = 0; call < 12; call += 1) statuses.push((await get(server, '/api/index/title')).status);
    return statuses;
  };
  const statuses = await run();
  expect(new Set(statuses)).toEqual(new Set([200, 500]));
  expect(await run()).toEqual(statuses);
});

test.each([
  ['strict', 422, 1],
  ['warn', 200, 1],
  ['off', 200, 0],
] as const)(
  'validation of requests on %s answers %d with %d findings',
  async (validateRequest, status, findings) => {
    const server = await startTestServer({ validateRequest });
    const body = { keywords: 'headset', nobody_declared_this: 1, page: 'first', filter: ['flying'] };
    const answer = await post(server, '/api/goods/getGoodsByType', body);
    expect(answer.status).toBe(status);
    if (status === 200) expect(Object(answer.body).total).toBeGreaterThan(0);
    const violations = Object((await get(server, '/__mock/violations')).body).violations;
    expect(Math.min(1, violations.length)).toBe(findings);
    expect((await post(server, '/api/goods/getGoodsById', { id: 'one' })).status).toBe(422);
  },
);

test('the archive is complete after each call, longer than the log, and without secrets', async () => {
  const har = file('calls.har');
  const server = await startTestServer({ har });
  const entries = () => JSON.parse(readFileSync(har, 'utf8')).log.entries;
  expect(entries()).toEqual([]);
  const authorization = await tokenOf(server);
  expect(entries()).toHaveLength(1);
  await post(server, '/api/order/getUserInfo', {}, { authorization });
  for (let call = 0; call < 410; call += 1) await get(server, '/api/index/title');
  expect(entries()).toHaveLength(412);
  expect(entries()[0]).toMatchObject({
    startedDateTime: expect.stringMatching(/^2026-01-15T12/),
    request: {
      method: 'POST',
      url: `${server.url}${login}`,
      postData: { text: expect.stringContaining('ada@') },
    },
    response: { status: 200, content: { mimeType: expect.stringContaining('json') } },
    timings: { send: 0, wait: expect.any(Number), receive: 0 },
  });
  const text = readFileSync(har, 'utf8');
  expect(text).not.toContain(demoCustomer.password);
  expect(text).not.toContain(authorization);
});

test('the coverage is written at the end', async () => {
  const coverage = file('coverage.json');
  const server = await startTestServer({ coverage });
  await get(server, '/api/index/title');
  await server.close();
  const report = JSON.parse(readFileSync(coverage, 'utf8'));
  expect(report).toMatchObject({ reached: 1, declared: expect.any(Number) });
  expect(await server.coverage()).toEqual(report);
});

test.each([
  [{ har: '/nowhere/at/all.har' }, 'The archive /nowhere/at/all.har cannot be written: ENOENT.'],
  [{ coverage: '/nowhere/at/all.json' }, 'The coverage /nowhere/at/all.json cannot be written: ENOENT.'],
  [{ scenario: ['cart.golden'] }, 'There is no scenario "cart.golden"'],
  [{ clock: 'yesterday' }, '"yesterday" is neither'],
  [{ port: 65_536 }, 'port takes a whole number from 0 to 65535; not 65536.'],
  [{ speed: 5_000 }, 'A clock runs 0 to 1000 times'],
  [{ proxy: { url: 'nowhere', operations: ['*'] } }, '"nowhere" is not the URL of a backend'],
] satisfies [Partial<MockServerOptions>, string][])(
  '%j prevents the start with a message',
  async (options, sentence) => {
    await expect(startTestServer(options)).rejects.toThrow(sentence);
  },
);
