import { locales } from './constants.ts';
import type { Locale } from './generated/types.ts';
import type { SessionAdapter } from './session/adapters.ts';
import type { SessionHooks } from './session/session.ts';
import type { Fetch, PipelineHooks } from './transport/pipeline.ts';
import type { RetryOptions } from './transport/retry.ts';

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
  /** Sends the calls instead of the global `fetch`, for example `mock.fetch` in a test. */
  readonly fetch?: Fetch | undefined;
  /** Headers of every call, as a plain object: `{ 'user-agent': 'warehouse/1.0' }`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Functions that see each request, each response and the end of the session, for logs and traces. */
  readonly hooks?: (SessionHooks & PipelineHooks) | undefined;
  /** Validates every field of every success; see `checkAnswer` of the subpath `validate`. */
  readonly checkAnswer?: AnswerCheck['check'] | undefined;
}

export interface AnswerCheck {
  /**
   * Returns what is wrong with an envelope. Declared as a method, so that a validator may accept only known
   * operation ids.
   */
  check(id: string, envelope: unknown): string | undefined;
}

/** Whether a value is possible, and what it must be, for the message. */
type Rule = readonly [isPossible: (value: unknown) => boolean, words: string];

const isFunction = (value: unknown) => typeof value === 'function';
const isObject = (value: unknown) => Object(value) === value;
const isAtLeast0 = (value: unknown) => typeof value === 'number' && value >= 0;

const aFunction: Rule = [isFunction, 'a function'];
const anObject: Rule = [isObject, 'an object'];
const aDelay: Rule = [isAtLeast0, 'a number of milliseconds of at least 0'];

const optionRules: Readonly<Record<keyof ShopClientOptions, Rule>> = {
  baseUrl: [isAddress, 'a URL such as "https://shop.example" (only pages may leave it empty)'],
  session: [
    (value) => isFunction(Object(value).read) && isFunction(Object(value).write),
    'an object with the functions read and write',
  ],
  locale: [
    (value) => isFunction(value) || locales.some((locale) => locale === value),
    `a function or one of ${locales.join(', ')}`,
  ],
  shipTo: [
    (value) => isFunction(value) || /^[A-Z]{2}$/.test(String(value)),
    'a function or two capital letters such as DE',
  ],
  timeoutMs: [(value) => isAtLeast0(value) && value !== 0, 'a number of milliseconds above 0'],
  retry: anObject,
  fetch: aFunction,
  // `Headers` and lists have entries instead of fields, so none of them would be sent.
  headers: [(value) => isObject(value) && !isFunction(Object(value).entries), 'a plain object'],
  hooks: anObject,
  checkAnswer: aFunction,
};

const retryRules: Readonly<Record<keyof RetryOptions, Rule>> = {
  // Infinity leaves the limit to the budget of the client.
  limit: [
    (value) => isAtLeast0(value) && (Number.isInteger(value) || value === Number.POSITIVE_INFINITY),
    'a whole number of at least 0',
  ],
  firstDelayMs: aDelay,
  longestDelayMs: aDelay,
};

const hookRules: Readonly<Record<keyof NonNullable<ShopClientOptions['hooks']>, Rule>> = {
  onSessionEnded: aFunction,
  onSessionNotKept: aFunction,
  onRequest: aFunction,
  onAnswer: aFunction,
};

/**
 * Programs without types pass anything, and would learn it from the first call only.
 * @throws TypeError that names the first option that is unknown or cannot work
 */
export function checkOptions(options: ShopClientOptions): void {
  const { retry = {}, hooks = {} } = options;
  // The name first: a misspelled `baseUrl` is also a missing one.
  checkNames('', options, optionRules);
  checkValues('', options, optionRules);
  checkValues('retry.', retry, retryRules);
  checkNames('retry.', retry, retryRules);
  // An object of hooks may have fields for its own use.
  checkValues('hooks.', hooks, hookRules);
}

function checkValues(prefix: string, values: object, rules: Readonly<Record<string, Rule>>): void {
  for (const [name, [isPossible, words]] of Object.entries(rules)) {
    // By name, because the fields of a class can be on its prototype.
    const value: unknown = Reflect.get(values, name);
    if (value === undefined ? name !== 'baseUrl' : isPossible(value)) continue;
    // An object or a function could contain a token.
    const found = isObject(value) ? '' : `, not ${typeof value === 'string' ? `"${value}"` : String(value)}`;
    throw new TypeError(`${prefix}${name} must be ${words}${found}`);
  }
}

function checkNames(prefix: string, values: object, rules: object): void {
  const unknown = Object.keys(values).find((name) => !(name in rules));
  if (unknown !== undefined)
    throw new TypeError(`${prefix}${unknown} is not an option; use ${Object.keys(rules).join(', ')}`);
}

/**
 * Whether a path can be appended: `localhost:4010` without http would parse as a scheme, and a query or hash
 * cannot precede a path.
 */
function isAddress(baseUrl: unknown): boolean {
  try {
    return (
      typeof baseUrl === 'string' &&
      /^http[^?#]+$/.test(new URL(`${baseUrl}/`, globalThis.location?.href).href)
    );
  } catch {
    return false;
  }
}
