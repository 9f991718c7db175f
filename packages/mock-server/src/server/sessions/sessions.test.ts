import { expect, test } from 'vitest';
import type { MockServer } from '../start-mock-server.ts';
import type { Answer } from '../testing/testing-server.ts';
import { get, post, startTestServer } from '../testing/testing-server.ts';

const credentials = { email: 'ada@example.com', password: 'volt-2026' };

async function logIn(server: MockServer, headers: Record<string, string>): Promise<string> {
  const answer = await post(server, '/api/login/login', credentials, headers);
  const token = answer.headers.get('authorization');
  if (token === null) throw new Error(`No token came with ${answer.text}`);
  return token;
}

function cart(server: MockServer, headers: Record<string, string>): Promise<Answer> {
  return post(server, '/api/product/getGoodsCart', {}, headers);
}

test('[M15] sessions never see each other’s changes', async () => {
  const server = await startTestServer({ scenario: ['cart.empty'] });
  const ada = { 'x-mock-session': 'ada', authorization: await logIn(server, { 'x-mock-session': 'ada' }) };
  const bea = {
    cookie: 'mock_session=bea',
    authorization: await logIn(server, { cookie: 'mock_session=bea' }),
  };
  const listing = await post(server, '/api/goods/getGoodsByType', { filter: ['inStock'] }, ada);
  expect(listing.body).toMatchObject({ code: 1 });
  const goods = firstGoodsId(listing);

  const addAnswer = await post(server, '/api/product/addCart', { id: goods, goods_number: 1 }, ada);
  expect(addAnswer.body).toMatchObject({ code: 1, number: 1 });
  expect((await cart(server, ada)).body).toMatchObject({ code: 1, number: 1 });
  expect((await cart(server, bea)).body).toMatchObject({ code: 1, number: 0 });
});

test('a client with only a token gets the world that issued it', async () => {
  const server = await startTestServer({ scenario: ['cart.empty'] });
  const token = await logIn(server, { 'x-mock-session': 'node-client' });
  await cart(server, { authorization: token });
  expect((await get(server, '/__mock/calls?session=node-client')).body).toMatchObject({
    calls: [{ operationId: 'logIn' }, { operationId: 'getCart', code: 1 }],
  });
});

test('x-mock-scenario creates a separate world of the session', async () => {
  const server = await startTestServer({ scenario: ['cart.empty'] });
  const closedSale = await post(server, '/api/index/getSeckills', {}, { 'x-mock-scenario': 'flash.closed' });
  const open = await post(server, '/api/index/getSeckills', {}, { 'x-mock-scenario': 'flash.open' });
  expect(closedSale.body).toMatchObject({ code: 1, msg: [] });
  expect(open.body).not.toMatchObject({ msg: [] });
});

test('an unknown scenario is refused with a message', async () => {
  const server = await startTestServer();
  const answer = await cart(server, { 'x-mock-scenario': 'cart.golden' });
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 9001, msg: expect.stringContaining('cart.golden') },
  });
});

test.each(['mock_session=%%%', 'mock_session=', '=;=;;', `mock_session=${'x'.repeat(500)}`, '"'])(
  'the malformed cookie %.30s falls back to the default session',
  async (cookie) => {
    const server = await startTestServer();
    expect((await cart(server, { cookie })).body).toMatchObject({ code: 1 });
    expect((await get(server, '/__mock/calls')).body).toMatchObject({ calls: [{ session: 'default' }] });
  },
);

test('an invalid session name is refused', async () => {
  const server = await startTestServer();
  expect(await cart(server, { 'x-mock-session': '../../x' })).toMatchObject({
    status: 400,
    body: { code: 9001 },
  });
});

function firstGoodsId({ body }: Answer): number {
  if (typeof body === 'object' && body !== null && 'msg' in body && Array.isArray(body.msg)) {
    const [first] = body.msg;
    return Number(first.goods_id);
  }
  throw new Error('No goods were listed.');
}

test('at the maximum number of sessions every way to create one is refused', async () => {
  const server = await startTestServer();
  for (let index = 0; index < 2_000; index += 1)
    await post(server, '/__mock/sessions', { name: String(index) });
  const full = { status: 429, body: { code: 9006, msg: expect.stringContaining('2000 sessions') } };
  expect(await cart(server, { 'x-mock-session': 'more' })).toMatchObject(full);
  expect(await cart(server, { 'x-mock-scenario': 'cart.one' })).toMatchObject(full);
  expect(await post(server, '/__mock/sessions/more/scenario', { scenarios: [] })).toMatchObject(full);
  expect(await cart(server, { 'x-mock-session': '7' })).toMatchObject({ status: 200 });
});

test('a world of a request’s scenarios has them on its first use and after a reset', async () => {
  const server = await startTestServer();
  const world = '/__mock/sessions/default~flash.closed';
  expect((await get(server, world)).body).toMatchObject({ scenarios: ['flash.closed'] });
  await post(server, `${world}/reset`, {});
  const closedSale = await post(server, '/api/index/getSeckills', {}, { 'x-mock-scenario': 'flash.closed' });
  expect(closedSale.body).toMatchObject({ code: 1, msg: [] });
  expect(await get(server, '/__mock/sessions/default~cart.golden')).toMatchObject({ status: 400 });
});

test('a cookie whose name only ends like the session’s is another cookie', async () => {
  const server = await startTestServer();
  await cart(server, { cookie: 'xmock_session=ada' });
  expect((await get(server, '/__mock/calls')).body).toMatchObject({ calls: [{ session: 'default' }] });
});
