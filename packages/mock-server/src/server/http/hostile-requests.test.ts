import { expect, test } from 'vitest';
import { post, readAnswer, sendRaw, startTestServer } from '../testing/testing-server.ts';

const addCart = '/api/product/addCart';
const getCart = '/api/product/getCart'.replace('getCart', 'getGoodsCart');

function rawPost(body: string, headers: readonly string[] = ['content-type: application/json']): string {
  const length = `content-length: ${Buffer.byteLength(body)}`;
  return [`POST ${getCart} HTTP/1.1`, 'host: localhost', ...headers, length, '', body].join('\r\n');
}

test.each([
  ['a cut object', '{"items":', 400],
  ['no JSON at all', 'hello', 400],
  ['a byte order mark alone', '﻿', 400],
  ['nesting of 33 levels', `${'['.repeat(33)}${']'.repeat(33)}`, 400],
  ['nesting of 200,000 levels', '['.repeat(200_000), 400],
  ['a list instead of an object', '[]', 422],
  ['null', 'null', 422],
  ['a name in Japanese', '{"日本":1}', 422],
  ['a prototype', '{"__proto__":{"code":1},"constructor":1}', 422],
])('[M01 M02 M06] %s is refused in the envelope', async (_what, body, status) => {
  const server = await startTestServer();
  const answer = await post(server, getCart, body);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ code: 9001, msg: expect.stringMatching(/^\S.+\.$/) });
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('[M01] invalid UTF-8 is refused', async () => {
  const server = await startTestServer();
  const response = await fetch(new URL(getCart, server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
  });
  expect(await readAnswer(response)).toMatchObject({
    status: 400,
    body: { code: 9001, msg: 'The body is not valid UTF-8.' },
  });
});

test('[M06] brackets in strings do not count as depth, even after an escaped quote', async () => {
  const server = await startTestServer();
  const keywords = `${'['.repeat(40)}"${'{'.repeat(40)}`;
  const answer = await post(server, '/api/goods/getGoodsByType', { keywords });
  expect(answer.status).toBe(200);
});

test('[M06] 32 levels are not too deep', async () => {
  const server = await startTestServer();
  const answer = await post(server, getCart, `${'{"a":'.repeat(31)}{}${'}'.repeat(31)}`);
  expect(answer.text).not.toContain('nested deeper');
  const deeper = await post(server, getCart, `${'{"a":'.repeat(32)}{}${'}'.repeat(32)}`);
  expect(deeper.text).toContain('nested deeper than 32 levels');
});

test.each([
  ';;;/',
  'text/plain',
  'application/json; charset=latin1',
  'multipart/form-data',
  'application/jsonp',
])('[M04] the content type %s is answered with 415', async (type) => {
  const server = await startTestServer();
  const answer = await sendRaw(server, rawPost('{}', [`content-type: ${type}`]));
  expect(answer).toMatchObject({ status: 415, body: { code: 9004 } });
});

test('[M04] a body without a content type, or compressed, is answered with 415', async () => {
  const server = await startTestServer();
  expect(await sendRaw(server, rawPost('{}', []))).toMatchObject({ status: 415, body: { code: 9004 } });
  const compressedRequest = rawPost('{}', ['content-type: application/json', 'content-encoding: gzip']);
  expect(await sendRaw(server, compressedRequest)).toMatchObject({ status: 415, body: { code: 9004 } });
});

test('[M05] a body of 2 MB is answered with 413', async () => {
  const server = await startTestServer();
  const answer = await post(server, getCart, JSON.stringify('x'.repeat(2_097_152)));
  expect(answer).toMatchObject({ status: 413, body: { code: 9003, msg: 'The body is larger than 1 MB.' } });
});

test('[M05] an endless chunked body is answered with 413 and the connection is closed', async () => {
  const server = await startTestServer();
  const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
  const head = `POST ${getCart} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`;
  const answer = await sendRaw(server, `${head}transfer-encoding: chunked\r\n\r\n${chunk.repeat(20)}`);
  expect(answer).toMatchObject({ status: 413, body: { code: 9003 } });
  expect(answer.head.toLowerCase()).toContain('connection: close');
});

test.each([
  ['//', 404],
  ['//[', 404],
  ['/%E0%A4%A', 404],
  ['/uploads/..%2f..%2fetc/passwd', 404],
  ['/api/product/getGoodsCart/', 404],
  ['http://localhost/api/product/getGoodsCart', 400],
  ['*', 400],
  [`/${'a'.repeat(20_000)}`, 414],
  [`/${'a'.repeat(40_000)}`, 431],
])('[M03 M19] the target %.40s is answered in the envelope', async (target, status) => {
  const server = await startTestServer();
  const answer = await sendRaw(server, `GET ${target} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  expect(answer).toMatchObject({
    status,
    body: { code: expect.any(Number), msg: expect.stringMatching(/\.$/) },
  });
});

test.each([
  [20_000, 200],
  [31_000, 200],
  [33_000, 431],
])('[S04] %d bytes of cookies are answered with %d', async (size, status) => {
  const server = await startTestServer();
  const cookies = `cookie: a=${'A'.repeat(size)}`;
  const answer = await sendRaw(
    server,
    `GET /api/index/title HTTP/1.1\r\nhost: localhost\r\n${cookies}\r\n\r\n`,
  );
  expect(answer).toMatchObject({ status, body: { code: expect.any(Number) } });
});

test('[M20] a wrong method is answered with 405 and the allowed methods', async () => {
  const server = await startTestServer();
  for (const method of ['TRACE', 'PROPFIND', 'OPTIONS', 'DELETE', 'PUT', 'GET', 'HEAD']) {
    const answer = await sendRaw(server, `${method} ${addCart} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    expect(answer.status, method).toBe(405);
    expect(answer.head.toLowerCase(), method).toContain('allow: post');
  }
});

test.each([
  ['CONNECT evil.example:443 HTTP/1.1\r\nhost: localhost\r\n\r\n', 405],
  ['GET /api/index/title HTTP/1.1\r\nhost: localhost\r\nexpect: wonders\r\n\r\n', 417],
])('[M20] %j is refused in the envelope', async (bytes, status) => {
  const server = await startTestServer();
  expect(await sendRaw(server, bytes)).toMatchObject({
    status,
    body: { code: 9001, msg: expect.any(String) },
  });
});

test.each([
  ['is no HTTP', 'hello\r\n\r\n', 400],
  ['has headers of 40 kB', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`, 431],
  ['wants a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nhost: localhost\r\n\r\n', 405],
  ['expects wonders', 'GET / HTTP/1.1\r\nhost: localhost\r\nexpect: wonders\r\n\r\n', 417],
])('the refusal of a request that %s has a request-id', async (_what, bytes, status) => {
  const server = await startTestServer();
  const answers = [await sendRaw(server, bytes), await sendRaw(server, bytes)];
  const ids = answers.map(({ head }) => /^request-id: (req_[\w-]{12})$/im.exec(head)?.[1]);
  expect(answers[0]?.status).toBe(status);
  expect(new Set(ids).size, String(ids)).toBe(2);
  expect(ids).not.toContain(undefined);
});

test('[M20] HEAD answers like GET, without a body', async () => {
  const server = await startTestServer();
  const response = await fetch(new URL('/api/term/getTerm', server.url), { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
});

test.each([
  [
    'both lengths',
    `POST ${getCart} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}`,
  ],
  ['two hosts', 'GET / HTTP/1.1\r\nhost: localhost\r\nhost: localhost\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['a folded header', 'GET / HTTP/1.1\r\nhost: localhost\r\nx-a: b\r\n c\r\n\r\n'],
  ['NUL in a header', 'GET / HTTP/1.1\r\nhost: localhost\r\nx-a: b\0c\r\n\r\n'],
  [
    'a bad chunk',
    `POST ${getCart} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n`,
  ],
  ['no HTTP at all', 'hello\r\n\r\n'],
])('[M10] %s is answered with 400', async (_what, bytes) => {
  const server = await startTestServer();
  const answer = await sendRaw(server, bytes);
  expect(answer.status).toBe(400);
});

test.each(['accept-language', 'idempotency-key'])('an empty %s is refused with its name', async (name) => {
  const server = await startTestServer();
  const answer = await post(server, addCart, { id: 1131, goods_number: 1 }, { [name]: '' });
  expect(answer).toMatchObject({ status: 422, body: { code: 9001, msg: expect.stringContaining(name) } });
});

test('[M07] a hundred thousand unknown keys are refused, with three of them and their number', async () => {
  const server = await startTestServer();
  const keys = Array.from({ length: 50_000 }, (_, index) => `"k${index}":1`);
  const answer = await post(server, getCart, `{${keys.join(',')}}`);
  expect(answer).toMatchObject({ status: 422, body: { code: 9001 } });
  expect(answer.text.length).toBeLessThan(1000);
});
