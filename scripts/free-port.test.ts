import { createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { freePort } from './free-port.ts';

test('says that a port is taken and gives the next free one', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const { port, close } = await occupiedPort();

  const given = await freePort(port, 'the shop');

  expect(given).toBeGreaterThan(port);
  expect(said).toHaveBeenCalledWith(`Port ${port} is in use by another program; the shop takes ${given}.`);
  close();
});

async function occupiedPort() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { port: address.port, close: () => server.close() };
}
