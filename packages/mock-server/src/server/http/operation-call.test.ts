import { expect, test } from 'vitest';
import type { Log } from '../recording/log.ts';
import { get, post, startTestServer } from '../testing/testing-server.ts';

const addCart = '/api/product/addCart';

test.each(['abc', '1', 1.5, null, 1e9, -1e9, [2]])(
  '[CART-02] the quantity %j is refused with a message that names it',
  async (quantity) => {
    const server = await startTestServer();
    const answer = await post(server, addCart, { id: 2103, goods_number: quantity });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 9001, msg: expect.stringMatching(/^goods_number must .+\.$/) });
  },
);

test('Prefer selects an example of the contract by its name', async () => {
  const server = await startTestServer();
  const answer = await post(server, addCart, { id: 2103, goods_number: 1 }, { prefer: 'example=outOfStock' });
  expect(answer).toMatchObject({ status: 200, body: { code: 3003 } });
});

test('Prefer selects an answer of the contract by its status', async () => {
  const server = await startTestServer();
  const answer = await post(server, addCart, { id: 2103, goods_number: 1 }, { prefer: 'code=429' });
  expect(answer).toMatchObject({ status: 429, body: { code: 9006 } });
});

test.each(['example=nobody', 'code=418', 'code=soon'])(
  'Prefer: %s is refused with a message',
  async (prefer) => {
    const server = await startTestServer();
    const answer = await get(server, '/api/term/getTerm', { prefer });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).toMatchObject({ msg: expect.stringContaining('Prefer') });
  },
);

test('an unrelated Prefer header changes nothing', async () => {
  const server = await startTestServer();
  expect((await get(server, '/api/term/getTerm', { prefer: 'respond-async' })).body).toMatchObject({
    code: 1,
  });
});

test('a browser address bar gets JSON', async () => {
  const server = await startTestServer();
  const answer = await get(server, '/api/term/getTerm', { accept: 'text/html,*/*;q=0.8' });
  expect(answer.body).toMatchObject({ code: 1 });
});

test('the language of Accept-Language is the language of the answer', async () => {
  const server = await startTestServer();
  const answer = await post(
    server,
    '/api/index/getCategoryList',
    {},
    { 'accept-language': 'pt-BR, de-AT;q=0.8, en;q=0.5' },
  );
  expect(answer.body).toMatchObject({ msg: { lang: 'de' } });
});

test('an unknown scenario prevents the start with a message', async () => {
  await expect(startTestServer({ scenario: ['cart.golden'] })).rejects.toThrow(
    'There is no scenario "cart.golden"',
  );
});

test('every answer has its own Request-Id, and the call is recorded under it', async () => {
  const server = await startTestServer();
  const [one, other, refused] = await Promise.all([
    fetch(`${server.url}/api/index/title`),
    fetch(`${server.url}/api/index/title`),
    fetch(`${server.url}/api/nothing`),
  ]);
  const ids = [one, other, refused].map(({ headers }) => headers.get('request-id'));
  for (const id of ids) expect(id).toMatch(/^req_[\w-]{12}$/);
  expect(new Set(ids).size).toBe(3);
  const { body } = await get(server, '/__mock/calls');
  expect(JSON.stringify(body)).toContain(ids[0]);
});

test('[M26] an internal error is an answer without its stack and message', async () => {
  const failAtCall: Log = (_line, kind) => {
    if (kind === 'call') throw new Error('detail of the implementation');
  };
  const server = await startTestServer({ log: failAtCall });
  const { status, body, text } = await get(server, '/api/term/getTerm');
  expect({ status, body }).toEqual({ status: 500, body: { code: 9005, msg: expect.any(String) } });
  expect(text).not.toMatch(/detail of the implementation|\bat \w/);
  expect((await get(server, '/__mock/health')).status).toBe(200);
});
