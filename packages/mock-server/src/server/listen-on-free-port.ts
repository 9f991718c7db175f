import type { Server } from 'node:net';
import { StartFailure } from './start-failure.ts';

const attempts = 20;

export interface ListeningPort {
  port: number;
  /** The requested port, when another program uses it; otherwise null. */
  takenPort: number | null;
}

/**
 * Listens on the requested port or on the next free one; port 0 lets the system choose.
 * Rejects with StartFailure when none of the next ports is free or the port may not be used.
 */
export async function listenOnFreePort(
  server: Server,
  firstPort: number,
  host: string,
): Promise<ListeningPort> {
  for (let port = firstPort; port < firstPort + attempts && port <= 65_535; port += 1) {
    const listeningPort = await tryToListen(server, port, host);
    if (listeningPort !== null)
      return { port: listeningPort, takenPort: port === firstPort ? null : firstPort };
  }
  throw new StartFailure(
    'port',
    `The ports ${firstPort} to ${firstPort + attempts - 1} are all in use. Choose another with --port.`,
  );
}

/** The message about a server that moved to another port; null when it did not. */
export function movedPortSentence(name: string, listeningPort: ListeningPort): string | null {
  if (listeningPort.takenPort === null) return null;
  return `Port ${listeningPort.takenPort} is in use by another program, so ${name} uses ${listeningPort.port}.`;
}

function tryToListen(server: Server, port: number, host: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      server.off('listening', succeed);
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(new StartFailure('port', sentenceFor(error, port, host), { cause: error }));
    };
    const succeed = () => {
      server.off('error', fail);
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : port);
    };
    server.once('error', fail);
    server.once('listening', succeed);
    server.listen({ port, host });
  });
}

function sentenceFor(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EACCES')
    return `This user may not listen on port ${port}. Choose one above 1023 with --port.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `This machine has no address ${host}. Leave --host out for 127.0.0.1.`;
  return `Cannot listen on ${host}:${port}: ${error.message}`;
}
