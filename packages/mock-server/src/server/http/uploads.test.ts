import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { picture } from '../../testing/pictures.ts';
import type { MockServer } from '../start-mock-server.ts';
import type { Answer } from '../testing/testing-server.ts';
import { get, post, readAnswer, sendRaw, startTestServer } from '../testing/testing-server.ts';

const path = '/api/goods/upload';
const token = 'tok_customer_of_the_demonstration';
const boundary = 'a-line-between-parts';

function startServer(): Promise<MockServer> {
  return startTestServer({ scenario: ['auth.customer'] });
}

async function upload(
  server: MockServer,
  form: FormData,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return readAnswer(
    await fetch(new URL(path, server.url), {
      method: 'POST',
      headers: { authorization: token, ...headers },
      body: form,
    }),
  );
}

function formOf(file: Blob, name = 'photo.png'): FormData {
  const form = new FormData();
  form.append('file', file, name);
  return form;
}

function raw(body: string, type = `multipart/form-data; boundary=${boundary}`): string {
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    `authorization: ${token}`,
    `content-type: ${type}`,
  ];
  return [...head, `content-length: ${Buffer.byteLength(body)}`, '', body].join('\r\n');
}

test('[USER-02] bytes of every value arrive unchanged', async () => {
  const server = await startServer();
  const every = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
  const file = new Blob([picture(), every, '\r\n--', boundary, '\r\n']);
  const { status, body } = await upload(server, formOf(file, 'ünïcode "photo".png'));
  expect({ status, body }).toMatchObject({ status: 200, body: { code: 1, url: expect.any(String) } });
  const url = typeof body === 'object' && body !== null ? String(Reflect.get(body, 'url')) : '';
  const download = await fetch(new URL(url, server.url));
  expect(download.headers.get('content-type')).toBe('image/png');
  expect(new Uint8Array(await download.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()));
  expect((await get(server, '/__mock/violations')).body).toEqual({ violations: [] });
});

test('[USER-02] a picture of 5 MB is refused in the customer’s language', async () => {
  const server = await startServer();
  const answer = await upload(server, formOf(picture(5_000_000)), { 'accept-language': 'de' });
  expect(answer).toMatchObject({ status: 200, body: { code: 7001 } });
  expect(JSON.stringify(answer.body)).toMatch(/2\sMB/);
});

test.each([
  [
    'a form that ends too early',
    `--${boundary}\r\ncontent-disposition: form-data; name="file"\r\n\r\nabc`,
    400,
  ],
  ['a form without a line between its parts', 'hello', 400],
  ['an empty form', `--${boundary}--\r\n`, 422],
  [
    'a text where a file belongs',
    `--${boundary}\r\ncontent-disposition: form-data; name="file"\r\n\r\nabc\r\n--${boundary}--\r\n`,
    422,
  ],
  [
    'a field that nobody knows',
    `--${boundary}\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nabc\r\n--${boundary}--\r\n`,
    422,
  ],
  [
    'two files of one name',
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\na\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="b"\r\n\r\nb\r\n--${boundary}--\r\n`,
    422,
  ],
])('[M07] [U05] %s is refused in the envelope', async (_what, body, status) => {
  const server = await startServer();
  const answer = await sendRaw(server, raw(body));
  expect(answer).toMatchObject({ status, body: { code: 9001, msg: expect.stringMatching(/\S/) } });
  expect((await get(server, '/__mock/health')).status).toBe(200);
});

test.each(['application/json', 'multipart/form-data', 'multipart/mixed; boundary=a', 'image/png'])(
  '[M04] the content type %s is answered with 415',
  async (type) => {
    const server = await startServer();
    expect(await sendRaw(server, raw('{}', type))).toMatchObject({ status: 415, body: { code: 9004 } });
  },
);

test('[M05] [U05] a form of 100 MB is answered with 413 before it has arrived', async () => {
  const server = await startServer();
  const head = raw('').replace('content-length: 0', 'content-length: 104857600');
  expect(await sendRaw(server, head)).toMatchObject({ status: 413, body: { code: 9003 } });
});

test('[M05] an aborted upload changes nothing', async () => {
  const server = await startServer();
  const close = Promise.withResolvers<void>();
  const socket = connect(server.port, '127.0.0.1', () => {
    socket.write(raw('').replace('content-length: 0', 'content-length: 90000'));
    socket.write(`--${boundary}\r\n`, () => socket.destroy());
  });
  socket.once('close', () => close.resolve());
  await close.promise;
  expect(await upload(server, formOf(picture()))).toMatchObject({ status: 200, body: { code: 1 } });
  expect((await get(server, '/__mock/violations')).body).toEqual({ violations: [] });
});

test('a call that takes JSON refuses a form', async () => {
  const server = await startServer();
  const response = await fetch(new URL('/api/product/getGoodsCart', server.url), {
    method: 'POST',
    body: formOf(picture()),
  });
  expect((await readAnswer(response)).status).toBe(415);
  expect((await post(server, path, {}, { authorization: token })).status).toBe(415);
});

test.each([
  '../../x.png',
  '..\\x.png',
  '%2e%2e%2fx',
  'a\u0000.png',
  `${'n'.repeat(300)}.png`,
  'gnp.\u202e',
  'con.png',
])('[U04] the file name %j is not part of the address', async (name) => {
  const server = await startServer();
  const { status, body } = await upload(server, formOf(picture(), name));
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { url: expect.stringMatching(/^\/api\/pictures\/[\w/-]+\.png$/) },
  });
});

test('[U04] paths of pictures cannot reach files of the machine', async () => {
  const server = await startServer();
  const secret = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
  for (const name of ['../../../package.json', '%2e%2e%2fpackage.json', '__proto__', '']) {
    const answer = await sendRaw(server, `GET /api/pictures/${name} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    expect(answer.status, name).toBe(404);
    expect(JSON.stringify(answer.body)).not.toContain(secret.slice(0, 20));
  }
});

test('an archive of the calls records an upload as a form without its bytes', async () => {
  const server = await startServer();
  await upload(server, formOf(picture()));
  const { body } = await get(server, '/__mock/har');
  const ofForm = {
    mimeType: expect.stringMatching(/^multipart\/form-data; boundary=/),
    text: expect.stringContaining('name="file"'),
  };
  expect(body).toMatchObject({ log: { entries: [{ request: { postData: ofForm } }] } });
});
