import { createShopClient, memorySession } from '@signal-shop/sdk';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { expect, onTestFinished, test } from 'vitest';
import { createShop, demoCustomer } from '../index.ts';
import { handlers } from './handlers.ts';

test('Mock Service Worker answers from the shop, and one call can be overridden', async () => {
  const server = setupServer(...handlers(createShop({ scenarios: 'cart.many' })));
  server.listen({ onUnhandledFrame: 'error' });
  onTestFinished(() => server.close());
  const client = createShopClient({
    baseUrl: 'http://shop.test',
    session: memorySession(),
    retry: { limit: 0 },
  });
  const { email, password } = demoCustomer;
  await client.logIn({ email, password });
  expect((await client.getCart({})).msg.length).toBeGreaterThan(1);
  server.use(http.all('*/api/product/getGoodsCart', () => new Response('', { status: 503 })));
  await expect(client.getCart({})).rejects.toThrow('status 503');
});

test('with a base URL, the calls of another origin reach its own handlers', async () => {
  const baseUrl = 'http://shop.test:4010';
  const server = setupServer(
    ...handlers(createShop(), { baseUrl: `${baseUrl}/` }),
    http.get('https://weather.test/api/today', () => HttpResponse.json('rain')),
  );
  server.listen({ onUnhandledFrame: 'error' });
  onTestFinished(() => server.close());
  expect(await (await fetch('https://weather.test/api/today')).json()).toBe('rain');
  expect((await createShopClient({ baseUrl }).listCategories({})).msg.tree).not.toEqual([]);
});

test.each(['shop.test', 'https://shop.test/eu', 'file:///shop'])('the base URL %s is refused', (baseUrl) => {
  expect(() => handlers(createShop(), { baseUrl })).toThrow(`not "${baseUrl}"`);
});
