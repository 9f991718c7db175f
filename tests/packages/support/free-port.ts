import { createServer } from 'node:net';

/** A port that no program uses at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await new Promise<number>((resolve) => {
    probe.listen(0, '127.0.0.1', () => resolve(portOf(probe)));
  });
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

export function portOf(server: { readonly address: () => unknown }): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null || !('port' in address)) throw new Error('no port');
  return Number(address.port);
}
