import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname as machineName } from 'node:os';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { RefusedRequest } from './refused-request.ts';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

export function isLoopback(host: string): boolean {
  return loopbackNames.has(host) || host.endsWith('.localhost');
}

/**
 * Protects the server from other sites. A page could reach it by DNS rebinding (so the Host must be a name that no other
 * site can have), by a simple cross-origin request (so a foreign Origin is refused before any effect), or by an image or
 * a frame, which has no Origin (so what a browser marks as cross-site must be a visit of a person).
 * @param boundHost the address this server listens on
 * @param allowedHosts further names of this server, such as that of a proxy in front of it; `.team.example` also allows
 * every name below it
 */
export function guardOrigin(
  request: IncomingMessage,
  boundHost: string,
  allowedHosts: readonly string[] = [],
): void {
  const hosts = countHostHeaders(request);
  const host = request.headers.host;
  if (hosts !== 1 || host === undefined) {
    throw new RefusedRequest(400, ResponseCode.malformedRequest, 'A request needs exactly one Host header.');
  }
  const name = hostname(host);
  const isAllowed = (one: string) => allowedHosts.some((allowed) => covers(allowed.toLowerCase(), one));
  if (!isOwnName(name, boundHost) && !isAllowed(name)) {
    const names = isLoopback(boundHost)
      ? 'only to localhost and 127.0.0.1'
      : 'to IP addresses and to the name of its machine';
    throw new RefusedRequest(
      421,
      ResponseCode.malformedRequest,
      `This mock server answers ${names}. Send one of them as Host, or start it with --allowed-hosts.`,
    );
  }
  const origin = request.headers.origin;
  const isFriendly =
    origin === undefined || isFriendlyOrigin(origin, host) || isAllowed(webAddress(origin)?.hostname ?? '');
  if (isForeignPart(request) || !isFriendly) {
    throw new RefusedRequest(
      403,
      ResponseCode.malformedRequest,
      'Requests from other sites are refused. Call the mock server from the same origin, through a proxy.',
    );
  }
}

/** A rebound request has the domain of the attacker; addresses and names without a dot belong to no site. */
function isOwnName(name: string, boundHost: string): boolean {
  if (isLoopback(boundHost)) return isLoopback(name);
  const machine = machineName().toLowerCase();
  return (
    isIP(name.replace(/^\[|\]$/g, '')) > 0 ||
    isLoopback(name) ||
    !name.includes('.') ||
    [boundHost.toLowerCase(), machine, `${machine}.local`].includes(name)
  );
}

function covers(allowed: string, name: string): boolean {
  return allowed.startsWith('.') ? `.${name}`.endsWith(allowed) : name === allowed;
}

/** Whether another site has requested this without leaving its page: with an image, a script, a frame or a form. */
function isForeignPart({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return headers['sec-fetch-site'] === 'cross-site' && !(method === 'GET' && isVisit(headers));
}

function isVisit(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
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
  const address = webAddress(origin);
  return address !== null && (address.host === host || isLoopback(address.hostname));
}

/** Null for `null`, files and everything else that is not HTTP. */
function webAddress(origin: string): URL | null {
  const address = URL.canParse(origin) ? new URL(origin) : null;
  return address !== null && /^https?:$/.test(address.protocol) ? address : null;
}
