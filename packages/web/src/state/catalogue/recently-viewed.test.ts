// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { logOut } from '../session/session.ts';
import { recentlyViewedAtom, rememberViewed } from './recently-viewed.ts';

type Options = Parameters<typeof openTestShop>[0];

function openDetail(options: Options = {}) {
  const shop = openTestShop({ at: '/detail?id=1201', ...options });
  shop.store.sub(recentlyViewedAtom, () => undefined);
  return { ...shop, shown: () => shop.store.get(recentlyViewedAtom).map(({ goods_id: id }) => id) };
}

test('[BEY-03] what was looked at comes back, the latest first, without what is looked at now', async () => {
  const shop = openDetail();
  for (const id of [1011, 2011, 1201, 1011]) shop.store.set(rememberViewed, id);
  await vi.waitFor(() => expect(shop.shown()).toEqual([1011, 2011]));
  shop.store.set(navigate, '/detail?id=1011');
  await vi.waitFor(() => expect(shop.shown()).toEqual([1201, 2011]));
});

test('[BEY-03] an empty history sends no request, and a failure is silent', async () => {
  const nothing = openDetail();
  expect(nothing.shown()).toEqual([]);
  expect(nothing.countOf('/api/goods/getGoodsByIds')).toBe(0);
  const lost = openDetail({ between: () => () => Promise.reject(new TypeError('down')) });
  lost.store.set(rememberViewed, 1011);
  await vi.waitFor(() => expect(lost.countOf('/api/goods/getGoodsByIds')).toBe(1));
  expect(lost.shown()).toEqual([]);
});

test.each(['', '{', '[null,-1,"2",1e99]', '{"1":2}'])(
  '[STATE-01] goods looked at that are garbage (%j) are none',
  (kept) => {
    const shop = openTestShop({ at: '/detail?id=1201' });
    shop.environment.deviceItems.set('recently_viewed', kept);
    shop.store.sub(recentlyViewedAtom, () => undefined);
    expect(shop.countOf('/api/goods/getGoodsByIds')).toBe(0);
  },
);

test('[BEY-03] logging out forgets what was looked at', async () => {
  const shop = openDetail();
  shop.store.set(rememberViewed, 1011);
  await shop.store.set(logOut);
  expect(shop.environment.deviceItems.get('recently_viewed')).toBeNull();
});
