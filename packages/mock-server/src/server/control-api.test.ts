import { expect, test } from 'vitest';
import { get, post, startTestServer, testMoment } from './testing-server.ts';

test('health tells that the server is ready and how many calls it serves', async () => {
  const server = await startTestServer();
  expect(await get(server, '/__mock/health')).toMatchObject({
    status: 200,
    body: { status: 'ready', operations: expect.any(Number) },
  });
});

test('the index is JSON for programs', async () => {
  const server = await startTestServer();
  for (const path of ['/', '/__mock', '/__mock/']) {
    expect((await get(server, path)).body, path).toMatchObject({ name: 'signal mock shop' });
  }
});

test('each listed scenario without an argument can be chosen', async () => {
  const server = await startTestServer();
  const { body } = await get(server, '/__mock/scenarios');
  const names = scenarioNames(body);
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    const answer = await post(server, '/__mock/sessions/trial/scenario', { scenarios: [name] });
    expect(answer, name).toMatchObject({ status: 200, body: { session: 'trial', scenarios: [name] } });
  }
});

test('a scenario that does not exist is refused with a sentence', async () => {
  const server = await startTestServer();
  const answer = await post(server, '/__mock/sessions/default/scenario', { scenarios: ['cart.golden'] });
  expect(answer).toMatchObject({ status: 400, body: { msg: expect.stringContaining('cart.golden') } });
});

test('a reset takes a session back to its beginning and forgets its calls', async () => {
  const server = await startTestServer();
  await post(server, '/api/goods/getLang', { lang: 'de' });
  await post(server, '/__mock/sessions/default/reset', {});
  expect((await get(server, '/__mock/calls')).body).toEqual({ calls: [] });
  const categories = await post(server, '/api/index/getCategoryList', {}, { 'accept-language': '*' });
  expect(categories.body).toMatchObject({ msg: { lang: 'en' } });
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

test('calls and violations tell what was wrong with a request', async () => {
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

test('an unknown address is answered with 404, a wrong method with 405', async () => {
  const server = await startTestServer();
  expect((await get(server, '/__mock/everything')).status).toBe(404);
  expect((await post(server, '/__mock/calls', {})).status).toBe(405);
});

test('[M13] a server that other machines can reach asks for its control token', async () => {
  const server = await startTestServer({ host: '0.0.0.0' });
  const reachable = { ...server, url: `http://127.0.0.1:${server.port}` };
  expect(server.controlToken).not.toBeNull();
  expect((await get(reachable, '/__mock/health')).status).toBe(403);
  const answer = await get(reachable, '/__mock/health', { 'x-mock-control': String(server.controlToken) });
  expect(answer.status).toBe(200);
});

test('[M14] such a server is steered by nobody without the token', async () => {
  const server = await startTestServer({ host: '0.0.0.0' });
  const reachable = { ...server, url: `http://127.0.0.1:${server.port}` };
  const steering = { prefer: 'code=429', 'x-mock-fault': 'html-500' };
  expect((await get(reachable, '/api/term/getTerm', steering)).body).toMatchObject({ code: 1 });
  const allowed = { prefer: 'code=429', 'x-mock-control': String(server.controlToken) };
  expect((await get(reachable, '/api/term/getTerm', allowed)).status).toBe(429);
});

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
