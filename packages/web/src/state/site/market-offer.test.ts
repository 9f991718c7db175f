// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { deliveryCountriesAtom } from './delivery-countries.ts';
import { acceptMarket, declineMarket, marketOfferAtom } from './market-offer.ts';
import { mayOfferMarketAtom } from './may-offer-market.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const germany = { lang: 'de', country: 'DE', currency: 'EUR' } as const;

test.each([
  [['de-DE', 'en'], germany],
  [['pt-BR', 'de'], germany],
  [['C', 'de'], germany],
  [['de-AT'], { lang: 'de', country: 'AT', currency: 'EUR' }],
  [['zh-Hant-TW'], { lang: 'zh', country: 'CN', currency: 'CNY' }],
  [['en-CA'], { lang: 'en', country: 'CA', currency: 'USD' }],
] as const)(
  '[BEY-24] a browser that prefers %j is offered its language and country',
  async (languages, market) => {
    const shop = openTestShop({ languages });
    expect(shop.store.get(mayOfferMarketAtom)).toBe(true);
    await shop.settled(deliveryCountriesAtom);
    expect(shop.store.get(marketOfferAtom)).toEqual(market);
  },
);

test.each([
  [['en-US'], ''],
  [['en'], ''],
  [['pt-BR'], ''],
  [[], ''],
  [['de-DE'], 'locale=en'],
  [['de-DE'], 'ship_to=US.USD'],
])('[BEY-24] a browser that prefers %j with the cookie “%s” gets no offer', (languages, cookies) => {
  expect(openTestShop({ languages, cookies }).store.get(mayOfferMarketAtom)).toBe(false);
});

test('[BEY-24] accepting changes language and country with one reload', async () => {
  const shop = openTestShop({ languages: ['de-DE'] });
  await shop.store.set(acceptMarket, germany);
  await vi.advanceTimersByTimeAsync(400);
  expect(shop.outside.reloads).toBe(1);
  expect(shop.environment.cookies.get('locale')).toBe('de');
  expect(shop.environment.cookies.get('shipTo')).toEqual({ country: 'DE', currency: 'EUR' });
});

test('[BEY-24] declining keeps the page, and the offer does not return', () => {
  const shop = openTestShop({ languages: ['de-DE'] });
  shop.store.set(declineMarket);
  expect(shop.store.get(mayOfferMarketAtom)).toBe(false);
  expect(shop.outside.reloads).toBe(0);
  expect(shop.environment.cookies.get('shipTo')).toEqual({ country: 'US', currency: 'USD' });
});
