import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listenOnFreePort, movedPortSentence } from './listen-on-free-port.ts';

function newServer() {
  const server = createServer();
  onTestFinished(() => {
    server.close();
  });
  return server;
}

test('a busy port is replaced by the next free one, with a message', async () => {
  const first = await listenOnFreePort(newServer(), 0, '127.0.0.1');
  const second = await listenOnFreePort(newServer(), first.port, '127.0.0.1');
  expect(second.port).toBeGreaterThan(first.port);
  expect(second.takenPort).toBe(first.port);
  expect(movedPortSentence('the mock shop', second)).toBe(
    `Port ${first.port} is in use by another program, so the mock shop uses ${second.port}.`,
  );
});

test('a free port needs no message', async () => {
  const listeningPort = await listenOnFreePort(newServer(), 0, '127.0.0.1');
  expect(listeningPort.takenPort).toBeNull();
  expect(movedPortSentence('the mock shop', listeningPort)).toBeNull();
});

test('an address that this machine does not have is reported', async () => {
  await expect(listenOnFreePort(newServer(), 0, '203.0.113.7')).rejects.toThrow(
    'This machine has no address 203.0.113.7',
  );
});
