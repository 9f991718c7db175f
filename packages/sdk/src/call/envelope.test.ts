import { inspect } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addConfirmation,
  envelope,
  loginNeeded,
  notes,
  scriptedFetch,
} from '../../test-support/scripted-fetch.ts';
import { createShopClient } from '../client.ts';
import type { ShopError } from './errors.ts';
import { isShopError } from './errors.ts';

async function failureOf(response: () => Response): Promise<ShopError> {
  const shop = createShopClient({
    baseUrl: 'http://shop.test',
    fetch: scriptedFetch(response).fetch,
    retry: { limit: 0 },
  });
  const outcome = await shop.listNotices().safe();
  if (outcome.status === 'ok') throw new Error('the call succeeded');
  return outcome.error;
}

test('[API-02] resolves with the success variant of the envelope, without its code', async () => {
  const shop = createShopClient({
    baseUrl: 'http://shop.test',
    fetch: scriptedFetch(() => envelope(notes)).fetch,
  });
  expect(await shop.listNotices()).toEqual({ msg: [{ content: 'Free shipping' }] });
});

test('[ERR-02] a refusal has the code and the message of the server', async () => {
  const error = await failureOf(() => envelope({ code: 3003, msg: 'The item is out of stock now!' }));
  expect(error).toMatchObject({ kind: 'refused', code: 3003, outcome: 'answered', status: 200 });
  expect(error.message).toBe('The item is out of stock now!');
});

test('[AUTH-04] [T08] codes 100 and 1000 end the session, with any status', async () => {
  for (const code of [100, 1000]) {
    for (const status of [200, 401, 500]) {
      expect(await failureOf(() => envelope({ code, msg: 'Over' }, undefined, status))).toMatchObject({
        kind: 'session',
        code,
        status,
      });
    }
  }
});

test('[AUTH-05] [N14] a status other than 200 rejects with the code and message of the server', async () => {
  const malformed = await failureOf(() =>
    envelope({ code: 9001, msg: 'id is missing', field: 'id' }, undefined, 422),
  );
  expect(malformed).toMatchObject({
    kind: 'http',
    status: 422,
    code: 9001,
    serverMessage: 'id is missing',
    field: 'id',
    outcome: 'answered',
  });
  const page = await failureOf(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  const contrary = await failureOf(() => envelope(notes, undefined, 500));
  expect(contrary).toMatchObject({ kind: 'http', status: 500, code: 1, outcome: 'unknown' });
  expect(page).toMatchObject({
    kind: 'http',
    status: 502,
    code: undefined,
    serverMessage: undefined,
    outcome: 'unknown',
  });
});

test.each([
  [404, 'answered'],
  [408, 'unknown'],
  [409, 'answered'],
  [504, 'unknown'],
])('[PAY-02] after status %i of a proxy the outcome of the call is %s', async (status, outcome) => {
  const error = await failureOf(() => new Response('<h1>Sorry</h1>', { status }));
  expect(error).toMatchObject({ kind: 'http', status, outcome });
});

test('an error has the name of the answer in the records of the server', async () => {
  const headers = { 'request-id': 'req_3vJ9cQm0TzXk' };
  const refused = await failureOf(() => Response.json({ code: 2, msg: 'No' }, { headers }));
  expect(refused).toMatchObject({ kind: 'refused', requestId: 'req_3vJ9cQm0TzXk' });
  const broken = await failureOf(() => new Response('<h1>Bad gateway</h1>', { status: 502, headers }));
  expect(broken.requestId).toBe('req_3vJ9cQm0TzXk');
  expect(await failureOf(() => envelope({ code: 2, msg: 'No' }))).toHaveProperty('requestId', undefined);
});

test.each([
  ['an HTML page', '<!doctype html><title>Hello</title>'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[1]'],
  ['a byte order mark', '\ufeff{"code":1,"msg":[]}'],
  ['half an object', '{"code":1,"msg":['],
  ['no code', '{"msg":[]}'],
  ['a code as text', '{"code":"1","msg":[]}'],
  ['a code that is true', '{"code":true,"msg":[]}'],
  ['a code that is null', '{"code":null,"msg":[]}'],
  ['a code in a list', '{"code":[1],"msg":[]}'],
  ['a code with a fraction', '{"code":1.5,"msg":[]}'],
  ['the login code as text', '{"code":"1000","msg":"x"}'],
  ['a number that a double cannot hold', '{"code":1,"msg":[],"total":90071992547409931}'],
  ['an infinite number', '{"code":1,"msg":[],"total":1e999}'],
])('[ERR-02] [N12] [N20] %s is an invalid response with an unknown outcome', async (_name, text) => {
  const error = await failureOf(() => new Response(text));
  expect(error).toMatchObject({
    kind: 'invalid-response',
    operation: 'listNotices',
    outcome: 'unknown',
    serverMessage: undefined,
  });
});

test('[ERR-02] [N10] a success without a declared field is invalid, but its effect happened', async () => {
  const error = await failureOf(() => envelope({ code: 1, msg: 'no list' }));
  expect(error).toMatchObject({
    kind: 'invalid-response',
    outcome: 'answered',
    message: 'listNotices: msg is not array',
  });
});

test('[ERR-02] [N15] a refusal whose msg is not text has no message to show', async () => {
  for (const msg of [['a'], { a: 1 }, 7, null, '', undefined]) {
    const error = await failureOf(() => envelope({ code: 2, msg }));
    expect(error).toMatchObject({
      kind: 'invalid-response',
      code: 2,
      serverMessage: undefined,
      outcome: 'answered',
    });
  }
});

test('[API-02] [N19] unknown fields and codes of a newer server are preserved', async () => {
  const { fetch } = scriptedFetch(() => envelope({ ...notes, extra: 1 }));
  expect(await createShopClient({ baseUrl: 'http://shop.test', fetch }).listNotices()).toHaveProperty(
    'extra',
    1,
  );
  expect(await failureOf(() => envelope({ code: 4711, msg: 'New' }))).toMatchObject({
    kind: 'refused',
    code: 4711,
  });
});

test('[ERR-02] [N17] a __proto__ key does not change any prototype', async () => {
  const text =
    '{"code":1,"msg":[{"content":"x","__proto__":{"admin":1}}],"__proto__":{"admin":1},"constructor":2}';
  const { fetch } = scriptedFetch(() => new Response(text));
  const result = await createShopClient({ baseUrl: 'http://shop.test', fetch }).listNotices();
  const copies = [Object.assign({}, result), ...result.msg.map((note) => Object.assign({}, note))];
  for (const copy of copies) expect(copy).not.toHaveProperty('admin');
  expect(Object.prototype).not.toHaveProperty('admin');
});

test('[ERR-02] any bytes lead to a result or a ShopError', async () => {
  const anyBody = fc.oneof(
    fc.json(),
    fc.string(),
    fc.uint8Array().map((bytes) => Uint8Array.from(bytes)),
  );
  await fc.assert(
    fc.asyncProperty(anyBody, fc.integer({ min: 200, max: 599 }), async (body, status) => {
      const isEmpty = [204, 205, 304].includes(status);
      expect(isShopError(await failureOf(() => new Response(isEmpty ? null : body, { status })))).toBe(true);
    }),
  );
});

test('[ERR-02] [N18] a response over 8 MB is refused', async () => {
  const error = await failureOf(
    () => new Response(`{"code":1,"msg":[],"x":"${'x'.repeat(8 * 1024 * 1024)}"}`),
  );
  expect(error).toMatchObject({ kind: 'invalid-response', outcome: 'unknown' });
});

test('an error as JSON contains no token, password or cause', async () => {
  const { fetch } = scriptedFetch(() => {
    throw new TypeError('authorization: tok_secret', { cause: { password: 'volt-2026' } });
  });
  const shop = createShopClient({ baseUrl: 'http://shop.test', fetch });
  const outcome = await shop.logIn({ email: 'ada@example.com', password: 'volt-2026' }).safe();
  const text = JSON.stringify(outcome);
  expect(text).toContain('"kind":"network"');
  expect(text).not.toMatch(/tok_|volt|ada@/);
});

test('withResponse returns the raw response with the result', async () => {
  const { fetch } = scriptedFetch(() => envelope(addConfirmation, 'tok_0123456789abcdef'));
  const shop = createShopClient({ baseUrl: 'http://shop.test', fetch });
  const { result, response } = await shop.addCartItem({ id: 12, goods_number: 1 }).withResponse();
  expect(result.number).toBe(1);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(addConfirmation);
});

test('a failed call with safe() causes no unhandled rejection', async () => {
  const { fetch } = scriptedFetch(() => envelope(loginNeeded));
  const shop = createShopClient({ baseUrl: 'http://shop.test', fetch });
  await expect(shop.getCart().safe()).resolves.toMatchObject({ status: 'failed' });
  await expect(shop.getCart().withResponse()).rejects.toMatchObject({ kind: 'session' });
});

test.each(['tok_secret', '{"code":1,"data":{"token":tok_secret}}'])(
  'the cause does not quote %s',
  async (text) => {
    const error = await failureOf(() => new Response(text));
    expect(error).toMatchObject({ kind: 'invalid-response', message: expect.stringContaining('not JSON') });
    expect(inspect(error)).not.toContain('tok_');
  },
);

test('[AUTH-05] an error has what the server sent: headers without the token, body, and when to try again', async () => {
  const headers = { authorization: 'Bearer renewed', 'retry-after': '7', 'x-region': 'eu' };
  const busy = await failureOf(() => new Response('<h1>Busy</h1>', { status: 429, headers }));
  expect(busy).toMatchObject({ status: 429, retryAfterMs: 7_000, body: '<h1>Busy</h1>' });
  expect(busy.headers?.get('x-region')).toBe('eu');
  expect(busy.headers?.get('authorization')).toBeNull();
  expect(JSON.stringify(busy)).not.toMatch(/Busy|renewed/);
  expect(Object.keys(busy)).not.toContain('body');
  const lost = await failureOf(() => {
    throw new TypeError('offline');
  });
  expect([lost.headers, lost.body, lost.retryAfterMs]).toEqual([undefined, undefined, undefined]);
});
