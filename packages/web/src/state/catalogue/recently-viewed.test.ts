// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { logOut } from '../session/session.ts';
import { recentlyViewedAtom, rememberView } from './recently-viewed.ts';

type Options = Parameters<typeof openTestShop>[0];

function openDetail(options: Options = {}) {
  const shop = openTestShop({ at: '/detail?id=1201', ...options });
  shop.store.sub(recentlyViewedAtom, () => undefined);
  return { ...shop, visibleIds: () => shop.store.get(recentlyViewedAtom).map(({ goods_id: id }) => id) };
}

test('[BEY-03] lists viewed goods, latest first, without the current ones', async () => {
  const shop = openDetail();
  for (const id of [1011, 2011, 1201, 1011]) shop.store.set(rememberView, id);
  await vi.waitFor(() => expect(shop.visibleIds()).toEqual([1011, 2011]));
  shop.store.set(navigate, '/detail?id=1011');
  await vi.waitFor(() => expect(shop.visibleIds()).toEqual([1201, 2011]));
});

test('[BEY-03] an empty history sends no request, and a failure is silent', async () => {
  const nothing = openDetail();
  expect(nothing.visibleIds()).toEqual([]);
  expect(nothing.countOf('/api/goods/getGoodsByIds')).toBe(0);
  const offlineShop = openDetail({ between: () => () => Promise.reject(new TypeError('down')) });
  offlineShop.store.set(rememberView, 1011);
  await vi.waitFor(() => expect(offlineShop.countOf('/api/goods/getGoodsByIds')).toBe(1));
  expect(offlineShop.visibleIds()).toEqual([]);
});

test.each(['', '{', '[null,-1,"2",1e99]', '{"1":2}'])(
  '[STATE-01] invalid stored history (%j) is empty',
  (storedText) => {
    const shop = openTestShop({ at: '/detail?id=1201' });
    shop.environment.deviceItems.set('recently_viewed', storedText);
    shop.store.sub(recentlyViewedAtom, () => undefined);
    expect(shop.countOf('/api/goods/getGoodsByIds')).toBe(0);
  },
);

test('[BEY-03] a logout clears the history', async () => {
  const shop = openDetail();
  shop.store.set(rememberView, 1011);
  await shop.store.set(logOut);
  expect(shop.environment.deviceItems.get('recently_viewed')).toBeNull();
});
