// A stop that lets running requests finish. Used by `start-server.ts`.
import type { RequestListener, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { RefusedRequest } from './http/refused-request.ts';
import { writeFailure } from './http/write-answer.ts';

export interface RunningRequests {
  readonly listen: RequestListener;
  /** Refuses new requests with 503, and waits until the running ones are answered, at most this long. */
  finish(graceMs: number): Promise<void>;
}

export function trackRequests(handle: RequestListener): RunningRequests {
  const running = new Set<ServerResponse>();
  let isStopping = false;
  const { promise: allAnswered, resolve } = Promise.withResolvers<void>();
  const resolveWhenIdle = () => {
    if (isStopping && running.size === 0) resolve();
  };
  return {
    listen(request, response) {
      running.add(response);
      response.once('close', () => {
        running.delete(response);
        resolveWhenIdle();
      });
      if (isStopping) writeFailure(response, stopping());
      else handle(request, response);
    },
    async finish(graceMs) {
      isStopping = true;
      // A client must not send its next request on a connection that is about to close.
      for (const response of running) if (!response.headersSent) response.setHeader('connection', 'close');
      resolveWhenIdle();
      const timer = new AbortController();
      await Promise.race([allAnswered, sleep(graceMs, undefined, { signal: timer.signal }).catch(() => {})]);
      timer.abort();
    },
  };
}

function stopping(): RefusedRequest {
  return new RefusedRequest(503, ResponseCode.serverError, 'The mock server is stopping.', {
    connection: 'close',
  });
}
