// Finds the port a server can have: the wanted one, or the next that nobody uses.
import { createServer } from 'node:net';

const attempts = 50;
// A program may hold only one family of addresses, so that a single probe would call the port free.
const hosts = ['127.0.0.1', '::1', '::'];

export async function freePort(wanted: number, purpose: string): Promise<number> {
  for (let port = wanted; port < wanted + attempts; port += 1) {
    if (!(await isFree(port))) continue;
    if (port !== wanted)
      console.log(`Port ${wanted} is in use by another program; ${purpose} takes ${port}.`);
    return port;
  }
  throw new Error(`No free port for ${purpose} between ${wanted} and ${wanted + attempts - 1}.`);
}

/** The sentence for people when a server had to move. */
export function portTaken(wanted: number, purpose: string, given: number): string {
  return `Port ${wanted} is in use by another program; ${purpose} takes ${given}.`;
}

async function isFree(port: number): Promise<boolean> {
  for (const host of hosts) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
