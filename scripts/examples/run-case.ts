import { startingTokens } from '@signal-shop/mock-server';
import type { Fetch, ShopClient } from '@signal-shop/sdk';
import { createShopClient, memorySession } from '@signal-shop/sdk';
import type { CallId } from '@signal-shop/sdk/contract';
import { operations } from '@signal-shop/sdk/contract';
import type { ExampleCase, VisitorKind } from './example-case.ts';

/** A shop for one case, in the case's scenarios. */
export interface CaseShop {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly turn: (scenarios: string) => Promise<void>;
}

export interface CaseAnswer {
  /** The argument of the call. */
  readonly argument: object;
  readonly status: number;
  readonly body: unknown;
}

const tokens = {
  guest: null,
  customer: startingTokens.customer,
  newcomer: startingTokens.new,
} as const satisfies Record<VisitorKind, string | null>;

const logins = { guest: [], customer: ['auth.customer'], newcomer: ['auth.new'] } as const satisfies Record<
  VisitorKind,
  readonly string[]
>;

/** The initial scenarios of a case. */
export function scenariosOf({ who: visitorKind = 'customer', scenarios }: ExampleCase): readonly string[] {
  return [...logins[visitorKind], ...(scenarios === undefined ? [] : [scenarios])];
}

/** A client after the steps before the call, and the argument of the call. */
export interface PreparedCase {
  readonly shop: ShopClient;
  readonly argument: object;
}

export async function prepareCase(
  one: ExampleCase,
  { baseUrl, fetch, turn }: CaseShop,
): Promise<PreparedCase> {
  const shop = createShopClient({
    baseUrl,
    fetch,
    session: memorySession(tokens[one.who ?? 'customer'] ?? undefined),
    locale: 'en',
    retry: { limit: 0 },
  });
  return { shop, argument: await one.prepare({ shop, turn }) };
}

/** Runs the steps before the call, then sends the request without the SDK. */
export async function runCase(one: ExampleCase, place: CaseShop): Promise<CaseAnswer> {
  const { argument } = await prepareCase(one, place);
  const token = tokens[one.who ?? 'customer'];
  const response = await send(place.fetch, place.baseUrl, one.call, argument, token);
  return { argument, status: response.status, body: await response.json() };
}

function send(
  fetch: Fetch,
  baseUrl: string,
  call: CallId,
  argument: object,
  token: string | null,
): Promise<Response> {
  const { method, path } = operations[call];
  const address = new URL(path, baseUrl);
  const headers = { 'accept-language': 'en', ...(token === null ? {} : { authorization: token }) };
  if (method === 'get') {
    for (const [name, value] of Object.entries(argument)) address.searchParams.set(name, String(value));
    return fetch(address.href, { headers });
  }
  const { type, body } = bodyOf(call, argument);
  return fetch(address.href, { method: 'POST', headers: { ...headers, ...type }, body });
}

/** The body of a call, and its content type if `fetch` does not set it. */
export function bodyOf(
  call: CallId,
  argument: object,
): { readonly type: Readonly<Record<string, string>>; readonly body: string | FormData } {
  if (operations[call].body !== 'multipart') {
    return { type: { 'content-type': 'application/json' }, body: JSON.stringify(argument) };
  }
  const body = new FormData();
  for (const [name, value] of Object.entries(argument)) body.append(name, value);
  return { type: {}, body };
}
