import type { IncomingMessage } from 'node:http';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { RefusedRequest } from './refused-request.ts';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

export function isLoopback(host: string): boolean {
  return loopbackNames.has(host) || host.endsWith('.localhost');
}

/**
 * Protects a loopback server from other sites. A page could reach it by DNS rebinding (so the Host must be a loopback
 * name) or by a simple cross-origin request (so a foreign Origin is refused before any effect).
 * @param boundHost the address this server listens on
 */
export function guardOrigin(request: IncomingMessage, boundHost: string): void {
  const hosts = countHostHeaders(request);
  const host = request.headers.host;
  if (hosts !== 1 || host === undefined) {
    throw new RefusedRequest(400, ResponseCode.malformedRequest, 'A request needs exactly one Host header.');
  }
  if (isLoopback(boundHost) && !isLoopback(hostname(host))) {
    throw new RefusedRequest(
      421,
      ResponseCode.malformedRequest,
      'This mock server answers only to localhost and 127.0.0.1. Send one of them as Host.',
    );
  }
  const origin = request.headers.origin;
  if (origin !== undefined && !isFriendlyOrigin(origin, host)) {
    throw new RefusedRequest(
      403,
      ResponseCode.malformedRequest,
      'Requests from other sites are refused. Call the mock server from the same origin, through a proxy.',
    );
  }
}

function countHostHeaders(request: IncomingMessage): number {
  let count = 0;
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    const name = request.rawHeaders[index];
    if (name !== undefined && name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

function hostname(host: string): string {
  const portAt = host.lastIndexOf(':');
  const name = portAt > host.lastIndexOf(']') ? host.slice(0, portAt) : host;
  return name.toLowerCase();
}

/** Whether an origin is on this machine, or is this server's own. */
export function isFriendlyOrigin(origin: string, host: string): boolean {
  const address = URL.canParse(origin) ? new URL(origin) : null;
  if (address === null || !/^https?:$/.test(address.protocol)) return false;
  return address.host === host || isLoopback(address.hostname);
}
