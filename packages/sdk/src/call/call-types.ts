import type { Fetch } from '../transport/pipeline.ts';
import type { ShopError, ShopErrorKind } from './errors.ts';

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call and its retries. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Timeout of the whole call in milliseconds, including body and retries. Default: 60 seconds. `Infinity`
   * disables it.
   */
  readonly timeoutMs?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Idempotency key of a write. Pass the same key to retry after an unknown outcome. Default: a new key. */
  readonly idempotencyKey?: string | undefined;
  /** Like fetch's `keepalive`: the request continues if its page is closed. */
  readonly keepalive?: boolean | undefined;
  /** Sends this call instead of the client's `fetch`. */
  readonly fetch?: Fetch | undefined;
}

/**
 * The error of a call, for a `switch`: if its `kind` is `refused`, its `code` is one of those that the contract
 * declares for this call. A server newer than this SDK may send another code, so add a default.
 */
export type CallError<Code extends number = number> = ShopError &
  (
    | { readonly kind: 'refused'; readonly code: Code }
    | { readonly kind: 'session'; readonly code: 100 | 1000 }
    | { readonly kind: Exclude<ShopErrorKind, 'refused' | 'session'> }
  );

export type SafeResult<Result, Code extends number = number> =
  | { readonly status: 'ok'; readonly result: Result }
  | { readonly status: 'failed'; readonly error: CallError<Code> };

/** A started call: a promise of its result, with two other ways to await it. */
export interface Call<Result, Code extends number = number> extends Promise<Result> {
  /**
   * Never rejects: resolves with a result or an error. @example const outcome = await shop.getCart().safe();
   */
  safe(): Promise<SafeResult<Result, Code>>;
  /** Resolves with the result and the raw response. */
  withResponse(): Promise<{ readonly result: Result; readonly response: Response }>;
}
