import { ControlRefusal } from '@signal-shop/mock-server/control';
import { expect, test } from 'vitest';
import { isTokenMissing, isTokenRight, keepToken } from './token.ts';

test('the token is saved outside the storage of the page, for the control API only', () => {
  const jar = { cookie: '' };
  keepToken('a token; of the test', jar);
  expect(jar.cookie).toBe('mock_control=a%20token%3B%20of%20the%20test; Path=/__mock; SameSite=Strict');
});

test('only a refusal with 403 requests the token', () => {
  expect(isTokenMissing(new ControlRefusal('session', 'Send the control token.', 403))).toBe(true);
  expect(isTokenMissing(new ControlRefusal('session', 'There is no session.', 404))).toBe(false);
  expect(isTokenMissing(new TypeError('fetch failed'))).toBe(false);
});

test('a token is right, wrong, or the server does not answer', async () => {
  const server = async (_address: unknown, init?: RequestInit) =>
    new Headers(init?.headers).get('x-mock-control') === 'right'
      ? Response.json({ status: 'ok' })
      : Response.json({ code: 9000, msg: 'Send the control token.' }, { status: 403 });
  const url = 'http://mock.test';
  expect(await isTokenRight('right', url, server)).toBe(true);
  expect(await isTokenRight('wrong', url, server)).toBe(false);
  const silent = () => Promise.reject(new TypeError('fetch failed'));
  await expect(isTokenRight('right', url, silent)).rejects.toThrow('fetch failed');
});
