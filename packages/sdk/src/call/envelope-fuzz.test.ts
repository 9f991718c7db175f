import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scriptedFetch } from '../../test-support/scripted-fetch.ts';
import type { ShopClient } from '../client.ts';
import { createShopClient } from '../client.ts';
import { ResponseCode } from '../generated/codes.ts';
import type { ShopError } from './errors.ts';
import { isShopError } from './errors.ts';

function shopAnswering(answer: () => Response): ShopClient {
  const { fetch } = scriptedFetch(answer);
  return createShopClient({ baseUrl: 'http://shop.test', fetch, retry: { limit: 0 } });
}

/** The outcomes of a read and of a write that receive the same response. */
async function outcomesOf(answer: () => Response) {
  const shop = shopAnswering(answer);
  return Promise.all([shop.listNotices().safe(), shop.addCartItem({ id: 12, goods_number: 1 }).safe()]);
}

async function errorsOf(answer: () => Response): Promise<readonly ShopError[]> {
  return (await outcomesOf(answer)).map((outcome) => {
    if (outcome.status === 'ok') throw new Error('the call succeeded');
    expect(isShopError(outcome.error)).toBe(true);
    return outcome.error;
  });
}

const contentTypes = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'text/html',
  'text/plain; charset=iso-8859-1',
  'application/octet-stream',
  'nonsense',
  '',
);

// Excludes numbers that a double cannot represent: they make a response invalid, which has its own tests.
const jsonValue = fc
  .jsonValue({ maxDepth: 3 })
  .filter((value) => !/\d{16}|e\+?\d{2}/.test(JSON.stringify(value)));

test('[ERR-02] [N10] [N11] success requires the number 1 and the declared type of msg, independent of other fields', async () => {
  const envelope = fc.record({ code: jsonValue, msg: jsonValue, number: jsonValue }, { requiredKeys: [] });
  await fc.assert(
    fc.asyncProperty(fc.oneof(envelope, jsonValue), contentTypes, async (body, type) => {
      const [read, write] = await outcomesOf(
        () => new Response(JSON.stringify(body), { headers: { 'content-type': type } }),
      );
      const { code, msg, number }: { code?: unknown; msg?: unknown; number?: unknown } = Object(body);
      expect(read.status === 'ok').toBe(code === 1 && Array.isArray(msg));
      expect(write.status === 'ok').toBe(code === 1 && typeof msg === 'string' && typeof number === 'number');
    }),
    { numRuns: 500 },
  );
});

test('[ERR-02] [T08] [N11] a code is an integer or the response is invalid: never rounded or parsed', async () => {
  const lookalike = fc.oneof(
    fc.constantFrom('1', '1000', ' 1', '1.0', true, false, null, [1], [], {}, { code: 1 }, 1.5, -0.1, '0x1'),
    fc.double({ noInteger: true, noNaN: true, noDefaultInfinity: true }),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(lookalike, async (code) => {
      for (const error of await errorsOf(() => Response.json({ code, msg: 'Sentence' }))) {
        expect(error).toMatchObject({ kind: 'invalid-response', code: undefined, outcome: 'unknown' });
        expect(error.serverMessage).toBeUndefined();
      }
    }),
  );
});

test('[ERR-02] a code that this client does not know is still a refusal with its message', async () => {
  const declaredCodes = new Set<number>(Object.values(ResponseCode));
  const unknown = fc.maxSafeInteger().filter((code) => !declaredCodes.has(code) && code !== 1);
  await fc.assert(
    fc.asyncProperty(unknown, fc.string({ minLength: 1 }), async (code, msg) => {
      for (const error of await errorsOf(() => Response.json({ code, msg }))) {
        expect(error).toMatchObject({ kind: 'refused', code, serverMessage: msg, outcome: 'answered' });
      }
    }),
  );
});

test('[ERR-02] [N15] a refusal without a message has its code and an empty message for the shopper', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        jsonValue.filter((msg) => typeof msg !== 'string'),
        fc.constant(''),
      ),
      async (msg) => {
        for (const body of [{ code: 3003, msg }, { code: 3003 }]) {
          for (const error of await errorsOf(() => Response.json(body))) {
            expect(error).toMatchObject({ kind: 'invalid-response', code: 3003, outcome: 'answered' });
            expect(error.serverMessage).toBeUndefined();
          }
        }
      },
    ),
  );
});

test.each([
  '',
  ' ',
  '<!doctype html><p>Hello',
  'null',
  'true',
  '0',
  '"1"',
  '[]',
  '[{"code":1}]',
  '{',
  'undefined',
])('[ERR-02] [N12] the body «%s» is an invalid response under any content type', async (body) => {
  for (const type of ['application/json', 'text/html', 'image/png']) {
    const answer = () => new Response(body, { headers: { 'content-type': type } });
    for (const error of await errorsOf(answer))
      expect(error).toMatchObject({ kind: 'invalid-response', outcome: 'unknown' });
  }
});

test('[ERR-02] invalid UTF-8 anywhere makes the response invalid', async () => {
  const wholeBody = new TextEncoder().encode('{"code":1,"msg":"Added – ok","number":1}');
  const brokenBytes = fc.constantFrom(
    [0xff],
    [0xc3],
    [0xe2, 0x82],
    [0xed, 0xa0, 0x80],
    [0xf8, 0x88, 0x80, 0x80, 0x80],
  );
  await fc.assert(
    fc.asyncProperty(fc.nat(wholeBody.length), brokenBytes, async (index, bytes) => {
      const body = Uint8Array.from([...wholeBody.slice(0, index), ...bytes, ...wholeBody.slice(index)]);
      for (const error of await errorsOf(() => new Response(body)))
        expect(error).toMatchObject({ kind: 'invalid-response', outcome: 'unknown' });
    }),
  );
});

test.each([
  ['lists', '['.repeat(200_000)],
  ['objects', '{"code":'.repeat(200_000)],
  ['a message', `{"code":1,"msg":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['a dropped key', `{"code":1,"__proto__":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
])('[ERR-02] deep nesting of %s does not overflow the stack', async (_name, body) => {
  for (const outcome of await outcomesOf(() => new Response(body))) {
    if (outcome.status === 'failed') expect(outcome.error).toMatchObject({ kind: 'invalid-response' });
  }
});

test('[ERR-02] reading stops at the limit of a ten-megabyte body and closes the connection', async () => {
  const piece = new Uint8Array(1024 * 1024).fill(0x20);
  let callCount = 0;
  let isLeft = false;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        callCount += 1;
        controller.enqueue(piece);
      },
      cancel() {
        isLeft = true;
      },
    },
    { highWaterMark: 0 },
  );
  const outcome = await shopAnswering(() => new Response(body))
    .listNotices()
    .safe();
  expect(outcome).toMatchObject({ error: { kind: 'invalid-response', outcome: 'unknown' } });
  expect(callCount).toBe(9);
  expect(isLeft).toBe(true);
});

test('[ERR-02] an error as JSON contains no data of the request or the response', async () => {
  const body = fc.string({ minLength: 8, maxLength: 40, unit: fc.constantFrom(...'0123456789abcdef') });
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom(200, 404, 500), async (secret, status) => {
      const { fetch } = scriptedFetch(() => new Response(`<p>${secret}</p>`, { status }));
      const shop = createShopClient({ baseUrl: 'http://shop.test', fetch, retry: { limit: 0 } });
      const outcome = await shop.logIn({ email: 'ada@example.com', password: `pw-${secret}` }).safe();
      expect(JSON.stringify(outcome)).not.toContain(secret);
    }),
  );
});
