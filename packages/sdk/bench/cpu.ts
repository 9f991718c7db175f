// What a call costs in CPU against raw fetch, all over the same stub instead of a network. Times of one run, medians.
import createClient from 'openapi-fetch';
import { connectShop } from '../src/connection.ts';
import { addCartItem, getCart } from '../src/generated/calls.ts';
import type { paths } from '../src/generated/types.ts';

const calls = 2_000;
const rounds = 15;
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

/** CPU of one call in several ways, each against raw fetch. */
export async function measureCpu(): Promise<Ratio[]> {
  const shop = connectShop({ baseUrl, fetch: async () => answerOf('read') });
  const writingShop = connectShop({ baseUrl, fetch: async () => answerOf('write') });
  const rival = createClient<paths>({ baseUrl, fetch: async () => answerOf('read') });
  const raw = await median(() => rawCall('/api/product/getGoodsCart', {}, 'read'));
  const rawWrite = await median(() => rawCall('/api/product/addCart', { id: 12, goods_number: 1 }, 'write'));
  const ways = [
    { what: 'a read', base: raw, way: () => getCart(shop) },
    { what: 'a write', base: rawWrite, way: () => addCartItem(writingShop, { id: 12, goods_number: 1 }) },
    { what: 'openapi-fetch, a read', base: raw, way: () => rival.POST('/api/product/getGoodsCart', { body: {} }) },
  ];
  const ratios: Ratio[] = [];
  for (const { what, base, way } of ways) {
    const microseconds = await median(way);
    ratios.push({ what, microseconds, ratio: microseconds / base });
  }
  return ratios;
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

async function median(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = process.cpuUsage();
    for (let call = 0; call < calls; call += 1) await run();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / calls);
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}
