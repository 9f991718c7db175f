import { createShop, demoCustomer } from '@signal-shop/mock-server';
import { handlers } from '@signal-shop/mock-server/msw';
import { createShopClient, memorySession } from '@signal-shop/sdk';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { expect, test } from 'vitest';

const { email, password } = demoCustomer;
const baseUrl = 'http://shop.test';

test('the shop in this process', async () => {
  const { fetch } = createShop({ scenarios: 'cart.many' });
  const client = createShopClient({ baseUrl, fetch, session: memorySession() });
  await client.logIn({ email, password });
  expect((await client.getCart({})).msg.length).toBeGreaterThan(1);
});

test('the shop behind Mock Service Worker, with one call overridden', async () => {
  const server = setupServer(...handlers(createShop({ scenarios: 'cart.many' })));
  server.listen({ onUnhandledRequest: 'error' });
  const client = createShopClient({ baseUrl, session: memorySession(), retry: { limit: 0 } });
  await client.logIn({ email, password });
  expect((await client.getCart({})).msg.length).toBeGreaterThan(1);
  server.use(http.all('*/api/product/getGoodsCart', () => new Response('', { status: 503 })));
  await expect(client.getCart({})).rejects.toThrow();
  server.close();
});
