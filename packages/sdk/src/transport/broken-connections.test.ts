import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { createShopClient } from '../client.ts';
import { memorySession } from '../session/adapters.ts';

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}

function shopAt(baseUrl: string) {
  return createShopClient({ baseUrl, session: memorySession('tok_0123456789'), retry: { limit: 0 } });
}

const body = Buffer.from(JSON.stringify({ code: 1, msg: 'Added to your cart – schön', number: 3 }));

test('[PAY-02] [N03] a response that is cut off anywhere is never a success', async () => {
  let length = 0;
  const shop = shopAt(
    await serve((request, response) => {
      request.resume();
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
      response.write(body.subarray(0, length), () => response.destroy());
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.nat(body.length - 1), async (cut) => {
      length = cut;
      expect(await shop.addCartItem({ id: 12, goods_number: 1 }).safe()).toMatchObject({
        error: { kind: 'network', outcome: 'unknown' },
      });
    }),
  );
});

test.each([2, 20, 999])('[N13] a status line that ends at %i is a network error', async (status) => {
  const shop = createShopClient({
    baseUrl: 'http://shop.test',
    fetch: async () => Object.defineProperty(new Response(body), 'status', { value: status }),
    retry: { limit: 0 },
  });
  expect(await shop.addCartItem({ id: 12, goods_number: 1 }).safe()).toMatchObject({
    error: { kind: 'network', outcome: 'unknown' },
  });
});

test('[N13] a reset connection or invalid HTTP is a network error; the next call works', async () => {
  const ways = [
    (response: ServerResponse) => response.socket?.resetAndDestroy(),
    (response: ServerResponse) => response.socket?.end(),
    (response: ServerResponse) => response.socket?.end('no http at all\r\n\r\n'),
    (response: ServerResponse) =>
      response.socket?.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n'),
  ];
  let calls = 0;
  const shop = shopAt(
    await serve((request, response) => {
      request.resume();
      const way = ways[calls++];
      if (way === undefined) response.end(body);
      else way(response);
    }),
  );
  for (const _way of ways) {
    expect(await shop.addCartItem({ id: 12, goods_number: 1 }).safe()).toMatchObject({
      error: { kind: 'network' },
    });
  }
  expect((await shop.addCartItem({ id: 12, goods_number: 1 })).number).toBe(3);
});

test('[AUTH-04] [T14] [N16] the token does not follow a redirect to another origin', async () => {
  const otherRequests: (string | undefined)[] = [];
  const other = await serve((request, response) => {
    otherRequests.push(request.headers.authorization);
    response.end(body);
  });
  const shop = shopAt(
    await serve((request, response) => {
      request.resume();
      response.writeHead(307, { location: `${other}${request.url}` }).end();
    }),
  );
  expect(await shop.addCartItem({ id: 12, goods_number: 1 }).safe()).toMatchObject({ status: 'failed' });
  expect(otherRequests).toEqual([]);
});

/** An address where nothing listens any more. */
async function abandonedAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return `http://127.0.0.1:${Object(address).port}`;
}

test.each([
  ['ECONNREFUSED', 'no shop at', 'check baseUrl, or start it', abandonedAddress],
  ['(ENOTFOUND|EAI_AGAIN)', 'no shop at', 'check baseUrl, or start it', () => 'http://shop.invalid'],
  ['bad port', 'fetch blocks', 'use another port', () => 'http://127.0.0.1:9'],
])(
  '[PAY-02] after %s nothing was sent, and the error names the address',
  async (reason, problem, advice, addressOf) => {
    const url = await addressOf();
    const { message, ...error } = await shopAt(`${url}/eu`)
      .addCartItem({ id: 12, goods_number: 1 })
      .then(
        () => expect.unreachable(),
        (cause: unknown) => Object(cause),
      );
    expect({ ...error, message }).toMatchObject({ kind: 'network', outcome: 'not-sent' });
    expect(message).toMatch(new RegExp(`^addCartItem: ${problem} ${url} \\(${reason}\\): ${advice}$`));
  },
);

/** A client whose requests all end with this error. */
function shopWithout(error: Error) {
  const fetch = () => Promise.reject(error);
  return createShopClient({ baseUrl: 'http://shop.test', fetch, retry: { limit: 0 } });
}

/** Bun has no cause: the code is a property of the error. */
function bunShop(code: string) {
  return shopWithout(Object.assign(new TypeError('Unable to connect.'), { code }));
}

test.each([
  ['UND_ERR_CONNECT_TIMEOUT', 'not-sent'],
  // The request was sent, and its answer did not come in time.
  ['UND_ERR_HEADERS_TIMEOUT', 'unknown'],
])('[PAY-02] under Node, %s of undici is %s', async (code, outcome) => {
  const cause = Object.assign(new Error('Timeout Error'), { code });
  const error = await shopWithout(new TypeError('fetch failed', { cause }))
    .addCartItem({ id: 12, goods_number: 1 })
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ outcome });
  const message = `addCartItem: no shop at http://shop.test (${code}): check baseUrl, or start it`;
  expect(Object(error).message === message).toBe(outcome === 'not-sent');
});

test.each([
  'tcp connect error: Connection refused (os error 111)',
  'dns error: failed to lookup address information: Name or service not known',
])('[PAY-02] under Deno, "%s" is not-sent', async (reason) => {
  const error = new TypeError(
    `error sending request for url (http://shop.test/): client error (Connect): ${reason}`,
  );
  await expect(shopWithout(error).addCartItem({ id: 12, goods_number: 1 })).rejects.toMatchObject({
    outcome: 'not-sent',
    message: `addCartItem: no shop at http://shop.test (${error.message}): check baseUrl, or start it`,
  });
});

test('[PAY-02] under Deno, a connection that broke later is unknown', async () => {
  const error = new TypeError(
    'error sending request from 127.0.0.1:50472 for http://shop.test/ (127.0.0.1:80): client error (SendRequest): connection error: Connection reset by peer (os error 104)',
  );
  await expect(shopWithout(error).addCartItem({ id: 12, goods_number: 1 })).rejects.toMatchObject({
    outcome: 'unknown',
  });
});

test('[PAY-02] under Bun, a connection that was never made is not-sent, and a reset one is unknown', async () => {
  const cart = { id: 12, goods_number: 1 };
  await expect(bunShop('ECONNREFUSED').addCartItem(cart)).rejects.toMatchObject({
    outcome: 'not-sent',
    message: 'addCartItem: no shop at http://shop.test (ECONNREFUSED): check baseUrl, or start it',
  });
  await expect(bunShop('ECONNRESET').addCartItem(cart)).rejects.toMatchObject({ outcome: 'unknown' });
});

test('https:// to a server without TLS: the error says to use http://', async () => {
  const url = (await serve((_request, response) => response.end())).replace('http:', 'https:');
  await expect(shopAt(url).addCartItem({ id: 12, goods_number: 1 })).rejects.toMatchObject({
    kind: 'network',
    // A proxy could send such bytes after the request.
    outcome: 'unknown',
    message: expect.stringMatching(
      new RegExp(`^addCartItem: no TLS at ${url} \\(ERR_SSL_\\w+\\): use http://$`),
    ),
  });
});
