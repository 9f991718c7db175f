import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import type { MockServer } from '../start-mock-server.ts';
import { get, sendRaw, startTestServer } from '../testing/testing-server.ts';

const megabyte = 1_048_576;
const sent = 100 * megabyte;
/** What lies in the buffers between the two, which nobody has read. */
const onTheWay = 12 * megabyte;

const json = 'content-type: application/json';
const form = 'content-type: multipart/form-data; boundary=line';

/** Sends chunks as long as the server takes them. @returns its answer, and how much it took until then */
async function pour(
  server: MockServer,
  path: string,
  type: string,
): Promise<{ said: string; taken: number }> {
  const socket = connect(server.port, '127.0.0.1');
  let said = '';
  let taken = 0;
  socket.on('data', (chunk) => {
    if (said === '') taken = socket.bytesWritten - socket.writableLength;
    said += chunk.toString('utf8');
  });
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\n${type}\r\ntransfer-encoding: chunked\r\n\r\n`);
  const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
  for (let poured = 0; poured < sent && said === '' && !socket.destroyed; poured += 65_536) {
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), closed]).catch(() => {});
  }
  await closed;
  return { said, taken };
}

test.each([
  ['/api/product/addCart', json, megabyte, 'The body is larger than 1 MB.'],
  ['/api/goods/upload', form, 16 * megabyte, 'The form is larger than 16 MB.'],
  ['/__mock/clock', json, megabyte, 'The body is larger than 1 MB.'],
])('[M05] of a body without end to %s (%s) only %d bytes are read', async (path, type, read, msg) => {
  const server = await startTestServer();
  const { said, taken } = await pour(server, path, type);
  expect(said).toMatch(/^HTTP\/1\.1 413 /);
  expect(said).toContain(JSON.stringify({ code: 9003, msg }));
  expect(taken).toBeLessThan(read + onTheWay);
  expect((await get(server, '/__mock/health')).body).toMatchObject({ status: 'ready', sessions: 1 });
});

test.each([
  ['/api/product/addCart', json],
  ['/api/goods/upload', form],
  ['/__mock/clock', json],
])('[M05] a body of 100 MB that is announced to %s is refused before any of it came', async (path, type) => {
  const server = await startTestServer();
  const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\n${type}\r\ncontent-length: ${sent}\r\n\r\n`;
  const answer = await sendRaw(server, head);
  expect(answer).toMatchObject({ status: 413, body: { code: 9003 } });
  expect(answer.head.toLowerCase()).toContain('connection: close');
});
