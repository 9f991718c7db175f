import { retryAfterIn } from '../transport/retry-after.ts';

/**
 * Why a call failed: one kind for each way to handle it.
 * - `session` the session has ended (code 100 or 1000)
 * - `refused` the shop refused the call; `message` is its own text
 * - `http` a status other than 200, with the shop's message if it sent one
 * - `network` no complete response arrived · `timeout` the call timed out · `aborted` the caller aborted it
 * - `invalid-request` the call could not be sent · `invalid-response` the response breaks the contract
 */
export type ShopErrorKind =
  | 'session'
  | 'refused'
  | 'http'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'invalid-request'
  | 'invalid-response';

/**
 * Whether a failed call took effect: `not-sent` no, `answered` the shop's response says what happened, `unknown`
 * it may have. After an unknown payment call `verifyOrder` first.
 */
export type Outcome = 'not-sent' | 'unknown' | 'answered';

export interface ShopErrorDetails {
  readonly kind: ShopErrorKind;
  readonly operation: string;
  readonly outcome: Outcome;
  readonly code?: number | undefined;
  readonly status?: number | undefined;
  readonly serverMessage?: string | undefined;
  readonly field?: string | undefined;
  readonly headers?: Headers | undefined;
  readonly body?: string | undefined;
  readonly cause?: unknown;
}

/**
 * The only error that a call rejects with. It contains no token and no request body. JSON and logs omit `headers` and `body`,
 * which are what the server sent.
 * @example
 * try {
 *   await shop.addCartItem({ id: 12, goods_number: 1 });
 * } catch (error) {
 *   if (isShopError(error) && error.code === ResponseCode.outOfStock) showWarning(error.serverMessage);
 * }
 */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  declare readonly kind: ShopErrorKind;
  /** The operation id in the contract, such as `addCartItem`. */
  declare readonly operation: string;
  declare readonly outcome: Outcome;
  /** The code of the envelope, if one arrived; a `ResponseCode` unless the server is newer than this SDK. */
  declare readonly code: number | undefined;
  /** The HTTP status, if a response arrived. */
  declare readonly status: number | undefined;
  /** The server's own message, unchanged. Show only this one to people. */
  declare readonly serverMessage: string | undefined;
  /** The field of the request that is missing or wrong, such as `lines[0].quantity`, if the server named one with its status 422. */
  declare readonly field: string | undefined;
  /** The name of the answer in the records of the server, if it sent one; for messages to its support. */
  declare readonly requestId: string | undefined;
  /** Milliseconds after which the server asks for a retry, if it does. */
  declare readonly retryAfterMs: number | undefined;
  /** The headers of the response, if one arrived; without the token. */
  declare readonly headers: Headers | undefined;
  /** The text of the response, if a complete one arrived. */
  declare readonly body: string | undefined;

  constructor(message: string, { cause, headers, body, ...details }: ShopErrorDetails) {
    const { operation, serverMessage } = details;
    super(serverMessage ?? `${operation}: ${message}`, { cause });
    const requestId = headers?.get('request-id') ?? undefined;
    const retryAfterMs = retryAfterIn(headers?.get('retry-after'), Date.now());
    Object.assign(
      this,
      { code: undefined, status: undefined, serverMessage, field: undefined, requestId, retryAfterMs },
      details,
    );
    Object.defineProperties(this, { headers: { value: withoutToken(headers) }, body: { value: body } });
  }

  /** Names the call, which `message` does not if the server has sent one. */
  override toString(): string {
    const call = this.serverMessage === undefined ? '' : `${this.operation}: `;
    return `ShopError: ${call}${this.message}`;
  }

  toJSON(): object {
    // `cause` and `stack` are not enumerable own properties, so JSON omits them.
    return { ...this, message: this.message };
  }
}

function withoutToken(headers: Headers | undefined): Headers | undefined {
  if (headers === undefined) return undefined;
  const others = new Headers(headers);
  others.delete('authorization');
  return others;
}

/** True for every error that a call of the SDK rejects with, even if a process loads the package twice. */
export function isShopError(error: unknown): error is ShopError {
  return error instanceof Error && error.name === 'ShopError';
}

/** The error of a call that cannot be serialized. */
export function serializationError(operation: string, cause: unknown): ShopError {
  const problem = cause instanceof Error ? cause.message : 'it cannot be sent';
  return new ShopError(problem, { kind: 'invalid-request', operation, outcome: 'not-sent', cause });
}
