import { expect, test } from 'vitest';
import { createShopClient } from './client.ts';
import { connectShop } from './connection.ts';

const baseUrl = 'http://shop.test';

/** The error of a client whose options have no types, as in plain JavaScript. */
function problemOf(...parameters: readonly unknown[]): string {
  const problems = [createShopClient, connectShop].map((create) => {
    try {
      Reflect.apply(create, undefined, parameters);
      return 'none';
    } catch (error) {
      return String(error);
    }
  });
  expect(problems[0]).toBe(problems[1]);
  return problems[0] ?? 'none';
}

const noUrl = 'baseUrl must be a URL such as "https://shop.example" (only pages may leave it empty)';

test.each([
  '',
  'localhost:4010',
  'shop.test',
  'ftp://shop.test',
  'http://shop.test?a=1',
  'http://shop.test/#a',
])('without a page, the baseUrl "%s" is refused when the client is created', (address) => {
  expect(problemOf({ baseUrl: address })).toBe(`TypeError: ${noUrl}, not "${address}"`);
});

test.each<readonly [string, readonly unknown[], string]>([
  ['no options', [], 'undefined'],
  ['null', [null], 'undefined'],
  ['only an address', [baseUrl], 'undefined'],
  ['a number', [{ baseUrl: 4010 }], '4010'],
])('a client with %s is refused with a sentence about baseUrl', (_case, parameters, found) => {
  expect(problemOf(...parameters)).toBe(`TypeError: ${noUrl}, not ${found}`);
});

const optionNames = 'baseUrl, session, locale, shipTo, timeoutMs, retry, fetch, headers, hooks, checkAnswer';
const noSession = 'session must be an object with the functions read and write';

test.each<readonly [object, string]>([
  [{ session: null }, `${noSession}, not null`],
  [{ session: {} }, noSession],
  [{ session: { read: () => 'tok_secret', token: 'tok_secret' } }, noSession],
  [{ session: { write: () => {} } }, noSession],
  [{ timeoutMs: 0 }, 'timeoutMs must be a number of milliseconds above 0, not 0'],
  [{ timeoutMs: -1 }, 'timeoutMs must be a number of milliseconds above 0, not -1'],
  [{ timeoutMs: Number.NaN }, 'timeoutMs must be a number of milliseconds above 0, not NaN'],
  [{ timeoutMs: '5s' }, 'timeoutMs must be a number of milliseconds above 0, not "5s"'],
  [{ fetch: 'node-fetch' }, 'fetch must be a function, not "node-fetch"'],
  [{ fetch: { fetch: () => {} } }, 'fetch must be a function'],
  [{ checkAnswer: true }, 'checkAnswer must be a function, not true'],
  [{ locale: 'xx' }, 'locale must be a function or one of en, zh, de, ja, it, es, fr, not "xx"'],
  [{ retry: 3 }, 'retry must be an object, not 3'],
  [{ retry: { limit: 'many' } }, 'retry.limit must be a whole number of at least 0, not "many"'],
  [{ retry: { limit: -1 } }, 'retry.limit must be a whole number of at least 0, not -1'],
  [{ retry: { limit: 1.5 } }, 'retry.limit must be a whole number of at least 0, not 1.5'],
  [{ retry: { limit: Number.NaN } }, 'retry.limit must be a whole number of at least 0, not NaN'],
  [
    { retry: { firstDelayMs: -1 } },
    'retry.firstDelayMs must be a number of milliseconds of at least 0, not -1',
  ],
  [{ hooks: null }, 'hooks must be an object, not null'],
  [{ hooks: { onSessionEnded: 'log out' } }, 'hooks.onSessionEnded must be a function, not "log out"'],
  [{ hooks: { onRequest: [] } }, 'hooks.onRequest must be a function'],
  [{ shipTo: 'USA' }, 'shipTo must be a function or two capital letters such as DE, not "USA"'],
  [{ headers: new Headers({ 'x-trace': '1' }) }, 'headers must be a plain object'],
  [{ headers: [['x-trace', '1']] }, 'headers must be a plain object'],
  [{ timeout: 5_000 }, `timeout is not an option; use ${optionNames}`],
  [{ baseUrl: undefined, baseURL: baseUrl }, `baseURL is not an option; use ${optionNames}`],
  [{ retry: { attempts: 3 } }, 'retry.attempts is not an option; use limit, firstDelayMs, longestDelayMs'],
])('a client with %j is refused when it is created', (options, problem) => {
  expect(problemOf({ baseUrl, ...options })).toBe(`TypeError: ${problem}`);
});

/** Hooks with state of their class, on the prototype. */
class Telemetry {
  readonly statuses: number[] = [];
  onAnswer({ status }: { readonly status: number }): void {
    this.statuses.push(status);
  }
}

test('undefined options, functions, limits without an end and hooks with fields are possible', () => {
  const nothing = { session: undefined, locale: undefined, retry: undefined, fetch: undefined };
  const functions = { locale: () => 'de', shipTo: () => 'DE', checkAnswer: () => undefined };
  const endless = { timeoutMs: Number.POSITIVE_INFINITY, retry: { limit: Number.POSITIVE_INFINITY } };
  for (const options of [nothing, functions, endless, { hooks: new Telemetry() }])
    expect(problemOf({ baseUrl, ...options })).toBe('none');
});
