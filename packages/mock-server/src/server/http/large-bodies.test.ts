import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import type { MockServer } from '../start-mock-server.ts';
import { get, sendRaw, startTestServer } from '../testing/testing-server.ts';

const megabyte = 1_048_576;
const bodySize = 100 * megabyte;
/** Bytes in the buffers of the connection that the server has not read. */
const bytesInFlight = 12 * megabyte;

const json = 'content-type: application/json';
const form = 'content-type: multipart/form-data; boundary=line';

/** Sends chunks until the server answers. @returns its answer and the number of sent bytes */
async function pour(
  server: MockServer,
  path: string,
  type: string,
): Promise<{ answer: string; bytesSent: number }> {
  const socket = connect(server.port, '127.0.0.1');
  let answer = '';
  let bytesSent = 0;
  socket.on('data', (chunk) => {
    if (answer === '') bytesSent = socket.bytesWritten - socket.writableLength;
    answer += chunk.toString('utf8');
  });
  socket.on('error', () => {});
  // Not once(): it rejects on the error of a write that comes after the server has closed the connection.
  const close = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
  });
  socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\n${type}\r\ntransfer-encoding: chunked\r\n\r\n`);
  const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
  for (let poured = 0; poured < bodySize && answer === '' && !socket.destroyed; poured += 65_536) {
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain').catch(() => {}), close]);
  }
  await close;
  return { answer, bytesSent };
}

test.each([
  ['/api/product/addCart', json, megabyte, 'The body is larger than 1 MB.'],
  ['/api/goods/upload', form, 16 * megabyte, 'The form is larger than 16 MB.'],
  ['/__mock/clock', json, megabyte, 'The body is larger than 1 MB.'],
])('[M05] of an endless body to %s (%s) only %d bytes are read', async (path, type, readBytes, msg) => {
  const server = await startTestServer();
  const { answer, bytesSent } = await pour(server, path, type);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain(JSON.stringify({ code: 9003, msg }));
  expect(bytesSent).toBeLessThan(readBytes + bytesInFlight);
  expect((await get(server, '/__mock/health')).body).toMatchObject({ status: 'ready', sessions: 1 });
});

test.each([
  ['/api/product/addCart', json],
  ['/api/goods/upload', form],
  ['/__mock/clock', json],
])('[M05] an announced body of 100 MB to %s is refused before it is sent', async (path, type) => {
  const server = await startTestServer();
  const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\n${type}\r\ncontent-length: ${bodySize}\r\n\r\n`;
  const answer = await sendRaw(server, head);
  expect(answer).toMatchObject({ status: 413, body: { code: 9003 } });
  expect(answer.head.toLowerCase()).toContain('connection: close');
});
