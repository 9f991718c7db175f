import type { Client } from 'openapi-fetch';
import { defaultLocale, httpTimeoutMs } from './constants.ts';
import type { Locale, paths } from './generated/types.ts';
import type { SessionAdapter } from './session/adapters.ts';
import { memorySession } from './session/adapters.ts';
import type { Session, SessionHooks } from './session/session.ts';
import { createSession } from './session/session.ts';
import { openClient } from './transport/client.ts';
import type { Fetch, Pipeline, PipelineHooks } from './transport/pipeline.ts';
import type { RetryOptions } from './transport/retry.ts';
import { createRetryBudget } from './transport/retry.ts';

export interface ShopClientOptions {
  /** Address of the shop without the path; empty for the origin that serves the page. */
  readonly baseUrl: string;
  /** Where the token is kept; in memory unless said. */
  readonly session?: SessionAdapter | undefined;
  /** Language of the answers, English unless said; a function is asked before each call. */
  readonly locale?: Locale | (() => Locale) | undefined;
  /** For a whole call; 60 seconds unless said (spec §9), `Infinity` for no end. */
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

interface AnswerCheck {
  /** What is wrong with a whole envelope. Written as a method, so that a check may know the ids of the contract. */
  check(id: string, envelope: unknown): string | undefined;
}

/** What all calls of one client share. Only `session` is meant for others. */
export interface CallContext {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly pipeline: Pipeline;
  /** openapi-fetch's client over the pipeline; `rawClient` gives it away. */
  readonly client: Client<paths>;
  /** Whether the client was given a `fetch`; streams then go through it as well. */
  readonly hasOwnFetch: boolean;
  /** Headers of every call, language included, asked anew for each; throws when nothing can be sent to the address. */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly checkAnswer?: AnswerCheck['check'] | undefined;
}

/** A client without methods: what the functions of the subpath `calls` take as their first argument. */
export interface ShopConnection extends CallContext {
  readonly session: Pick<Session, 'token' | 'clear'>;
}

/**
 * Connects to a shop: one session, nothing shared with other connections. A bundle then holds the calls that are
 * imported and no others.
 * @example
 * const shop = connectShop({ baseUrl: '', session: cookieSession() });
 * const { msg: items } = await getCart(shop);
 */
export function connectShop(options: ShopClientOptions): ShopConnection {
  const { fetch, hooks = {}, locale = defaultLocale } = options;
  const baseUrl = options.baseUrl.replace(/(?<!\/)\/+$/, '');
  const isReachable = isAddress(baseUrl);
  const session = createSession(options.session ?? memorySession(), hooks);
  const settings = {
    baseUrl,
    timeoutMs: options.timeoutMs ?? httpTimeoutMs,
    headers: () => {
      if (!isReachable) throw new Error(`baseUrl "${baseUrl}" is no address`);
      return { 'accept-language': typeof locale === 'function' ? locale() : locale, ...options.headers };
    },
    pipeline: {
      // Looked up per call, so that a page may replace it, and called without an owner, as browsers demand.
      fetch: fetch ?? ((url: string, init: RequestInit) => globalThis.fetch(url, init)),
      session,
      retry: options.retry ?? {},
      budget: createRetryBudget(),
      hooks,
    },
  };
  return {
    ...settings,
    session,
    client: openClient(settings),
    checkAnswer: options.checkAnswer,
    hasOwnFetch: fetch !== undefined,
  };
}

/** Whether a path can follow; `localhost:4010` without http is a scheme of its own, and nothing may stand behind a path. */
function isAddress(baseUrl: string): boolean {
  try {
    return /^http[^?#]+$/.test(new URL(`${baseUrl}/`, globalThis.location?.href).href);
  } catch {
    return false;
  }
}
