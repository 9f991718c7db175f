import type { ActivityOptions } from './activity-stream.ts';
import { watchActivity } from './activity-stream.ts';
import type { Argument, CallContext } from './call.ts';
import { startCall } from './call.ts';
import type { Call, CallId, CallOptions, ShopCalls } from './calls.ts';
import { defaultLocale, httpTimeoutMs } from './constants.ts';
import { operations } from './generated/operations.ts';
import type { Locale } from './generated/types.ts';
import type { SessionAdapter } from './session/adapters.ts';
import { memorySession } from './session/adapters.ts';
import type { SessionHooks } from './session/session.ts';
import { Session } from './session/session.ts';
import type { Fetch, PipelineHooks } from './transport/pipeline.ts';
import type { RetryOptions } from './transport/retry.ts';
import { createRetryBudget } from './transport/retry.ts';

export interface ShopClientOptions {
  /** Address of the shop without the path; empty for the origin that serves the page. */
  readonly baseUrl: string;
  /** Where the token is kept; in memory unless said. */
  readonly session?: SessionAdapter | undefined;
  /** Language of the answers, English unless said; a function is asked before each call. */
  readonly locale?: Locale | (() => Locale) | undefined;
  /** For a whole call; 60 seconds unless said (spec §9). */
  readonly timeoutMs?: number | undefined;
  /** How reads are repeated; `{ limit: 0 }` never. Writes never are. */
  readonly retry?: RetryOptions | undefined;
  readonly fetch?: Fetch | undefined;
  /** Headers of every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly hooks?: (SessionHooks & PipelineHooks) | undefined;
  /** Checks every field of every success; `checkAnswer` of the subpath `validate` does. */
  readonly checkAnswer?: CallContext['checkAnswer'];
}

export interface ShopClient extends ShopCalls {
  readonly session: Pick<Session, 'token' | 'clear'>;
  /** Listens whether the flash sale is open; returns how to stop. See `ActivityOptions`. */
  watchActivity(options: ActivityOptions): () => void;
}

/**
 * A client of the shop: one method per call of the contract, one session, nothing shared with other clients.
 * A call resolves with the success member of its envelope and rejects with a `ShopError`.
 * @example
 * const shop = createShopClient({ baseUrl: 'http://localhost:4010' });
 * await shop.logIn({ email: 'ada@example.com', password: 'volt-2026' });
 * const { msg: orders, total } = await shop.listOrders({ state: 'paid' }, { timeoutMs: 5_000 });
 */
export function createShopClient(options: ShopClientOptions): ShopClient {
  const context = createContext(options);
  const { session } = context.pipeline;
  return {
    ...joinCalls(context),
    session: { token: () => session.token(), clear: () => session.clear() },
    watchActivity: (activity) => watchActivity(context, activity),
  };
}

export function createContext(options: ShopClientOptions): CallContext {
  const { hooks = {}, locale = defaultLocale } = options;
  return {
    baseUrl: options.baseUrl.replace(/\/$/, ''),
    timeoutMs: options.timeoutMs ?? httpTimeoutMs,
    headers: () => ({
      'accept-language': typeof locale === 'function' ? locale() : locale,
      ...options.headers,
    }),
    checkAnswer: options.checkAnswer,
    hasOwnFetch: options.fetch !== undefined,
    pipeline: {
      // Looked up per call, so that a page may replace it, and called without an owner, as browsers demand.
      fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
      session: new Session(options.session ?? memorySession(), hooks),
      retry: options.retry ?? {},
      budget: createRetryBudget(),
      hooks,
    },
  };
}

/** The join of the generated table with the generated types; the one place where the compiler takes our word. */
function joinCalls(context: CallContext): ShopCalls;
function joinCalls(context: CallContext): object {
  return Object.fromEntries(
    Object.keys(operations)
      .filter(isCallId)
      .map((id) => [id, methodOf(context, id)]),
  );
}

function methodOf(context: CallContext, id: CallId): (...parameters: never[]) => Call<unknown> {
  return operations[id].argument
    ? (argument: Argument = {}, options: CallOptions = {}) => startCall(context, id, argument, options)
    : (options: CallOptions = {}) => startCall(context, id, {}, options);
}

function isCallId(id: string): id is CallId {
  return Object.hasOwn(operations, id);
}
