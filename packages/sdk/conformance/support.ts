// Shared by the checks: a session per check in the mock shop, and assertions that need no test runner.
import type { ShopClient, ShopClientOptions, ShopError } from '@signal-shop/sdk';
import { createShopClient, isShopError } from '@signal-shop/sdk';

/** A session of the mock server that belongs to one check. */
export interface Target {
  readonly baseUrl: string;
  readonly session: string;
}

export interface Check {
  readonly name: string;
  readonly run: (target: Target) => Promise<void>;
}

export const demoCustomer = { email: 'ada@example.com', password: 'volt-2026' } as const;

export function check(name: string, run: Check['run']): Check {
  return { name, run };
}

/** Creates a client in this session that retries without delay. */
export function enter({ baseUrl, session }: Target, options: Partial<ShopClientOptions> = {}): ShopClient {
  return createShopClient({
    baseUrl,
    retry: { firstDelayMs: 1 },
    ...options,
    headers: { 'x-mock-session': session, ...options.headers },
  });
}

/** Creates a client and logs its customer in. */
export async function logIn(target: Target, options: Partial<ShopClientOptions> = {}): Promise<ShopClient> {
  const shop = enter(target, options);
  await shop.logIn(demoCustomer);
  return shop;
}

export async function someGoods(shop: ShopClient): Promise<number> {
  const { msg } = await shop.listGoods({ filter: ['inStock'], page_size: 1 });
  const [first] = msg;
  if (first === undefined) throw new Error('no goods are in stock');
  return first.goods_id;
}

/** Applies a named scenario to the world of this session. */
export function turn(target: Target, scenario: string): Promise<unknown> {
  return control(target, `sessions/${target.session}/scenario`, { scenarios: [scenario], keep: true });
}

/**
 * Schedules a fault for the next calls of an operation. @example await plan(target, 'listNotices', 'reset', 2)
 */
export function plan(target: Target, operationId: string, kind: string, times: number): Promise<unknown> {
  return control(target, 'faults', { session: target.session, operationId, kind, times });
}

async function control({ baseUrl }: Target, path: string, body: object): Promise<unknown> {
  const response = await fetch(`${baseUrl}/__mock/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`control ${path}: ${await response.text()}`);
  return response.json();
}

interface Settlement {
  safe(): Promise<{ readonly status: string; readonly error?: unknown }>;
}

/** Returns the error that a call must reject with. */
export async function failureOf(call: Settlement): Promise<ShopError> {
  const outcome = await call.safe();
  if (!isShopError(outcome.error)) throw new Error(`expected a ShopError, got ${outcome.status}`);
  return outcome.error;
}

export function same(actual: unknown, expected: unknown, label = 'value'): void {
  const [actualText, expectedText] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (actualText !== expectedText) throw new Error(`${label} is ${actualText}, expected ${expectedText}`);
}

/** Compares only the fields of `expected`. */
export function matches<Fields extends object>(actual: Fields, expected: Partial<Fields>): void {
  for (const [name, value] of Object.entries(expected)) same(Reflect.get(actual, name), value, name);
}

export function holds(condition: boolean, label: string): void {
  if (!condition) throw new Error(`not true: ${label}`);
}

/** Resolves with the promise, or rejects after 5 seconds. */
export async function soon<Value>(promise: Promise<Value>, label: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${label} did not happen within 5 s`)), 5_000);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
