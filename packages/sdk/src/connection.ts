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
  /** Base URL of the shop, such as `https://shop.example`; empty for the origin of the page. */
  readonly baseUrl: string;
  /** Stores the token. Default: in memory. */
  readonly session?: SessionAdapter | undefined;
  /** Language of the responses. A function is called before each call. Default: English. */
  readonly locale?: Locale | (() => Locale) | undefined;
  /**
   * Country of the delivery, as two capital letters, which decides the currency. A function is called before each call.
   * Default: none, so that the language decides.
   */
  readonly shipTo?: string | (() => string | undefined) | undefined;
  /** Timeout of a whole call in milliseconds. Default: 60 seconds (spec §9). `Infinity` disables it. */
  readonly timeoutMs?: number | undefined;
  /** How to retry reads, and calls that were too many (429); `{ limit: 0 }` disables retries. Other writes are never retried. */
  readonly retry?: RetryOptions | undefined;
  readonly fetch?: Fetch | undefined;
  /** Headers of every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly hooks?: (SessionHooks & PipelineHooks) | undefined;
  /** Validates every field of every success; see `checkAnswer` of the subpath `validate`. */
  readonly checkAnswer?: CallContext['checkAnswer'];
}

interface AnswerCheck {
  /**
   * Returns what is wrong with an envelope. Declared as a method, so that a validator may accept only known
   * operation ids.
   */
  check(id: string, envelope: unknown): string | undefined;
}

/** The state that all calls of one client share. Only `session` is public. */
export interface CallContext {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly pipeline: Pipeline;
  /** The openapi-fetch client over the pipeline; `rawClient` returns it. */
  readonly client: Client<paths>;
  /** Whether the caller passed a `fetch`; then event streams use it too. */
  readonly hasOwnFetch: boolean;
  /**
   * Returns the headers of a call, including language and country. Called for each request.
   */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly checkAnswer?: AnswerCheck['check'] | undefined;
}

/** A client without methods: the first argument of the functions of the subpath `calls`. */
export interface ShopConnection extends CallContext {
  readonly session: Pick<Session, 'token' | 'clear'>;
}

/**
 * Connects to a shop with one session. Connections share no state. A bundle contains only the calls that it
 * imports.
 * @throws TypeError if the base URL, the session or the timeout cannot work
 * @example
 * const shop = connectShop({ baseUrl: '', session: cookieSession() });
 * const { msg: items } = await getCart(shop);
 */
export function connectShop(options: ShopClientOptions): ShopConnection {
  const { fetch, hooks = {}, locale = defaultLocale, shipTo } = options;
  const { baseUrl, adapter, timeoutMs } = checked(options);
  const session = createSession(adapter, hooks);
  const settings = {
    baseUrl,
    timeoutMs,
    headers: () => {
      const country = typeof shipTo === 'function' ? shipTo() : shipTo;
      return {
        'accept-language': typeof locale === 'function' ? locale() : locale,
        ...(country === undefined ? {} : { 'ship-to': country }),
        ...options.headers,
      };
    },
    pipeline: {
      // Read globalThis.fetch per call, so that a page may replace it. Browsers require a call without another
      // receiver.
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

/** Programs without types pass anything, and would learn it from the first call only. */
function checked({
  baseUrl,
  session: adapter = memorySession(),
  timeoutMs = httpTimeoutMs,
}: ShopClientOptions) {
  if (typeof baseUrl !== 'string' || !isAddress(baseUrl))
    throw new TypeError(
      `baseUrl is ${JSON.stringify(baseUrl)}, no URL such as "https://shop.example"; only pages may leave it empty`,
    );
  if (typeof adapter.read !== 'function' || typeof adapter.write !== 'function')
    throw new TypeError('session lacks the function read or write');
  if (!(typeof timeoutMs === 'number' && timeoutMs > 0))
    throw new TypeError(`timeoutMs is ${String(timeoutMs)}; it must be a number of milliseconds above 0`);
  return { baseUrl: baseUrl.replace(/(?<!\/)\/+$/, ''), adapter, timeoutMs };
}

/**
 * Whether a path can be appended: `localhost:4010` without http would parse as a scheme, and a query or hash
 * cannot precede a path.
 */
function isAddress(baseUrl: string): boolean {
  try {
    return /^http[^?#]+$/.test(new URL(`${baseUrl}/`, globalThis.location?.href).href);
  } catch {
    return false;
  }
}
