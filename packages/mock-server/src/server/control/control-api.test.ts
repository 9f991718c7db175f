import { dayMs } from '@signal-shop/sdk/rules/time';
import { expect, test } from 'vitest';
import { writeControlCookie } from '../../control/browser-cookies.ts';
import { startingTokens } from '../../world/account/customers.ts';
import type { MockServer } from '../start-mock-server.ts';
import { get, post, startTestServer, testMoment } from '../testing/testing-server.ts';

test('health reports that the server is ready and how many calls it serves', async () => {
  const server = await startTestServer();
  expect(await get(server, '/__mock/health')).toMatchObject({
    status: 200,
    body: { status: 'ready', operations: expect.any(Number) },
  });
});

test('programs get the index as JSON', async () => {
  const server = await startTestServer();
  for (const path of ['/', '/__mock', '/__mock/']) {
    expect((await get(server, path)).body, path).toMatchObject({ name: 'signal mock shop' });
  }
});

test('each listed scenario without an argument can be applied', async () => {
  const server = await startTestServer();
  const { body } = await get(server, '/__mock/scenarios');
  const names = scenarioNames(body);
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    const answer = await post(server, '/__mock/sessions/trial/scenario', { scenarios: [name] });
    expect(answer, name).toMatchObject({ status: 200, body: { session: 'trial', scenarios: [name] } });
  }
});

test('an unknown scenario is refused with a message', async () => {
  const server = await startTestServer();
  const answer = await post(server, '/__mock/sessions/default/scenario', { scenarios: ['cart.golden'] });
  expect(answer).toMatchObject({ status: 400, body: { msg: expect.stringContaining('cart.golden') } });
});

test('a reset restores the initial state of a session and clears its calls', async () => {
  const server = await startTestServer();
  await post(server, '/api/goods/getLang', { lang: 'de' });
  await post(server, '/__mock/sessions/default/reset', {});
  expect((await get(server, '/__mock/calls')).body).toEqual({ calls: [] });
  const categories = await post(server, '/api/index/getCategoryList', {}, { 'accept-language': '*' });
  expect(categories.body).toMatchObject({ msg: { lang: 'en' } });
});

test('creates a session with a free name, and recreates an existing one', async () => {
  const server = await startTestServer();
  const { body } = await post(server, '/__mock/sessions', { scenarios: ['lang.de'] });
  expect(body).toMatchObject({ session: 'session-1', scenarios: ['lang.de'], visitor: { locale: 'de' } });
  const begin = (name: string) =>
    post(server, '/__mock/sessions', { name, seed: '7', now: testMoment, ahead: 5 });
  await post(server, '/__mock/sessions/mine/scenario', { scenarios: ['lang.de'] });
  await begin('mine');
  await begin('yours');
  const [ownState, otherState] = await Promise.all(
    ['mine', 'yours'].map((name) => get(server, `/__mock/sessions/${name}/state`)),
  );
  expect(ownState?.body).toMatchObject({
    state: { locale: 'en', clock: { atMs: Date.parse(testMoment) + 5 } },
  });
  expect(otherState?.body).toEqual({ ...Object(ownState?.body), session: 'yours' });
});

test('deleting a session removes its calls and streams', async () => {
  const server = await startTestServer();
  await get(server, '/api/term/getTerm', { 'x-mock-session': 'mine' });
  const url = new URL('/__mock/sessions/mine', server.url);
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(200);
  expect((await get(server, '/__mock/sessions')).body).toMatchObject({ sessions: ['default'] });
  expect((await get(server, '/__mock/calls?session=mine')).body).toEqual({ calls: [] });
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(404);
});

test('the clock of a session can be read, set and advanced', async () => {
  const server = await startTestServer();
  const moment = Date.parse(testMoment);
  expect((await get(server, '/__mock/clock')).body).toMatchObject({ session: 'default', ms: moment });
  const advanced = await post(server, '/__mock/clock', { advance: 60_000 });
  expect(advanced.body).toMatchObject({ ms: moment + 60_000 });
  const set = await post(server, '/__mock/clock', { set: '2027-01-01T00:00:00Z' });
  expect(set.body).toMatchObject({ now: '2027-01-01T00:00:00.000Z' });
  expect((await get(server, '/__mock/clock?session=other')).body).toMatchObject({ ms: moment });
});

test('the clock advances to the start and the end of the sale, and refuses past moments', async () => {
  const server = await startTestServer({ scenario: ['flash.opens-10s'] });
  const moment = Date.parse(testMoment);
  const openSale = await post(server, '/__mock/clock', { to: 'flash.start' });
  expect(openSale.body).toMatchObject({ ms: moment + 10_000, speed: 0 });
  expect((await post(server, '/api/index/getSeckills', {})).body).toMatchObject({ code: 1 });
  const again = await post(server, '/__mock/clock', { to: 'flash.start' });
  expect(again).toMatchObject({ status: 409, body: { msg: expect.stringContaining('flash.start') } });
  const closedSale = await post(server, '/__mock/clock', { to: 'flash.end' });
  expect(closedSale.status).toBe(200);
  expect((await post(server, '/__mock/clock', { to: 'flash.end' })).status).toBe(409);
});

test('a clock runs at the given speed, and is frozen at speed 0', async () => {
  const server = await startTestServer();
  const moment = Date.parse(testMoment);
  expect((await post(server, '/__mock/clock', { speed: 1_000 })).body).toMatchObject({ speed: 1_000 });
  await expect.poll(() => clockMs(server)).toBeGreaterThan(moment + 1_000);
  const { body } = await post(server, '/__mock/clock', { set: testMoment, speed: 0 });
  expect(body).toMatchObject({ ms: moment, speed: 0 });
  expect(await clockMs(server)).toBe(moment);
});

test.each([
  { advance: 8.6e15 },
  { set: -1 },
  { set: '2099-01-01T00:00:00Z' },
  { set: '+100000-01-01T00:00:00Z' },
  { set: '2026-02-30T00:00:00Z' },
  { set: '2026-02-31' },
  { advance: -4e12 },
])('the clock refuses %j, which no answer could contain', async (turn) => {
  const server = await startTestServer();
  expect((await post(server, '/__mock/clock', turn)).status).toBe(400);
  expect(await clockMs(server)).toBe(Date.parse(testMoment));
});

test('answers match the contract at both limits of time, and no session starts beyond them', async () => {
  const server = await startTestServer();
  const headers = { 'x-mock-session': 'end', authorization: startingTokens.customer };
  for (const now of ['2000-01-01T00:00:00Z', '2098-12-31T23:59:59Z']) {
    const start = { scenarios: ['auth.customer'], now };
    expect(await post(server, '/__mock/sessions/end/scenario', start)).toMatchObject({ status: 200 });
    for (const path of ['index/getSeckills', 'goods/getGoodsByType', 'product/getGoodsCart', 'order/index'])
      expect(await post(server, `/api/${path}`, {}, headers), `${path} in ${now}`).toMatchObject({
        status: 200,
        body: { code: 1 },
      });
  }
  const before = { scenarios: [], now: '1999-12-31T23:59:59Z' };
  expect(await post(server, '/__mock/sessions/end/scenario', before)).toMatchObject({ status: 400 });
  const beyond = { scenarios: [], now: '2098-12-31T00:00:00Z', ahead: 172_800_000 };
  expect(await post(server, '/__mock/sessions/end/scenario', beyond)).toMatchObject({ status: 400 });
});

test('a session starts at most a century ahead of its moment', async () => {
  const server = await startTestServer();
  const start = (ahead: number) =>
    post(server, '/__mock/sessions/end/scenario', { scenarios: [], now: '2000-01-01T00:00:00Z', ahead });
  const century = 36_525 * dayMs;
  expect(await start(century * 0.98)).toMatchObject({ status: 200 });
  expect(await start(century + 1)).toMatchObject({
    status: 400,
    body: { msg: expect.stringContaining('hundred years') },
  });
});

test('planned faults are listed with their remaining calls', async () => {
  const server = await startTestServer();
  await post(server, '/__mock/faults', { operationId: 'listTerms', kind: 'status', status: 503, times: 2 });
  await get(server, '/api/term/getTerm');
  expect((await get(server, '/__mock/faults')).body).toMatchObject({
    session: 'default',
    kinds: { status: expect.any(String) },
    faults: [{ operationId: 'listTerms', kind: 'status', status: 503, times: 1, planned: true }],
  });
});

test('calls and violations describe invalid requests', async () => {
  const server = await startTestServer();
  await post(server, '/api/goods/getGoodsById', { id: 'abc' });
  expect((await get(server, '/__mock/calls')).body).toMatchObject({
    calls: [
      { method: 'POST', path: '/api/goods/getGoodsById', operationId: 'getGoods', status: 422, code: 9001 },
    ],
  });
  expect((await get(server, '/__mock/violations')).body).toMatchObject({
    violations: [{ side: 'request', field: 'id', operationId: 'getGoods' }],
  });
});

test('the ledger of a new session is empty', async () => {
  const server = await startTestServer();
  expect((await get(server, '/__mock/ledger?session=new')).body).toEqual({ session: 'new', charges: [] });
});

test.each([
  ['/__mock/clock', { advance: 'soon' }],
  ['/__mock/clock', {}],
  ['/__mock/clock', []],
  ['/__mock/clock', { advance: 1e300 }],
  ['/__mock/clock', { advance: 1, to: 'flash.end' }],
  ['/__mock/clock', { to: 'christmas' }],
  ['/__mock/clock', { speed: -1 }],
  ['/__mock/clock', { speed: 1001 }],
  ['/__mock/streams/hold', {}],
  ['/__mock/streams/push', { event: 'a\nb', value: 1 }],
  ['/__mock/streams/push', { event: 'kai', value: 'a\nb' }],
  ['/__mock/faults', { kind: 'explosion' }],
  ['/__mock/faults', { kind: 'reset', operationId: 'buyEverything' }],
  ['/__mock/faults', { kind: 'reset', times: -1 }],
  ['/__mock/sessions/default/scenario', { scenarios: 'cart.many' }],
  ['/__mock/sessions/a%20b/scenario', { scenarios: [] }],
  ['/__mock/sessions/%E0%A4%A/reset', {}],
])('%s refuses %j', async (path, body) => {
  const server = await startTestServer();
  expect(await post(server, path, body)).toMatchObject({
    status: 400,
    body: { code: 9001, msg: expect.stringMatching(/\.$/) },
  });
});

test('an unknown path is answered with 404, a wrong method with 405', async () => {
  const server = await startTestServer();
  expect((await get(server, '/__mock/everything')).status).toBe(404);
  expect((await post(server, '/__mock/calls', {})).status).toBe(405);
});

test('[M13] a server that other machines can reach requires its control token', async () => {
  const server = await startTestServer({ host: '0.0.0.0' });
  const reachable = { ...server, url: `http://127.0.0.1:${server.port}` };
  expect(server.controlToken).not.toBeNull();
  expect(await get(reachable, '/__mock/health')).toMatchObject({
    status: 403,
    body: { msg: expect.stringMatching(/that of MOCK_CONTROL_TOKEN, or the one printed/) },
  });
  const answer = await get(reachable, '/__mock/health', { 'x-mock-control': String(server.controlToken) });
  expect(answer.status).toBe(200);
});

test('[M13] such a server takes the token of its pages from their cookie, for the control API only', async () => {
  const server = await startTestServer({ host: '0.0.0.0' });
  const reachable = { ...server, url: `http://127.0.0.1:${server.port}` };
  const [pair = '', ...attributes] = writeControlCookie(String(server.controlToken)).split('; ');
  expect(attributes).toEqual(['Path=/__mock', 'SameSite=Strict']);
  expect((await get(reachable, '/__mock/health', { cookie: pair })).status).toBe(200);
  expect((await get(reachable, '/__mock/health', { cookie: `${pair}x` })).status).toBe(403);
  const steering = { prefer: 'code=429', cookie: pair };
  expect((await get(reachable, '/api/term/getTerm', steering)).body).toMatchObject({ code: 1 });
});

test('[M14] such a server refuses every control call without the token', async () => {
  const server = await startTestServer({ host: '0.0.0.0' });
  const reachable = { ...server, url: `http://127.0.0.1:${server.port}` };
  const steering = { prefer: 'code=429', 'x-mock-fault': 'html-500' };
  expect((await get(reachable, '/api/term/getTerm', steering)).body).toMatchObject({ code: 1 });
  const allowed = { prefer: 'code=429', 'x-mock-control': String(server.controlToken) };
  expect((await get(reachable, '/api/term/getTerm', allowed)).status).toBe(429);
});

async function clockMs(server: MockServer): Promise<number> {
  const { body } = await get(server, '/__mock/clock');
  return typeof body === 'object' && body !== null && 'ms' in body ? Number(body.ms) : Number.NaN;
}

function scenarioNames(body: unknown): string[] {
  if (typeof body === 'object' && body !== null && 'scenarios' in body && Array.isArray(body.scenarios)) {
    return body.scenarios.map((scenario) => String(scenario.name)).filter((name) => !name.includes(':'));
  }
  throw new Error('No scenarios were listed.');
}

test('the outbox of a session can be read', async () => {
  const server = await startTestServer();
  expect(await get(server, '/__mock/sessions/mine/outbox')).toMatchObject({
    status: 200,
    body: { session: 'mine', mails: [] },
  });
});
