import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface ReceivedRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface TestReceiver {
  readonly url: string;
  /** In the order of their arrival. */
  readonly requests: readonly ReceivedRequest[];
  /** Ends it before the test does. */
  stop(): void;
}

/** Answers each request with the next of these statuses, and with the last one from then on; 0 gives no answer. */
export async function startReceiver(...statuses: readonly number[]): Promise<TestReceiver> {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    requests.push({ headers: request.headers, body: await text(request) });
    const status = statuses[requests.length - 1] ?? statuses.at(-1) ?? 204;
    if (status !== 0) response.writeHead(status, { location: '/elsewhere' }).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(stop);
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}/hooks`, requests, stop };
}
