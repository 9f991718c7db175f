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
])('the parameter %s keeps its length alone, though no contract declares it', (name) => {
  expect(maskedQuery({ [name]: 'tok_1' })).toEqual({ [name]: 'xxxxx' });
});

test.each(['title', 'page', 'page_size', 'keywords', 'id', 'decode', 'author', 'monkey'])(
  'the parameter %s stays as it is',
  (name) => {
    expect(maskedQuery({ [name]: 'plain' })).toEqual({ [name]: 'plain' });
  },
);

test('a text that ends in the middle of a secret tells none of it', () => {
  expect(maskedText('{"code":1,"token":"tok_12')).toBe('{"code":1,"token":"xxxxxx');
});

test('neither archive nor command line tells what stood in the address of a call', async () => {
  const server = await startTestServer({ validateRequest: 'off' });
  await get(server, '/api/index/title?access_token=tok_secret&lang=en');
  const har = await get(server, '/__mock/har');
  expect(har.text).not.toContain('tok_secret');
  expect(har.text).toContain('access_token=xxxxxxxxxx&lang=en');
  const [call] = Object(await get(server, '/__mock/calls')).body.calls;
  const { body } = await get(server, `/__mock/calls/${call.id}`);
  expect(Object(body).curl).toContain('access_token=xxxxxxxxxx');
});

test('a secret of the wrong kind is hidden too', () => {
  expect(maskedText({ password: 12_345_678, email: 'ada@example.com' })).toBe(
    '{"password":"xxxxxxxx","email":"ada@example.com"}',
  );
  expect(maskedText({ password: ['volt'] })).not.toContain('volt');
});
