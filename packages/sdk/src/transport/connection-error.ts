import { ShopError } from '../call/errors.ts';
import { isRecord } from '../rules/is-record.ts';
import type { Message } from './message.ts';

/** Codes of Node for a connection that was never made, so that nothing was sent. */
const unconnected = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN/;

/** The error of a fetch without a complete response. Other runtimes than Node hide whether there was a connection. */
export function connectionError({ operation, url }: Message, cause: unknown): ShopError {
  const reason = isRecord(cause) && isRecord(cause.cause) ? String(cause.cause.code) : '';
  const isUnconnected = unconnected.test(reason);
  const problem = isUnconnected
    ? `no shop at ${new URL(url, globalThis.location?.href).origin} (${reason}): check baseUrl, or start it`
    : 'no complete response arrived';
  const outcome = isUnconnected ? 'not-sent' : 'unknown';
  return new ShopError(problem, { kind: 'network', operation, outcome, cause });
}
