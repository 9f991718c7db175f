/**
 * Why a call failed, one kind for each way a caller would react:
 * - `session` the login has ended (code 100 or 1000)
 * - `refused` the shop said no; `message` is its own sentence
 * - `http` an answer outside 200, with the shop's sentence where it sent one
 * - `network` no whole answer arrived · `timeout` nor in time · `aborted` the caller stopped it
 * - `invalid-request` the call could not be sent as asked · `invalid-response` the answer breaks the contract
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
 * What is known of the effect: `not-sent` nothing happened, `answered` the shop said what happened, `unknown` it may
 * have happened. After an unknown payment ask `verifyOrder` before anything else.
 */
export type Outcome = 'not-sent' | 'unknown' | 'answered';

export interface ShopErrorDetails {
  readonly kind: ShopErrorKind;
  readonly operation: string;
  readonly outcome: Outcome;
  readonly code?: number | undefined;
  readonly status?: number | undefined;
  readonly serverMessage?: string | undefined;
  readonly cause?: unknown;
}

/**
 * The one error that a call rejects with. It carries no token and no request body, also not in its JSON.
 * @example
 * try {
 *   await shop.addCartItem({ id: 12, goods_number: 1 });
 * } catch (error) {
 *   if (isShopError(error) && error.code === ResponseCode.outOfStock) showWarning(error.message);
 * }
 */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  declare readonly kind: ShopErrorKind;
  /** The operation's id in the contract, such as `addCartItem`. */
  declare readonly operation: string;
  declare readonly outcome: Outcome;
  /** The envelope's code, where one arrived; a `ResponseCode` unless the server is newer than this SDK. */
  declare readonly code: number | undefined;
  /** The HTTP status, where an answer arrived. */
  declare readonly status: number | undefined;
  /** The server's own sentence as sent; only this may be shown to a person. */
  declare readonly serverMessage: string | undefined;

  constructor(message: string, { cause, ...details }: ShopErrorDetails) {
    const { operation, serverMessage } = details;
    super(serverMessage ?? `${operation}: ${message}`, { cause });
    Object.assign(this, { code: undefined, status: undefined, serverMessage }, details);
  }

  toJSON(): object {
    // The cause and the stack are not among its own fields.
    return { ...this, message: this.message };
  }
}

/** True for every error that a call of the SDK rejects with, also when a process holds the package twice. */
export function isShopError(error: unknown): error is ShopError {
  return error instanceof Error && error.name === 'ShopError';
}

/** The error of a call that cannot be written down. */
export function unsendable(operation: string, cause: unknown): ShopError {
  const problem = cause instanceof Error ? cause.message : 'it cannot be sent';
  return new ShopError(problem, { kind: 'invalid-request', operation, outcome: 'not-sent', cause });
}
