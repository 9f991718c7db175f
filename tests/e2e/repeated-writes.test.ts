import { request as ask, createServer } from 'node:http';
import { startingTokens } from '@signal-shop/mock-server';
import { inject, onTestFinished } from 'vitest';
import { expect, test } from './support/shop-test.ts';

const addPath = '/api/product/addCart';
const ways = ['reset', 'closed'] as const;

/**
 * Stands between a browser and the shop. The first time goods are added, the server hears it, and the connection ends
 * before a byte of the answer: a browser that has used the connection before sends the same request once more.
 */
async function openShopBehind(way: (typeof ways)[number]): Promise<{ url: string; heard: () => number }> {
  let heard = 0;
  const between = createServer((request, response) => {
    const { method, url, headers, socket } = request;
    const target = new URL(url ?? '/', inject('shopUrl'));
    const onward = ask(target, { method, headers: { ...headers, host: target.host } }, (answer) => {
      if (url === addPath && ++heard === 1) {
        answer.resume();
        answer.on('end', () => (way === 'reset' ? socket.resetAndDestroy() : socket.end()));
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  // Connections that a page keeps stay usable however slow the machine is.
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
  return { url: `http://127.0.0.1:${address.port}`, heard: () => heard };
}

test.for(ways)(
  '[CART-06] [N01] [N02] what a browser sends once more, because the connection was %s, is added once',
  async (way, { shopper }) => {
    const { page, context, allow } = await shopper({ scenarios: ['auth.customer', 'cart.empty'] });
    const { url, heard } = await openShopBehind(way);
    await context.addCookies([{ name: 'token', value: startingTokens.customer, url }]);
    // It is the shop, at another port.
    allow(new RegExp(`token told to another site: ${url}/`));
    await page.goto(`${url}/detail?id=1201`);
    await page.getByRole('button', { name: 'Add to cart' }).click({ trial: true });
    // Only over a connection that has been of use before does a browser ask again.
    await page.evaluate(async () => (await fetch('/configuration.json')).text());
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('dialog', { name: 'Your cart, 1 item' }).waitFor();
    expect(heard()).toBe(2);
  },
);
