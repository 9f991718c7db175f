import type { Fetch } from '../transport/pipeline.ts';
import type { ShopError, ShopErrorKind } from './errors.ts';

/** What may be said about one call. */
export interface CallOptions {
  /** Stops the call, and everything that repeats it. */
  readonly signal?: AbortSignal | undefined;
  /** For the whole call, body and repetitions included; 60 seconds unless said, `Infinity` for no end. */
  readonly timeoutMs?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The key of the intention behind a write, to repeat it after an unknown outcome; a new one unless said. */
  readonly idempotencyKey?: string | undefined;
  /** As fetch knows it: the call is finished even if its page closes. */
  readonly keepalive?: boolean | undefined;
  /** Sends this call instead of the client's `fetch`. */
  readonly fetch?: Fetch | undefined;
}

/**
 * The error of a call, to switch over: once its `kind` is `refused`, its `code` is one of those that the contract lets
 * this call be refused with. A server that is newer than this SDK may send another one, so keep a default for people.
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

/** A call under way: a promise of its result, with two other ways to take it. */
export interface Call<Result, Code extends number = number> extends Promise<Result> {
  /** Resolves also when the call fails. @example const outcome = await shop.getCart().safe(); */
  safe(): Promise<SafeResult<Result, Code>>;
  /** Resolves with the raw response beside the result. */
  withResponse(): Promise<{ readonly result: Result; readonly response: Response }>;
}
