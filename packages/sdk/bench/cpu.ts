// What a call costs in CPU against raw fetch, all over the same stub instead of a network. Times of one run, medians.
import createClient from 'openapi-fetch';
import { connectShop } from '../src/connection.ts';
import { addCartItem, getCart } from '../src/generated/calls.ts';
import type { paths } from '../src/generated/types.ts';

const calls = 2_000;
const rounds = 21;
const warmUpRounds = 4;
const baseUrl = 'http://shop.test';
const items = Array.from({ length: 3 }, (_, index) => ({
  goods_id: 1_200 + index,
  goods_name: `Headset ${index}`,
  goods_number: 1,
  goods_price: 129.99,
  pic: `/pictures/${index}.webp`,
}));
const cart = { code: 1, msg: items, pay: 389.97, total: 354.97, number: 3, rebate: 1, msgData: { save: 35 } };
const texts = { read: JSON.stringify(cart), write: JSON.stringify({ code: 1, msg: 'Added', number: 4 }) };

export interface Ratio {
  readonly what: string;
  readonly microseconds: number;
  /** Against raw fetch with the same request and answer. */
  readonly ratio: number;
}

/** CPU of one call in several ways, each against raw fetch: all take turns, so that they meet the same machine. */
export async function measureCpu(): Promise<Ratio[]> {
  const shop = connectShop({ baseUrl, fetch: async () => answerOf('read') });
  const writingShop = connectShop({ baseUrl, fetch: async () => answerOf('write') });
  const rival = createClient<paths>({ baseUrl, fetch: async () => answerOf('read') });
  const quantity = { id: 12, goods_number: 1 };
  const ways = {
    rawRead: () => rawCall('/api/product/getGoodsCart', {}, 'read'),
    rawWrite: () => rawCall('/api/product/addCart', quantity, 'write'),
    read: () => getCart(shop),
    write: () => addCartItem(writingShop, quantity),
    rivalRead: () => rival.POST('/api/product/getGoodsCart', { body: {} }),
  } as const;
  const times = await medians(ways);
  return [
    { what: 'raw fetch, a read', microseconds: times.rawRead, ratio: 1 },
    { what: 'the SDK, a read', microseconds: times.read, ratio: times.read / times.rawRead },
    { what: 'openapi-fetch, a read', microseconds: times.rivalRead, ratio: times.rivalRead / times.rawRead },
    { what: 'the SDK, a write with its key', microseconds: times.write, ratio: times.write / times.rawWrite },
  ];
}

function answerOf(kind: keyof typeof texts): Response {
  return new Response(texts[kind], { headers: { 'content-type': 'application/json' } });
}

async function rawCall(path: string, body: object, kind: keyof typeof texts): Promise<unknown> {
  const stub = async (_url: string, _init: RequestInit) => answerOf(kind);
  const response = await stub(`${baseUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify(body),
  });
  return response.json();
}

async function medians<Name extends string>(
  ways: Readonly<Record<Name, () => Promise<unknown>>>,
): Promise<Record<Name, number>>;
async function medians(ways: Readonly<Record<string, () => Promise<unknown>>>): Promise<object> {
  const times = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]));
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    for (const [name, way] of Object.entries(ways)) {
      const microseconds = await perCall(way);
      if (round >= warmUpRounds) times.get(name)?.push(microseconds);
    }
  }
  return Object.fromEntries([...times].map(([name, found]) => [name, middle(found)]));
}

async function perCall(way: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  for (let call = 0; call < calls; call += 1) await way();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / calls;
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
