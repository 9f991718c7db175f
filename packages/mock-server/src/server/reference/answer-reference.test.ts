import { expect, test } from 'vitest';
import { demoCustomer, startingTokens } from '../../index.ts';
import { get, startTestServer } from '../testing-server.ts';

test('who has the viewer already is not sent it again', async () => {
  const server = await startTestServer();
  const first = await get(server, '/__mock/docs/shop.js');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"\S+"$/);
  const again = await get(server, '/__mock/docs/shop.js', { 'if-none-match': tag });
  expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
  expect((await get(server, '/__mock/docs/shop.js', { 'if-none-match': '"other"' })).text).toBe(first.text);
});

test('the reference names a customer and a token that works', async () => {
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

test('the page says that it is on its way before the viewer is there', async () => {
  const server = await startTestServer();
  expect((await get(server, '/__mock/docs')).text).toContain('The reference is being put together…');
});
