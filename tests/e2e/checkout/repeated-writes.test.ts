import { request as ask, createServer } from 'node:http';
import type { Socket } from 'node:net';
import { startingTokens } from '@signal-shop/mock-server';
import { inject, onTestFinished } from 'vitest';
import { expect, test } from '../support/shop-test.ts';

const addPath = '/api/product/addCart';
const ways = ['reset', 'closed'] as const;
/** Attempts until the browser reuses a connection. */
const attempts = 9;

/**
 * A proxy between the browser and the shop. Once, when goods are added over a reused connection, it passes the
 * request on and closes the connection before any byte of the response: the browser then resends the request.
 * Over a new connection it would not; the browser chooses its connections, so `hasEnded` reports whether it
 * happened.
 */
async function openShopBehind(
  way: (typeof ways)[number],
): Promise<{ url: string; requestCount: () => number; hasEnded: () => boolean }> {
  let requestCount = 0;
  let hasEnded = false;
  const usedSockets = new WeakSet<Socket>();
  const between = createServer((request, response) => {
    const { method, url, headers, socket } = request;
    const target = new URL(url ?? '/', inject('shopUrl'));
    const onward = ask(target, { method, headers: { ...headers, host: target.host } }, (answer) => {
      if (url === addPath) requestCount++;
      if (url === addPath && !hasEnded && usedSockets.has(socket)) {
        hasEnded = true;
        answer.resume();
        answer.on('end', () => (way === 'reset' ? socket.resetAndDestroy() : socket.end()));
        return;
      }
      usedSockets.add(socket);
      // The shop closes the connection of the proxy, which must not close that of the browser.
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'keep-alive' });
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  // Idle connections stay open however slow the machine is.
  between.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => {
    between.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    between.closeAllConnections();
    between.close();
  });
  const address = between.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requestCount: () => requestCount,
    hasEnded: () => hasEnded,
  };
}

test.for(ways)(
  '[CART-06] [N01] [N02] a request that the browser resends because the connection was %s adds once',
  async (way, { shopper }) => {
    const { page, context, allow } = await shopper({ scenarios: ['auth.customer', 'cart.empty'] });
    const { url, requestCount, hasEnded } = await openShopBehind(way);
    await context.addCookies([{ name: 'token', value: startingTokens.customer, url }]);
    // It is the shop, at another port.
    allow(new RegExp(`token sent to another site: ${url}/`));
    await page.goto(`${url}/detail?id=1201`);
    let presses = 0;
    while (!hasEnded() && presses < attempts) {
      await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
      presses++;
      const drawer = page.getByRole('dialog', { name: `Your cart, ${presses} item` });
      await drawer.getByRole('button', { name: 'Close' }).click();
      await expect.poll(() => requestCount() - Number(hasEnded())).toBe(presses);
    }
    expect(hasEnded(), 'closed a reused connection').toBe(true);
    await page.goto(`${url}/car`);
    await expect.poll(() => page.getByRole('spinbutton').inputValue()).toBe(String(presses));
  },
);
