import type { ShopError } from './errors.ts';
import type { operationLines } from './generated/operations.ts';
import type { Arguments, Results } from './generated/shop-calls.ts';
import type { operations } from './generated/types.ts';

/** The operation id of every call that answers an envelope: the one name it has everywhere. */
export type CallId = keyof typeof operationLines;

/** What a call takes: its query or its body as one object. A field that may be left out may also be undefined. */
export type ArgumentOf<Id extends CallId> = Arguments[Id];

/** What a call resolves with: the success member of its envelope, without the code. */
export type ResultOf<Id extends CallId> = Results[Id];

/** The codes that the contract lets a call be refused with, beside 100 and 1000. */
export type RefusalCodeOf<Id extends CallId> = Exclude<
  operations[Id]['responses'][200]['content']['application/json']['code'],
  1 | 100 | 1000
>;

/** What may be said about one call. */
export interface CallOptions {
  /** Stops the call, and everything that repeats it. */
  readonly signal?: AbortSignal | undefined;
  /** For the whole call, body and repetitions included; 60 seconds unless said. */
  readonly timeoutMs?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The key of the intention behind a write, to repeat it after an unknown outcome; a new one unless said. */
  readonly idempotencyKey?: string | undefined;
}

export type SafeResult<Result> =
  | { readonly status: 'ok'; readonly result: Result }
  | { readonly status: 'failed'; readonly error: ShopError };

/** A call under way: a promise of its result, with two other ways to take it. */
export interface Call<Result> extends Promise<Result> {
  /** Resolves also when the call fails. @example const outcome = await shop.getCart().safe(); */
  safe(): Promise<SafeResult<Result>>;
  /** Resolves with the raw response beside the result. */
  withResponse(): Promise<{ readonly result: Result; readonly response: Response }>;
}
