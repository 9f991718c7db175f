// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { toastsAtom } from '../core/notices.ts';
import { goodsAtom, refetchGoods, shownGoodsAtom } from '../product/product.ts';
import { languageStateAtom, localeAtom, switchLanguage } from './language.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[I18N-02] [L11] switching posts the choice, keeps the answered locale and reloads after 400 ms, once', async () => {
  const shop = openTestShop();
  await Promise.all([shop.store.set(switchLanguage, 'de'), shop.store.set(switchLanguage, 'de')]);
  expect(shop.countOf('/api/goods/getLang')).toBe(1);
  expect(shop.environment.cookies.get('locale')).toBe('de');
  await vi.advanceTimersByTimeAsync(399);
  expect(shop.outside.reloads).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(shop.outside.reloads).toBe(1);
});

test('[I18N-02] [L11] a failed switch changes nothing and shows a message', async () => {
  const shop = openTestShop({ between: () => () => Promise.reject(new TypeError('down')) });
  await shop.store.set(switchLanguage, 'ja');
  expect(shop.environment.cookies.get('locale')).toBe('en');
  expect(shop.store.get(languageStateAtom)).toEqual({ status: 'failed' });
  expect(shop.store.get(toastsAtom).map(({ text }) => text)).toEqual([
    { kind: 'message', id: 'languageFailed' },
  ]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shop.outside.reloads).toBe(0);
});

test.each([
  ['/product/11?lang=de&page=2#list', '/product/11?page=2#list', 'de'],
  ['/?lang=ja', '/', 'ja'],
  ['/?lang=xx', '/', 'en'],
  ['/?lang=%3Cb%3E#x', '/#x', 'en'],
])('[I18N-04] %s opens %s in %s', (at, target, locale) => {
  const shop = openTestShop({ at });
  expect(shop.address()).toBe(target);
  expect(shop.store.get(localeAtom)).toBe(locale);
  expect(shop.environment.cookies.get('locale')).toBe(locale);
});

test('[I18N-02] a language chosen in another tab does not change the amounts on this page', async () => {
  const shop = openTestShop({ at: '/detail?id=1011' });
  const price = () => shop.store.get(shownGoodsAtom)?.goods_price;
  await shop.settled(goodsAtom);
  const inDollars = price();
  shop.jar.cookie = 'locale=ja; Path=/';
  shop.store.set(refetchGoods);
  await shop.settled(goodsAtom);
  expect(price()).toBe(inDollars);
  expect(shop.store.get(localeAtom)).toBe('en');
  await shop.store.set(switchLanguage, 'ja');
  await vi.advanceTimersByTimeAsync(400);
  expect(shop.outside.reloads).toBe(1);
});

test('[I18N-02] [BEY-01] a change of language removes the amounts of a filter', async () => {
  const shop = openTestShop({ at: '/product?filter=new&price_min=50&price_max=100' });
  await shop.store.set(switchLanguage, 'ja');
  await vi.advanceTimersByTimeAsync(400);
  expect(shop.address()).toBe('/product?filter=new');
});

test.each([
  ['', '/product?page=2'],
  ['locale=en', '/product?page=2'],
  ['locale=ja', '/product?price_min=50&price_max=100&page=2'],
])('[I18N-04] [BEY-01] a link in another language than “%s” removes the amounts, too', (cookies, target) => {
  const shop = openTestShop({ at: '/product?price_min=50&price_max=100&page=2&lang=ja', cookies });
  expect(shop.address()).toBe(target);
  expect(shop.store.get(localeAtom)).toBe('ja');
});

test('[I18N-02] [S01] without cookies, the URL stores the language', async () => {
  const shop = openTestShop({ at: '/product?lang=de', cookieEnabled: false });
  expect(shop.address()).toBe('/product?lang=de');
  await shop.store.set(switchLanguage, 'ja');
  await vi.advanceTimersByTimeAsync(400);
  expect(shop.address()).toBe('/product?lang=ja');
  expect(shop.outside.reloads).toBe(1);
});
