// @vitest-environment node
import { atom } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { bannersAtom, postsAtom } from '../home/home.ts';
import { hotAtom } from '../home/home-hot.ts';
import { reviewsAtom } from '../home/home-reviews.ts';
import {
  flashSaleAtom,
  isFlashSaleNewAtom,
  isFlashSaleOpenAtom,
  markFlashSaleSeen,
  rememberSale,
} from './flash-sale.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Options = Parameters<typeof openTestShop>[0];

/** Subscribes to the strip and the stream, and waits for the answer. */
async function watch(options: Options, activity: '0' | '1' | null) {
  const shop = openTestShop(options);
  shop.store.sub(flashSaleAtom, () => undefined);
  if (activity !== null) shop.events().onActivity(activity);
  await vi.advanceTimersByTimeAsync(0);
  return shop;
}

test('[FLASH-01] [E11] `kai` opens the strip and `guan` closes it; the cookie stores the last event', async () => {
  const shop = await watch({ scenarios: 'flash.open' }, '1');
  expect(shop.store.get(flashSaleAtom).status).toBe('on');
  expect(shop.store.get(isFlashSaleOpenAtom)).toBe(true);
  expect(shop.jar.cookie).toContain('activity=1');
  shop.events().onActivity('0');
  expect(shop.store.get(flashSaleAtom).status).toBe('off');
  expect(shop.jar.cookie).toContain('activity=0');
});

test('[FLASH-02] the activity cookie of an earlier page applies until the first event', async () => {
  const on = await watch({ scenarios: 'flash.open', cookies: 'activity=1' }, null);
  expect(on.store.get(flashSaleAtom).status).toBe('on');
  const off = await watch({ scenarios: 'flash.open', cookies: 'activity=0' }, null);
  expect(off.store.get(flashSaleAtom).status).toBe('off');
});

test('[FLASH-02] a stream that never sends an event leaves the strip empty after a grace period', async () => {
  const shop = await watch({ scenarios: 'flash.open' }, null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shop.store.get(flashSaleAtom).status).toBe('loading');
  shop.events().onStream();
  expect(shop.store.get(flashSaleAtom).status).toBe('loading');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shop.store.get(flashSaleAtom).status).toBe('off');
});

test("[FLASH-03] [E10] outside the server's window the strip stays empty despite events", async () => {
  const shop = await watch({ scenarios: 'flash.outside-window' }, '1');
  expect(shop.store.get(flashSaleAtom).status).toBe('off');
});

test.each([-86_400_000, -3_600_000, 0, 3_600_000, 86_400_000])(
  '[FLASH-03] [FLASH-04] [E08] a device clock that is off by %i ms changes nothing',
  async (skewMs) => {
    vi.setSystemTime(Date.now() + skewMs);
    const shop = await watch({ scenarios: 'flash.closes-10s' }, '1');
    const sale = shop.store.get(flashSaleAtom);
    expect(sale.status === 'on' && sale.lists.every(({ endsAtMs }) => endsAtMs <= Date.now() + 10_000)).toBe(
      true,
    );
    await vi.advanceTimersByTimeAsync(9_000);
    expect(shop.store.get(flashSaleAtom).status).toBe('on');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shop.store.get(flashSaleAtom).status).toBe('off');
  },
);

const wholeHomeAtom = atom((get) => ({
  banners: get(bannersAtom),
  flashSale: get(flashSaleAtom),
  ...get(hotAtom),
  posts: get(postsAtom),
  reviews: get(reviewsAtom),
}));

test('[HOME-02] a failed sale is silent, and all other sections of the home page render', async () => {
  const shop = await watch({ scenarios: 'flash.failed' }, '1');
  shop.store.sub(wholeHomeAtom, () => undefined);
  await vi.advanceTimersByTimeAsync(0);
  const home = shop.store.get(wholeHomeAtom);
  expect(home.flashSale.status).toBe('off');
  for (const section of ['banners', 'hotProducts', 'hotCategories', 'posts', 'reviews'] as const) {
    expect(home[section].status).toBe('ready');
  }
});

test.each([
  ['listBanners', 'banners'],
  ['listHotProducts', 'hotProducts'],
  ['listHotCategories', 'hotCategories'],
  ['listHotPosts', 'posts'],
  ['listReviews', 'reviews'],
] as const)('[HOME-02] a failure of %s affects only its section', async (call, failing) => {
  const shop = openTestShop({ scenarios: `home.fail:${call}` });
  shop.store.sub(wholeHomeAtom, () => undefined);
  await vi.advanceTimersByTimeAsync(0);
  const home = shop.store.get(wholeHomeAtom);
  for (const section of ['banners', 'hotProducts', 'hotCategories', 'posts', 'reviews'] as const) {
    expect(home[section].status).toBe(section === failing ? 'failed' : 'ready');
  }
});

test('[STATE-01] a sale is new until its page opens, also on the next visit, and the next sale is new again', async () => {
  const shop = await watch({ scenarios: 'flash.open' }, '1');
  expect(shop.store.get(isFlashSaleNewAtom)).toBe(true);
  shop.store.set(markFlashSaleSeen);
  expect(shop.store.get(isFlashSaleNewAtom)).toBe(false);
  const next = await watch({ scenarios: 'flash.open', cookies: shop.jar.cookie }, '1');
  expect(next.store.get(isFlashSaleNewAtom)).toBe(false);
  next.environment.cookies.set('startTime', 1);
  await next.store.set(rememberSale);
  const later = await watch({ scenarios: 'flash.open', cookies: next.jar.cookie }, '1');
  expect(later.store.get(isFlashSaleNewAtom)).toBe(true);
});
