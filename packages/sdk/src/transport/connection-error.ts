import { ShopError } from '../call/errors.ts';
import { isRecord } from '../rules/is-record.ts';
import type { Message } from './message.ts';

/** Codes of Node for a connection that was never made, so that nothing was sent. */
const unconnected = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN/;

/** Codes of Node for a server whose bytes are no TLS, mostly plain HTTP; a proxy can send such bytes after the request, too. */
const noTls = /SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)/;

/** The error of a fetch without a complete response. Other runtimes than Node hide whether there was a connection. */
export function connectionError({ operation, url }: Message, cause: unknown): ShopError {
  const reason = isRecord(cause) && isRecord(cause.cause) ? String(cause.cause.code) : '';
  const isUnconnected = unconnected.test(reason);
  const [missing, advice] = isUnconnected ? ['shop', 'check baseUrl, or start it'] : ['TLS', 'use http://'];
  const problem =
    isUnconnected || noTls.test(reason)
      ? `no ${missing} at ${new URL(url, globalThis.location?.href).origin} (${reason}): ${advice}`
      : 'no complete response arrived';
  const outcome = isUnconnected ? 'not-sent' : 'unknown';
  return new ShopError(problem, { kind: 'network', operation, outcome, cause });
}
