import { ServerResponse } from 'node:http';
import type { ProxyOptions } from 'vite';
import { isLoopback } from '../http/origin-guard.ts';

/**
 * Proxies calls without buffering: events stream, a disconnected reader disconnects from the mock server, and a reset
 * by a fault resets the browser's connection, where Vite alone would answer 500 or wait forever.
 * A server elsewhere is called by its own name, as an ingress needs it. One on loopback has no control token, so it sees
 * the name that the browser used, and refuses other machines.
 */
export function mockProxy(target: string): ProxyOptions {
  const { hostname, origin: ownOrigin } = new URL(target);
  const changeOrigin = !isLoopback(hostname);
  return {
    target,
    changeOrigin,
    configure(proxy) {
      proxy.on('proxyReq', (proxied, { headers: { host = '', origin } }) => {
        if (!changeOrigin) return;
        // The page of a provider returns to the shop at this name.
        proxied.setHeader('x-forwarded-host', host);
        // Otherwise a page of the shop would be another site, because the Host has changed.
        if (isOriginOf(host, origin)) proxied.setHeader('origin', ownOrigin);
      });
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

function isOriginOf(host: string, origin = ''): boolean {
  return [`http://${host}`, `https://${host}`].includes(origin);
}

// Only resets are faults of the mock; Vite itself reports an unreachable server (ECONNREFUSED).
function isBroken(error: NodeJS.ErrnoException): boolean {
  return error.code === 'ECONNRESET';
}
