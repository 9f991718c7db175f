import { ShopError } from '../call/errors.ts';
import type { Message } from './message.ts';

/** Code or message of the runtime for a broken connection, its outcome, and the text before and after the address. */
const reasons = [
  // The connection was never made, so nothing was sent: codes, UND_ERR_CONNECT_TIMEOUT of undici, and "(Connect)" of Deno.
  [
    /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)$|[(_]CONNECT[)_]/i,
    'not-sent',
    'no shop at',
    'check baseUrl, or start it',
  ],
  // A port that the standard of fetch blocks, such as those of mail. Node has a message for it, but no code.
  [/^bad port$/, 'not-sent', 'fetch blocks', 'use another port'],
  // The server's bytes are no TLS, mostly plain HTTP; a proxy can send such bytes after the request, too.
  [/SSL_(WRONG_VERSION|PACKET_LENGTH)/, 'unknown', 'no TLS at', 'use http://'],
] as const;

/**
 * The error of a fetch without a complete response. Node has the code in the cause, Bun in the error itself, Deno only a message; browsers
 * hide whether there was a connection.
 */
export function connectionError({ operation, url }: Message, cause: unknown): ShopError {
  const { code, message }: Record<string, unknown> = Object(Object(cause).cause ?? cause);
  const reason = String(code ?? message);
  const known = reasons.find(([pattern]) => pattern.test(reason));
  const fields = { kind: 'network', operation, cause } as const;
  if (known === undefined)
    return new ShopError('no complete response arrived', { ...fields, outcome: 'unknown' });
  const [, outcome, problem, advice] = known;
  const { origin } = new URL(url, globalThis.location?.href);
  return new ShopError(`${problem} ${origin} (${reason}): ${advice}`, { ...fields, outcome });
}
