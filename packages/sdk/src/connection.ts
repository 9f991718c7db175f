import type { Client } from 'openapi-fetch';
import type { AnswerCheck, ShopClientOptions } from './client-options.ts';
import { checkOptions } from './client-options.ts';
import { defaultLocale, httpTimeoutMs } from './constants.ts';
import type { paths } from './generated/types.ts';
import { memorySession } from './session/adapters.ts';
import type { Session } from './session/session.ts';
import { createSession } from './session/session.ts';
import { openClient } from './transport/client.ts';
import type { Pipeline } from './transport/pipeline.ts';
import { createRetryBudget } from './transport/retry.ts';

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
 * @throws TypeError that names an option that is unknown or cannot work
 * @example
 * const shop = connectShop({ baseUrl: '', session: cookieSession() });
 * const { msg: items } = await getCart(shop);
 */
export function connectShop(options: ShopClientOptions): ShopConnection {
  // Without options, or with an address in their place, the error is that of the missing base URL.
  checkOptions(typeof options === 'string' ? {} : Object(options));
  const { baseUrl, session: adapter = memorySession(), timeoutMs = httpTimeoutMs } = options;
  const { fetch, hooks = {}, locale = defaultLocale, shipTo } = options;
  const session = createSession(adapter, hooks);
  const settings = {
    baseUrl: baseUrl.replace(/(?<!\/)\/+$/, ''),
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
