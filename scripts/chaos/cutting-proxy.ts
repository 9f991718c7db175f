import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';

export interface CuttingProxy {
  readonly url: string;
  /** Connections that were cut inside a request, before the server had all of it. */
  readonly cutRequests: () => number;
  /** Connections that were cut inside an answer: the server did its work. */
  readonly cutAnswers: () => number;
  readonly close: () => Promise<void>;
}

/** Cuts nothing, the request after these bytes, or its answer after these bytes. */
type Plan = { readonly kind: 'pass' } | { readonly kind: 'request' | 'answer'; readonly bytes: number };

/** Most requests and answers are longer, so that most cuts are inside. */
const longestPart = 400;

/**
 * A TCP proxy that loses a part of what it carries, by closed and by reset connections.
 * @param random returns numbers from 0 to below 1; the same numbers make the same decisions
 * @param whole the part of the exchanges that it leaves whole
 */
export async function startCuttingProxy(
  target: string,
  random: () => number,
  whole = 0.45,
): Promise<CuttingProxy> {
  const { hostname, port: targetPort } = new URL(target);
  const counts = { request: 0, answer: 0 };
  const sockets = new Set<Socket>();

  const server = createServer((client) => {
    const upstream = connect(Number(targetPort), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      // A reset is the point of this proxy.
      socket.on('error', () => undefined);
    }
    let plan: Plan = { kind: 'pass' };
    const cut = (kind: 'request' | 'answer') => {
      counts[kind] += 1;
      // Closed or reset: they reach the client as different errors.
      if (random() < 0.5) client.end();
      else client.resetAndDestroy();
      upstream.destroy();
    };
    client.on('data', (data) => {
      plan = choosePlan(random, whole);
      if (plan.kind !== 'request') upstream.write(data);
      else upstream.write(data.subarray(0, Math.min(plan.bytes, data.length - 1)), () => cut('request'));
    });
    upstream.on('data', (data) => {
      if (client.destroyed || client.writableEnded) return;
      if (plan.kind !== 'answer') client.write(data);
      else if (plan.bytes === 0) cut('answer');
      else client.write(data.subarray(0, Math.min(plan.bytes, data.length - 1)), () => cut('answer'));
    });
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.end());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    cutRequests: () => counts.request,
    cutAnswers: () => counts.answer,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function choosePlan(random: () => number, whole: number): Plan {
  const chance = random();
  const bytes = Math.floor(random() * longestPart);
  if (chance < whole) return { kind: 'pass' };
  return chance < whole + (1 - whole) * 0.45 ? { kind: 'request', bytes } : { kind: 'answer', bytes };
}
