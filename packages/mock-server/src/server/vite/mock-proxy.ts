import { ServerResponse } from 'node:http';
import type { ProxyOptions } from 'vite';

/**
 * Passes calls on as they are: events as they come, a reader that leaves is gone for the mock server too, and a
 * connection that a fault breaks breaks in the browser, where Vite alone would answer 500 or wait for ever.
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

// A server that is not there (ECONNREFUSED) is no fault of the mock's: Vite tells about it.
function isBroken(error: NodeJS.ErrnoException): boolean {
  return error.code === 'ECONNRESET';
}
