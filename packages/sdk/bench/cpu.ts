// What a call costs in CPU against raw fetch, all over the same stub instead of a network. Times of one run, medians.
import { readFileSync } from 'node:fs';
import createClient from 'openapi-fetch';
import type { ContractDocument } from '../generator/contract-document.ts';
import { answersOf, callsOf, resolve } from '../generator/contract-document.ts';
import { connectShop } from '../src/connection.ts';
import { addCartItem, getCart } from '../src/generated/calls.ts';
import type { paths } from '../src/generated/types.ts';

const calls = 400;
const rounds = 101;
const warmUpRounds = 20;
const baseUrl = 'http://shop.test';
const readPath = '/api/product/getGoodsCart';
const writePath = '/api/product/addCart';

/** The most that a call may cost against raw fetch; times vary too much for a test to hold it. */
export const cpuBar = 2.2;

export interface Ratio {
  readonly what: string;
  readonly microseconds: number;
  /** Against raw fetch with the same request and answer. */
  readonly ratio: number;
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * CPU of one call in several ways, each against raw fetch, with the contract's own examples as answers. All take turns,
 * so that they meet the same machine; `bundlePath` is the bundled contract.
 */
export async function measureCpu(bundlePath: string): Promise<Ratio[]> {
  const contract: ContractDocument = JSON.parse(readFileSync(bundlePath, 'utf8'));
  const read = stubOf(contract, 'getCart');
  const write = stubOf(contract, 'addCartItem');
  const shop = connectShop({ baseUrl, fetch: read });
  const writingShop = connectShop({ baseUrl, fetch: write });
  const rival = createClient<paths>({ baseUrl, fetch: async () => read('', {}) });
  const quantity = { id: 1011, goods_number: 1 };
  const times = await turns({
    rawRead: () => rawCall(read, readPath, {}, {}),
    rawWrite: () => rawCall(write, writePath, quantity, { 'idempotency-key': crypto.randomUUID() }),
    read: () => getCart(shop),
    write: () => addCartItem(writingShop, quantity),
    rivalRead: () => rival.POST(readPath, { body: {} }),
  });
  return [
    { what: 'raw fetch, a read', ...against(times.rawRead, times.rawRead) },
    { what: 'the SDK, a read', ...against(times.read, times.rawRead) },
    { what: 'the SDK, a write', ...against(times.write, times.rawWrite) },
    { what: 'openapi-fetch, a read', ...against(times.rivalRead, times.rawRead) },
  ];
}

/** Answers with the example of a call's success. */
function stubOf(contract: ContractDocument, operationId: string): Fetch {
  const call = callsOf(contract).find(({ operation }) => operation.operationId === operationId);
  const example = call && answersOf(contract, call)['application/json']?.examples?.success;
  if (example === undefined) throw new Error(`${operationId} has no example of its success`);
  const text = JSON.stringify(resolve<{ readonly value: object }>(contract, example).value);
  return async () => new Response(text, { headers: { 'content-type': 'application/json' } });
}

/** What somebody writes without an SDK. */
async function rawCall(
  fetch: Fetch,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>>,
): Promise<unknown> {
  const response = await fetch(`${baseUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** Microseconds per call of each way, one number for each round. */
async function turns<Name extends string>(
  ways: Readonly<Record<Name, () => Promise<unknown>>>,
): Promise<Record<Name, number[]>>;
async function turns(ways: Readonly<Record<string, () => Promise<unknown>>>): Promise<object> {
  const times = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]));
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    for (const [name, way] of Object.entries(ways)) {
      const microseconds = await perCall(way);
      if (round >= warmUpRounds) times.get(name)?.push(microseconds);
    }
  }
  return Object.fromEntries(times);
}

async function perCall(way: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  for (let call = 0; call < calls; call += 1) await way();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / calls;
}

/** The ratio of each round, since a busy machine slows both; then the one in the middle. */
function against(times: readonly number[], base: readonly number[]): { microseconds: number; ratio: number } {
  return {
    microseconds: middle(times),
    ratio: middle(times.map((time, round) => time / (base[round] ?? time))),
  };
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
