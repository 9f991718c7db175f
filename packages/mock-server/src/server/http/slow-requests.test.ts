import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { readBundle, readContract } from '../gate/contract.ts';
import { readOperations } from '../gate/prism-operations.ts';
import { logNothing } from '../recording/log.ts';
import { keepInMemory } from '../recording/session-store.ts';
import { createService } from '../service.ts';
import { startServer } from '../start-server.ts';
import { get } from '../testing/testing-server.ts';

const contract = readContract(await readBundle());
const operations = await readOperations();
const limits = { headersTimeout: 40, requestTimeout: 80, connectionsCheckingInterval: 10 };

async function startImpatient() {
  const shop = createShop();
  const service = createService({
    shop,
    contract,
    operations,
    scenarios: [],
    settings: { validateRequest: 'strict', validateResponse: 'strict' },
    store: keepInMemory(shop),
    backend: null,
    onCall: () => {},
    host: '127.0.0.1',
    controlToken: null,
    origin: () => '',
    log: logNothing,
  });
  const server = await startServer({ service, port: 0, host: '127.0.0.1', controlToken: null, limits });
  onTestFinished(() => server.close());
  return server;
}

/** Sends the start of a request and then nothing. @returns the answer until the connection ends */
async function begin(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let output = '';
  socket.on('data', (chunk) => {
    output += chunk.toString('utf8');
  });
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return output;
}

const form = 'content-type: multipart/form-data; boundary=line\r\n';

test.each([
  ['headers that do not end', 'POST /api/product/addCart HTTP/1.1\r\nhost: localhost\r\nx-slow: '],
  [
    'a body that does not end',
    'POST /api/product/addCart HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{',
  ],
  [
    'a chunk that does not end',
    'POST /api/product/addCart HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nff\r\n{',
  ],
  [
    'an upload that does not end',
    `POST /api/goods/upload HTTP/1.1\r\nhost: localhost\r\n${form}content-length: 9000\r\n\r\n--line\r\n`,
  ],
  [
    'a body for the control that does not end',
    'POST /__mock/clock HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{',
  ],
])('[M08] %s is answered with 408 in the envelope, and the connection ends', async (_what, bytes) => {
  const server = await startImpatient();
  const answer = await begin(server.port, bytes);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toMatch(/^request-id: req_[\w-]{12}\r$/m);
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({
    code: 9001,
    msg: 'The request took too long to arrive.',
  });
});

test('[M08] two hundred slow senders time out without delaying other clients', async () => {
  const server = await startImpatient();
  const order: string[] = [];
  const slow = Array.from({ length: 200 }, () =>
    begin(server.port, 'POST / HTTP/1.1\r\nhost: localhost\r\nx-slow: '),
  );
  const allGone = Promise.all(slow).then((answers) => {
    order.push('slow senders gone');
    return answers;
  });
  for (let call = 0; call < 5; call += 1) {
    const answer = await get({ ...server }, '/api/index/title');
    expect(answer.status).toBe(200);
    order.push('answered');
  }
  for (const response of await allGone) expect(response).toMatch(/^HTTP\/1\.1 408 /);
  expect((await get({ ...server }, '/__mock/health')).status).toBe(200);
  expect(order).toHaveLength(6);
});
