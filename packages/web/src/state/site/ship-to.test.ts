// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { goodsAtom, shownGoodsAtom } from '../product/product.ts';
import { arrivalAtom } from './arrival.ts';
import { deliveryCountriesAtom } from './delivery-countries.ts';
import { switchLanguage } from './language.ts';
import { chooseShipTo, currencyAtom, shipCountryAtom } from './ship-to.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const japan = { country: 'JP', currency: 'JPY' } as const;

test('[BEY-23] without a choice, the language decides country and currency', () => {
  const shop = openTestShop({ cookies: 'locale=de' });
  expect(shop.store.get(shipCountryAtom)).toBe('DE');
  expect(shop.store.get(currencyAtom)).toBe('EUR');
});

test('[BEY-23] a choice is remembered, and the page reloads without filters by price', async () => {
  const shop = openTestShop({ at: '/product?price_min=10&price_max=30&page=2' });
  await shop.store.set(chooseShipTo, japan);
  expect(shop.environment.cookies.get('shipTo')).toEqual(japan);
  // This page keeps its currency until the reload.
  expect(shop.store.get(currencyAtom)).toBe('USD');
  await vi.advanceTimersByTimeAsync(400);
  expect(shop.outside.reloads).toBe(1);
  expect(shop.address()).toBe('/product?page=2');
});

test('[BEY-23] amounts of the page are in the currency of the country, also in another language', async () => {
  const prices: number[] = [];
  for (const cookies of ['', 'ship_to=JP.JPY', 'ship_to=JP.JPY; locale=de']) {
    const shop = openTestShop({ at: '/detail?id=1011', cookies });
    await shop.settled(goodsAtom);
    prices.push(shop.store.get(shownGoodsAtom)?.goods_price ?? 0);
    expect(shop.store.get(currencyAtom)).toBe(cookies === '' ? 'USD' : 'JPY');
  }
  const [dollars = 0, ...yen] = prices;
  expect(yen).toEqual([dollars * 100, dollars * 100]);
});

test('[BEY-23] the days of arrival are those of the country', async () => {
  const [home, overseas] = ['', 'ship_to=JP.JPY'].map((cookies) => openTestShop({ cookies }));
  await Promise.all([home, overseas].map((shop) => shop?.settled(deliveryCountriesAtom)));
  const atHome = home?.store.get(arrivalAtom)?.latest ?? 0;
  expect(overseas?.store.get(arrivalAtom)?.earliest).toBeGreaterThan(atHome);
});

test('[BEY-23] a change of the language keeps the country', async () => {
  const shop = openTestShop({ cookies: 'ship_to=JP.JPY' });
  await shop.store.set(switchLanguage, 'de');
  expect(shop.environment.cookies.get('shipTo')).toEqual(japan);
});
