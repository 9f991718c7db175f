import { startingTokens } from '@signal-shop/mock-server';
import type { Fetch, ShopClient } from '@signal-shop/sdk';
import { createShopClient, memorySession } from '@signal-shop/sdk';
import type { CallId } from '@signal-shop/sdk/contract';
import { operations } from '@signal-shop/sdk/contract';
import type { ExampleCase, Who } from './example-case.ts';

/** A shop to try a case on: its world stands in the case's scenarios and nobody else uses it. */
export interface CaseShop {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly turn: (scenarios: string) => Promise<void>;
}

export interface CaseAnswer {
  /** What the call was sent. */
  readonly argument: object;
  readonly status: number;
  readonly body: unknown;
}

const tokens = {
  guest: null,
  customer: startingTokens.customer,
  newcomer: startingTokens.new,
} as const satisfies Record<Who, string | null>;

const logins = { guest: [], customer: ['auth.customer'], newcomer: ['auth.new'] } as const satisfies Record<
  Who,
  readonly string[]
>;

/** The scenarios in which the world of a case begins. */
export function scenariosOf({ who = 'customer', scenarios }: ExampleCase): readonly string[] {
  return [...logins[who], ...(scenarios === undefined ? [] : [scenarios])];
}

/** A client that has done what leads to the answer, and what it is to send next. */
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

/** Does what leads to the answer, then asks for it with nothing between the caller and the wire. */
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

/** What a call sends, and the type where the sender does not find it by itself. */
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
