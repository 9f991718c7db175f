import { expect, test } from 'vitest';
import { get, startTestServer } from '../testing/testing-server.ts';
import { maskedQuery, maskedText } from './secrets.ts';

test.each([
  'token',
  'access_token',
  'authorization',
  'code',
  'apiKey',
  'api-key',
  'sessionId',
  'Password',
  'sig',
])('masks the parameter %s to its length, although no contract declares it', (name) => {
  expect(maskedQuery({ [name]: 'tok_1' })).toEqual({ [name]: 'xxxxx' });
});

test.each(['title', 'page', 'page_size', 'keywords', 'id', 'decode', 'author', 'monkey'])(
  'does not mask the parameter %s',
  (name) => {
    expect(maskedQuery({ [name]: 'plain' })).toEqual({ [name]: 'plain' });
  },
);

test('masks a secret that is cut at the end of a text', () => {
  expect(maskedText('{"code":1,"token":"tok_12')).toBe('{"code":1,"token":"xxxxxx');
});

test('masks the code of an email in a request, and not the code of an answer', () => {
  expect(maskedText({ code: '482913' })).toBe('{"code":"xxxxxx"}');
  expect(maskedText('{"code":"4829')).toBe('{"code":"xxxx');
  expect(maskedText({ code: 1 })).toBe('{"code":1}');
});

test('neither archive nor curl command contains secrets of the URL', async () => {
  const server = await startTestServer({ validateRequest: 'off' });
  await get(server, '/api/index/title?access_token=tok_secret&lang=en');
  const har = await get(server, '/__mock/har');
  expect(har.text).not.toContain('tok_secret');
  expect(har.text).toContain('access_token=xxxxxxxxxx&lang=en');
  const [call] = Object(await get(server, '/__mock/calls')).body.calls;
  const { body } = await get(server, `/__mock/calls/${call.id}`);
  expect(Object(body).curl).toContain('access_token=xxxxxxxxxx');
});

test('masks a secret of the wrong type, too', () => {
  expect(maskedText({ password: 12_345_678, email: 'ada@example.com' })).toBe(
    '{"password":"xxxxxxxx","email":"ada@example.com"}',
  );
  expect(maskedText({ password: ['volt'] })).not.toContain('volt');
});
