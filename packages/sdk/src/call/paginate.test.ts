import { expect, expectTypeOf, test } from 'vitest';
import { envelope, scriptedFetch } from '../../test-support/scripted-fetch.ts';
import { shopWith } from '../../test-support/shop-with.ts';
import type { CallId } from '../contract/contract.ts';
import { limits } from '../contract/contract.ts';
import {
  getCart,
  getTerm,
  listAddresses,
  listComments,
  listDownloads,
  listGoods,
  listNotices,
  listOrders,
  listQuestions,
  listWarranties,
} from '../generated/calls.ts';
import type { Results } from '../generated/shop-calls.ts';
import type { Comment, GoodsSummary, OrderSummary } from '../generated/types.ts';
import { paginate } from './paginate.ts';

/** A shop whose list has these items; each request changes it before it is answered. */
function shopListing(items: unknown[], change: (request: number) => void = () => {}) {
  const { fetch, requests } = scriptedFetch(({ body = '{}' }, count) => {
    change(count);
    const { page = 1, page_size = 12 } = JSON.parse(body);
    const msg = items.slice((page - 1) * page_size, page * page_size);
    return envelope({ code: 1, msg, total: items.length, page, page_size, counts: {} });
  });
  return { shop: shopWith(fetch), sent: () => requests.map(({ body = '' }) => JSON.parse(body)) };
}

const order = (number: number) => ({ ordersn: `SG${number}` });
const orders = (count: number) => Array.from({ length: count }, (_, at) => order(at));

async function numbersOf(list: AsyncIterable<{ readonly ordersn: string }>): Promise<string[]> {
  const numbers: string[] = [];
  for await (const { ordersn } of list) numbers.push(ordersn);
  return numbers;
}

test.each([
  [0, 1],
  [1, 1],
  [47, 1],
  [48, 1],
  [49, 2],
  [96, 2],
  [97, 3],
])('%i items take %i requests of the largest size', async (count, requests) => {
  const { shop, sent } = shopListing(orders(count));
  expect(await numbersOf(paginate(listOrders, shop))).toEqual(orders(count).map(({ ordersn }) => ordersn));
  expect(sent()).toEqual(Array.from({ length: requests }, (_, at) => ({ page_size: 48, page: at + 1 })));
});

test('every page has the fields of the argument and the size that is given', async () => {
  const { shop, sent } = shopListing(orders(3));
  await numbersOf(paginate(listOrders, shop, { state: 'paid', page_size: 2 }));
  expect(sent()).toEqual([
    { state: 'paid', page_size: 2, page: 1 },
    { state: 'paid', page_size: 2, page: 2 },
  ]);
});

test('a page is loaded when the loop needs it, and none after the loop is left', async () => {
  const { shop, sent } = shopListing(orders(6));
  for await (const { ordersn } of paginate(listOrders, shop, { page_size: 2 })) {
    expect(sent()).toHaveLength(1 + Math.floor(Number(ordersn.slice(2)) / 2));
    if (ordersn === 'SG3') break;
  }
  expect(sent()).toHaveLength(2);
});

test('an order that is placed in between moves an item to the next page, which skips it', async () => {
  const items = orders(4);
  const { shop } = shopListing(items, (request) => {
    if (request === 2) items.unshift(order(99));
  });
  expect(await numbersOf(paginate(listOrders, shop, { page_size: 2 }))).toEqual(['SG0', 'SG1', 'SG2', 'SG3']);
});

test('the loop ends if the list becomes shorter than the pages before', async () => {
  const items = orders(6);
  const { shop, sent } = shopListing(items, (request) => {
    if (request === 2) items.length = 1;
  });
  expect(await numbersOf(paginate(listOrders, shop, { page_size: 2 }))).toEqual(['SG0', 'SG1']);
  expect(sent()).toHaveLength(2);
});

test('a group of questions continues on the next page; the total counts questions', async () => {
  const group = (id: string) => ({ group: 'orders', name: 'Orders', questions: [{ id }] });
  const { fetch, requests } = scriptedFetch(({ body = '{}' }) => {
    const { page } = JSON.parse(body);
    return envelope({ code: 1, msg: [group(`q${page}`)], total: 2, page, page_size: 1 });
  });
  const ids: string[] = [];
  for await (const { questions } of paginate(listQuestions, shopWith(fetch), { page_size: 1 }))
    ids.push(...questions.map(({ id }) => id));
  expect(ids).toEqual(['q1', 'q2']);
  expect(requests).toHaveLength(2);
});

test('a signal aborts the page in flight, and the loop throws', async () => {
  const stopping = new AbortController();
  const { shop } = shopListing(orders(4), (request) => {
    if (request === 2) stopping.abort();
  });
  const read: string[] = [];
  const loop = async () => {
    for await (const { ordersn } of paginate(listOrders, shop, { page_size: 2 }, { signal: stopping.signal }))
      read.push(ordersn);
  };
  await expect(loop()).rejects.toMatchObject({ kind: 'aborted', operation: 'listOrders' });
  expect(read).toEqual(['SG0', 'SG1']);
});

test('[ERR-02] the loop throws the refusal of a page', async () => {
  const { fetch } = scriptedFetch(() => envelope({ code: 1000, msg: 'Please log in' }));
  await expect(numbersOf(paginate(listOrders, shopWith(fetch)))).rejects.toMatchObject({ kind: 'session' });
});

test('a GET is paged by its query', async () => {
  const { fetch, requests } = scriptedFetch(() =>
    envelope({ code: 1, msg: [], total: 0, page: 1, page_size: 48 }),
  );
  for await (const _model of paginate(listDownloads, shopWith(fetch), { keywords: 'K9' }))
    expect.unreachable();
  expect(new URL(requests[0]?.url ?? '').search).toBe('?page_size=48&keywords=K9&page=1');
});

test('the items have the type of the call, and the argument its fields', () => {
  const { shop } = shopListing([]);
  expectTypeOf(paginate(listOrders, shop)).toEqualTypeOf<AsyncGenerator<OrderSummary, void, undefined>>();
  expectTypeOf(paginate(listGoods, shop, { sort: 'priceUp' })).toExtend<AsyncIterable<GoodsSummary>>();
  expectTypeOf(paginate(listComments, shop, { id: 2011 })).toExtend<AsyncIterable<Comment>>();
  // @ts-expect-error the argument of listComments is required
  paginate(listComments, shop);
  // @ts-expect-error the loop chooses the page
  paginate(listOrders, shop, { page: 2 });
  // @ts-expect-error not a state of orders
  paginate(listOrders, shop, { state: 'lost' });
  // @ts-expect-error the cart has no pages
  paginate(getCart, shop);
  // @ts-expect-error the addresses are answered at once
  paginate(listAddresses, shop);
  // @ts-expect-error the notices are answered at once
  paginate(listNotices, shop);
  // @ts-expect-error a policy is no list
  paginate(getTerm, shop, { title: 'privacy' });
});

type PagedCallId = {
  [Id in CallId]: Results[Id] extends { readonly page_size: number } ? Id : never;
}[CallId];

test('the largest page is the same for every paged call', () => {
  const paged = {
    listAfterSales: 48,
    listComments: 48,
    listCoupons: 48,
    listDownloads: 48,
    listFreeTests: 48,
    listGifts: 48,
    listGoods: 48,
    listOrders: 48,
    listPointLog: 48,
    listQuestions: 48,
    listRequestedNotices: 48,
    listWarranties: 48,
    listWinnings: 48,
    listWishes: 48,
  } as const satisfies Record<PagedCallId, number>;
  for (const [name, size] of Object.entries(paged))
    expect(limits, name).toMatchObject({ [name]: { page_size: { maximum: size } } });
});

test('lines with the same number in two orders are two items', async () => {
  const lines = [1, 2].flatMap((number) => [1, 2].map((line_id) => ({ ...order(number), line_id })));
  const { shop } = shopListing(lines);
  expect(await numbersOf(paginate(listWarranties, shop))).toEqual(['SG1', 'SG1', 'SG2', 'SG2']);
});
