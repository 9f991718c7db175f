// @vitest-environment node
import { applyScenarios } from '@signal-shop/mock-server';
import type { Atom } from 'jotai';
import { atom } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Between } from '../../../testing/broken-answers.ts';
import { readyCart } from '../../../testing/shown-cart.ts';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { cartAtoms } from '../cart/cart.ts';
import { cartCountAtom, refetchCart } from '../cart/cart-query.ts';
import { categoryAtom, listingAtom } from '../catalogue/listing.ts';
import { navigate } from '../core/location.ts';
import { bigSaleAtom } from '../flash-sale/big-sale.ts';
import { bannersAtom } from '../home/home.ts';
import { hotAtom } from '../home/home-hot.ts';
import { goodsAtom } from '../product/product.ts';
import { pointGoodsAtom } from '../rewards/point-store.ts';
import { categoriesAtom } from '../site/site.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A connection that a test can break, for some calls or for all. */
function cuttable() {
  let isCut: (url: string) => boolean = () => false;
  const between: Between = (server) => async (input, init) => {
    const request = new Request(input, init);
    if (isCut(request.url)) throw new TypeError('No network');
    return server(request);
  };
  return {
    between,
    disconnect: (path = '') => {
      isCut = (url) => url.includes(path);
    },
    reconnect: () => {
      isCut = () => false;
    },
  };
}

const settle = () => vi.advanceTimersByTimeAsync(10);

interface Page {
  readonly at: string;
  readonly path: string;
  readonly of: Atom<{ readonly status: string }>;
}

const pages: readonly Page[] = [
  { at: '/detail?id=1201', path: '/api/goods/getGoodsById', of: goodsAtom },
  { at: '/product/11', path: '/api/goods/getGoodsByType', of: listingAtom },
  { at: '/bigsale', path: '/api/goods/getGoodsByType', of: bigSaleAtom },
  { at: '/pointstore', path: '/api/goods/getGoodsByType', of: pointGoodsAtom },
];

/** Sections of the home page, which fail silently. */
const sections: readonly Page[] = [
  { at: '/', path: '/api/index/index', of: bannersAtom },
  { at: '/', path: '/api/index/getHotCategoryGoods', of: atom((get) => get(hotAtom).hotProducts) },
];

test.each([...pages, ...sections])(
  '[DET-01] [CAT-02] returning to $at after a minute refetches $path',
  async ({ at, path, of }) => {
    const { store, settled, countOf } = openTestShop({ at });
    await settled(of);
    store.set(navigate, '/about');
    await vi.advanceTimersByTimeAsync(59_000);
    store.set(navigate, at);
    await settle();
    expect(countOf(path)).toBe(1);
    store.set(navigate, '/about');
    await vi.advanceTimersByTimeAsync(1_000);
    store.set(navigate, at);
    // The data stays visible until the answer arrives.
    expect(store.get(of).status).not.toBe('loading');
    await settle();
    expect(countOf(path)).toBe(2);
  },
);

test.each(pages)('[L06] $at keeps its data after a failed refetch', async ({ at, of }) => {
  const { between, disconnect } = cuttable();
  const { store, settled } = openTestShop({ at, between });
  await settled(of);
  await settle();
  const before = store.get(of);
  disconnect();
  store.set(navigate, '/about');
  await vi.advanceTimersByTimeAsync(60_000);
  store.set(navigate, at);
  await settle();
  expect(store.get(of)).toEqual(before);
});

test.each(pages)('[L06] a failed request at $at is retried when the network is back', async ({ at, of }) => {
  const { between, disconnect, reconnect } = cuttable();
  disconnect();
  const { store, settled, events } = openTestShop({ at, between });
  expect((await settled(of)).status).toBe('failed');
  reconnect();
  events().onOnline();
  await settle();
  expect(['ready', 'open']).toContain(store.get(of).status);
});

test.each(['looked-at', 'restored'] as const)(
  '[L06] a failed request is retried when the tab is %s',
  async (how) => {
    const { between, disconnect, reconnect } = cuttable();
    disconnect('/index/');
    const { store, settled, events } = openTestShop({ between });
    for (const of of [bannersAtom, hotAtom]) store.sub(of, () => undefined);
    expect((await settled(categoriesAtom)).status).toBe('failed');
    reconnect();
    events().onReturn(how);
    await settle();
    expect(store.get(bannersAtom).status).toBe('ready');
    expect(store.get(hotAtom).hotProducts.status).toBe('ready');
    expect(store.get(categoriesAtom).status).toBe('ready');
  },
);

test('[L06] a refused request is retried on the next visit', async () => {
  let isRefused = true;
  const between: Between = (server) => async (input, init) => {
    const request = new Request(input, init);
    const isMeant = isRefused && request.url.endsWith('/getGoodsByType');
    return isMeant ? Response.json({ code: 0, msg: 'Not today' }) : server(request);
  };
  const { store, settled, events } = openTestShop({ at: '/product', between });
  expect((await settled(listingAtom)).status).toBe('failed');
  isRefused = false;
  events().onOnline();
  await settle();
  expect(store.get(listingAtom).status).toBe('failed');
  store.set(navigate, '/about');
  store.set(navigate, '/product');
  await settle();
  expect(store.get(listingAtom).status).toBe('ready');
});

test('[CART-01] [L06] a visible cart stays after a failed refetch, and refetches when the network is back', async () => {
  const { between, disconnect, reconnect } = cuttable();
  const shop = openTestShop({ ...member, scenarios: 'auth.customer,cart.many', at: '/car', between });
  const { store, events, world } = shop;
  const before = await readyCart(shop);
  const count = store.get(cartCountAtom);
  disconnect();
  events().onReturn('looked-at');
  await settle();
  expect(await readyCart(shop)).toEqual(before);
  expect(store.get(cartCountAtom)).toBe(count);
  reconnect();
  applyScenarios(world, 'cart.one');
  events().onOnline();
  await settle();
  expect((await readyCart(shop)).lines).toHaveLength(1);
});

test('[CART-01] [L06] a changed cart with a failed refetch shows the failure', async () => {
  const { between, disconnect } = cuttable();
  const shop = openTestShop({ ...member, scenarios: 'auth.customer,cart.many', at: '/car', between });
  await readyCart(shop);
  disconnect();
  await shop.store.set(refetchCart, 'cart');
  expect(shop.store.get(cartAtoms.cart).status).toBe('failed');
});

test('[CAT-02] a loading or failed category has its own name, path and children', async () => {
  const { between, disconnect } = cuttable();
  const { store, settled, countOf } = openTestShop({ at: '/product/1', between });
  store.sub(categoryAtom, () => undefined);
  await settled(listingAtom);
  await settle();
  const first = store.get(categoryAtom);
  expect(countOf('/api/index/getCategoryList')).toBe(0);
  const tree = await settled(categoriesAtom);
  const second = tree.status === 'ready' ? tree.value[1] : undefined;
  disconnect('getGoodsByType');
  store.set(navigate, `/product/${second?.id}`);
  const category = { name: second?.name, path: [{ id: second?.id, name: second?.name }] };
  expect(store.get(categoryAtom)).toMatchObject(category);
  await settle();
  expect(store.get(listingAtom).status).toBe('failed');
  expect(store.get(categoryAtom)).toMatchObject(category);
  store.set(navigate, '/product/1?page=2');
  expect(store.get(categoryAtom)).toMatchObject({ name: first?.name, path: first?.path });
});
