import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { demoCustomer, startingTokens } from '../../index.ts';
import { get, startTestServer } from '../testing/testing-server.ts';

test('a browser with a cached viewer does not download it again', async () => {
  const server = await startTestServer();
  const first = await get(server, '/__mock/docs/shop.js');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"\S+"$/);
  const again = await get(server, '/__mock/docs/shop.js', { 'if-none-match': tag });
  expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
  expect((await get(server, '/__mock/docs/shop.js', { 'if-none-match': '"other"' })).text).toBe(first.text);
});

test('the reference documents a customer and a valid token', async () => {
  const server = await startTestServer();
  const { text } = await get(server, '/__mock/docs/shop.js');
  expect(text).toContain(demoCustomer.email);
  expect(text).toContain(startingTokens.customer);
  const answer = await get(server, '/api/coupon/getCouponList', {
    'x-mock-scenario': 'auth.customer',
    authorization: startingTokens.customer,
  });
  expect(Object(answer.body).code).not.toBe(1000);
});

test('before the viewer has loaded, the page lists every call as a link', async () => {
  const server = await startTestServer();
  const { text } = await get(server, '/__mock/docs');
  expect(text).toContain('is being put together…');
  expect(text).toContain('<h1>');
  expect(text).toContain('<a href="#tag/cart/addCartItem">Puts goods into the cart</a>');
  const control = await get(server, '/__mock/docs/control');
  expect(control.text).toContain('<a href="#tag/time/turnClock">');
});

test('the page links the guide and the other reference', async () => {
  const server = await startTestServer();
  const { text } = await get(server, '/__mock/docs');
  const page = load(text);
  const links = page('a[href^="/"]')
    .toArray()
    .map((link) => page(link).attr('href') ?? '');
  expect(links).toEqual(['/__mock/guide/', '/__mock/docs', '/__mock/docs/control']);
  for (const href of links) expect([href, (await get(server, href)).status]).toEqual([href, 200]);
});
