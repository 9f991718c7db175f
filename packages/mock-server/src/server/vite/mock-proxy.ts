import { ServerResponse } from 'node:http';
import type { ProxyOptions } from 'vite';

/**
 * Proxies calls without buffering: events stream, a disconnected reader disconnects from the mock server, and a reset
 * by a fault resets the browser's connection, where Vite alone would answer 500 or wait forever.
 */
export function mockProxy(target: string): ProxyOptions {
  return {
    target,
    configure(proxy) {
      proxy.on('proxyRes', (answer, _request, response) => {
        response.once('close', () => answer.destroy());
        answer.once('close', () => {
          if (!answer.complete) response.destroy();
        });
      });
      proxy.on('error', (error, _request, response) => {
        if (isBroken(error) && response instanceof ServerResponse) response.destroy();
      });
    },
  };
}

// Only resets are faults of the mock; Vite itself reports an unreachable server (ECONNREFUSED).
function isBroken(error: NodeJS.ErrnoException): boolean {
  return error.code === 'ECONNRESET';
}
