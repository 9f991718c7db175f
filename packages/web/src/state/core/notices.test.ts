// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastIds } from '../../../testing/shown-cart.ts';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from './location.ts';
import { dropNetworkErrors, notify } from './notices.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const copied = { kind: 'message', id: 'copied' } as const;
const cleared = { kind: 'message', id: 'comparisonCleared' } as const;

test('a toast that could be read ends when another page opens; one with a way back stays', () => {
  const shop = openTestShop({ at: '/product' });
  shop.store.set(notify, 'success', copied);
  shop.store.set(notify, 'info', cleared, () => undefined);
  vi.advanceTimersByTime(3_000);
  shop.store.set(navigate, '/product?page=2');
  expect(toastIds(shop)).toEqual(['copied', 'comparisonCleared']);
  shop.store.set(navigate, '/compare');
  expect(toastIds(shop)).toEqual(['comparisonCleared']);
});

test.each([
  ['/detail?id=1011', '/detail?id=2011'],
  ['/car', '/car?step=address'],
])('a toast of %s that could be read ends on %s', (at, next) => {
  const shop = openTestShop({ at, ...member });
  shop.store.set(notify, 'success', copied);
  vi.advanceTimersByTime(3_000);
  shop.store.set(navigate, next);
  expect(shop.address()).toBe(next);
  expect(toastIds(shop)).toEqual([]);
});

test('a connection that is back ends the toast about its loss, not the others', () => {
  const shop = openTestShop({ at: '/product' });
  shop.store.set(notify, 'success', copied);
  shop.store.set(notify, 'error', { kind: 'message', id: 'networkFailed' });
  shop.store.set(dropNetworkErrors);
  expect(toastIds(shop)).toEqual(['copied']);
});

test('a toast that was just raised stays on the page that opens after it', () => {
  const shop = openTestShop({ at: '/login/login' });
  shop.store.set(notify, 'success', { kind: 'message', id: 'loggedIn' });
  vi.advanceTimersByTime(2_900);
  shop.store.set(navigate, '/wishlist');
  expect(toastIds(shop)).toEqual(['loggedIn']);
});
