// Measures the CPU time of a call against raw fetch. Both use the same stub instead of a network. One process,
// medians.
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

/** Maximum ratio of a call to raw fetch. No test asserts it, because timings vary too much. */
export const cpuBar = 2.2;

export interface Ratio {
  readonly label: string;
  readonly microseconds: number;
  /** Relative to raw fetch with the same request and response. */
  readonly ratio: number;
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Measures the CPU time of one call in several variants, each against raw fetch, with the contract's examples
 * as responses. The variants alternate, so that a change in machine load affects all of them equally.
 * @param bundlePath path of the bundled contract
 */
export async function measureCpu(bundlePath: string): Promise<Ratio[]> {
  const contract: ContractDocument = JSON.parse(readFileSync(bundlePath, 'utf8'));
  const readStub = stubOf(contract, 'getCart');
  const write = stubOf(contract, 'addCartItem');
  const shop = connectShop({ baseUrl, fetch: readStub });
  const writingShop = connectShop({ baseUrl, fetch: write });
  const rival = createClient<paths>({ baseUrl, fetch: async () => readStub('', {}) });
  const quantity = { id: 1011, goods_number: 1 };
  const times = await turns({
    rawRead: () => rawCall(readStub, readPath, {}, {}),
    rawWrite: () => rawCall(write, writePath, quantity, { 'idempotency-key': crypto.randomUUID() }),
    read: () => getCart(shop),
    write: () => addCartItem(writingShop, quantity),
    rivalRead: () => rival.POST(readPath, { body: {} }),
  });
  return [
    { label: 'raw fetch, a read', ...against(times.rawRead, times.rawRead) },
    { label: 'the SDK, a read', ...against(times.read, times.rawRead) },
    { label: 'the SDK, a write', ...against(times.write, times.rawWrite) },
    { label: 'openapi-fetch, a read', ...against(times.rivalRead, times.rawRead) },
  ];
}

/** A fetch that responds with the example of the operation's success. */
function stubOf(contract: ContractDocument, operationId: string): Fetch {
  const call = callsOf(contract).find(({ operation }) => operation.operationId === operationId);
  const example = call && answersOf(contract, call)['application/json']?.examples?.success;
  if (example === undefined) throw new Error(`${operationId} has no example of a success`);
  const text = JSON.stringify(resolve<{ readonly value: object }>(contract, example).value);
  return async () => new Response(text, { headers: { 'content-type': 'application/json' } });
}

/** The code of an application without an SDK. */
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

/** Microseconds per call for each variant, one number per round. */
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

/** The median of the ratios per round: a busy machine slows both sides of a ratio. */
function against(times: readonly number[], base: readonly number[]): { microseconds: number; ratio: number } {
  return {
    microseconds: middle(times),
    ratio: middle(times.map((time, round) => time / (base[round] ?? time))),
  };
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
