import type { ShopError } from './errors.ts';
import type { operations as table } from './generated/operations.ts';
import type { operations } from './generated/types.ts';

/** The operation id of every call that answers an envelope: the one name it has everywhere. */
export type CallId = keyof typeof table;

type Readable<Fields> = { [Name in keyof Fields]: Fields[Name] };

type Envelope<Id extends CallId> = operations[Id]['responses'][200]['content']['application/json'];

type Query<Id extends CallId> = NonNullable<operations[Id]['parameters']['query']>;

type Body<Id extends CallId> = operations[Id] extends { requestBody?: infer Request }
  ? NonNullable<Request> extends { content: { 'application/json': infer Json } }
    ? Json
    : unknown
  : unknown;

/** A field that may be left out may also be undefined: nothing is sent for it. */
type Leavable<Fields> = {
  [Name in keyof Fields]: object extends Pick<Fields, Name> ? Fields[Name] | undefined : Fields[Name];
};

/** What a call takes: its query and its body as one object. */
export type ArgumentOf<Id extends CallId> = Leavable<
  ([Query<Id>] extends [never] ? unknown : Query<Id>) & Body<Id>
>;

/** What a call resolves with: the success member of its envelope, without the code. */
export type ResultOf<Id extends CallId> = Readable<Omit<Extract<Envelope<Id>, { code: 1 }>, 'code'>>;

/** The codes that the contract lets a call be refused with, beside 100 and 1000. */
export type RefusalCodeOf<Id extends CallId> = Exclude<Envelope<Id>['code'], 1 | 100 | 1000>;

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

type Method<Id extends CallId> = (typeof table)[Id]['argument'] extends false
  ? (options?: CallOptions) => Call<ResultOf<Id>>
  : object extends ArgumentOf<Id>
    ? (argument?: ArgumentOf<Id>, options?: CallOptions) => Call<ResultOf<Id>>
    : (argument: ArgumentOf<Id>, options?: CallOptions) => Call<ResultOf<Id>>;

/** One method for each call of the contract. */
export type ShopCalls = { readonly [Id in CallId]: Method<Id> };
