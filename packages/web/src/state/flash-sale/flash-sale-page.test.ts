// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { matchPage } from '../../route-meta.ts';
import { toastsAtom } from '../core/notices.ts';
import {
  buyFromFlashSale,
  flashSaleBuyingAtom,
  flashSalePageAtom,
  refetchFlashSale,
} from './flash-sale-page.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function look(scenarios: string, activity: '0' | '1') {
  const shop = openTestShop({ scenarios, at: '/activity' });
  shop.store.sub(flashSalePageAtom, () => undefined);
  shop.events().onActivity(activity);
  await vi.advanceTimersByTimeAsync(0);
  return { ...shop, page: () => shop.store.get(flashSalePageAtom) };
}

test('[NAV-14] /activity leads to the flash sale, which has neither header nor footer', async () => {
  const { address } = await look('flash.open', '1');
  expect(address()).toBe('/activity/flashsale');
  expect(matchPage('/activity/flashsale')).toMatchObject({
    page: 'flashSale',
    meta: { hideHeader: true, hideFooter: true, requiresLogin: false },
  });
});

test('[FLASH-06] an open sale shows all its lists with their ends', async () => {
  const { page } = await look('flash.open', '1');
  const state = page();
  expect(state.status).toBe('active');
  if (state.status !== 'active') return;
  expect(state.lists.length).toBeGreaterThan(1);
  expect(state.lists.every(({ endsAtMs }) => endsAtMs <= state.closesAtMs)).toBe(true);
});

test('[FLASH-06] [FLASH-03] the phase follows the clock of the server: before, open, over', async () => {
  const { page, world, events, store } = await look('flash.opens-10s', '0');
  expect(page().status).toBe('before');
  world.clock.advance(10_000);
  await vi.advanceTimersByTimeAsync(10_000);
  events().onActivity('1');
  store.set(refetchFlashSale);
  await vi.advanceTimersByTimeAsync(0);
  expect(page().status).toBe('active');
});

test('[FLASH-06] a sale ends when its countdown does', async () => {
  const { page } = await look('flash.closes-10s', '1');
  expect(page().status).toBe('active');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page().status).toBe('ended');
});

test('[FLASH-06] a visit after the end shows that the sale is over', async () => {
  const { page, world, store } = await look('flash.closes-10s', '1');
  world.clock.advance(11_000);
  await vi.advanceTimersByTimeAsync(11_000);
  store.set(refetchFlashSale);
  await vi.advanceTimersByTimeAsync(0);
  expect(page().status).toBe('ended');
});

test('[FLASH-06] [E11] an event of the stream closes the sale immediately', async () => {
  const { page, events } = await look('flash.open', '1');
  events().onActivity('0');
  expect(page().status).toBe('ended');
});

test('[FLASH-06] [E11] an event of the stream closes the sale, also without cookies', async () => {
  const { page, events, environment } = await look('flash.open', '1');
  vi.spyOn(environment.cookies, 'has').mockReturnValue(false);
  events().onActivity('0');
  expect(page().status).toBe('ended');
});

test('[FLASH-06] [E02] a failed stream does not close the sale', async () => {
  const { store, events } = openTestShop({ scenarios: 'flash.open', at: '/activity' });
  store.sub(flashSalePageAtom, () => undefined);
  events().onStream();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.get(flashSalePageAtom).status).toBe('active');
});

test('[FLASH-06] the page shows that no sale is planned, and a failure can be retried', async () => {
  expect((await look('flash.closed', '0')).page().status).toBe('none');
  expect((await look('flash.failed', '1')).page().status).toBe('failed');
});

test('[FLASH-06] [CART-09] buying opens the buy-now cart once', async () => {
  const { page, store, address, countOf } = await look('flash.open', '1');
  const state = page();
  const item = state.status === 'active' ? state.lists[0]?.goods[0] : undefined;
  if (item === undefined) throw new Error('The sale has no goods.');
  const buying = [store.set(buyFromFlashSale, item), store.set(buyFromFlashSale, item)];
  expect(store.get(flashSaleBuyingAtom)).toBe(item.id);
  await Promise.all(buying);
  expect(address()).toBe('/car?cartype=2');
  expect(countOf('/api/product/buyNow')).toBe(1);
});

test('[FLASH-06] [DET-02] a product that has sold out shows a toast', async () => {
  const { page, store, address } = await look('flash.open', '1');
  const state = page();
  const item = state.status === 'active' ? state.lists[0]?.goods[0] : undefined;
  if (item === undefined) throw new Error('The sale has no goods.');
  await store.set(buyFromFlashSale, { ...item, seckill_count: 0 });
  expect(store.get(toastsAtom)).toMatchObject([{ text: { id: 'outOfStock' } }]);
  expect(address()).toBe('/activity/flashsale');
});
