// @vitest-environment node

import { everything } from '@signal-shop/ui/screens/catalogue/category/category.states.ts';
import { expect, test } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { goodsAtom } from '../product/product.ts';
import { policyAtom } from '../support/policy.ts';
import { categoryAtom, choiceAtom, facetsAtom, listingAtom, listingHref } from './listing.ts';

test.each([
  '/detail',
  '/detail?id=abc',
  '/detail?id=-1',
  '/detail?id=0',
  '/detail?id=1e9',
  '/detail?id=9999999999',
  '/detail?id=%3Cscript%3E',
])('[NAV-05] [R08] %s is not found without a request', async (at) => {
  const shop = openTestShop({ at });
  expect(await shop.settled(goodsAtom)).toEqual({ status: 'ready', value: { status: 'notFound' } });
  expect(shop.countOf('/api/goods/getGoodsById')).toBe(0);
});

test('[NAV-05] discontinued goods are not found', async () => {
  const shop = openTestShop({ at: '/detail?id=1201', scenarios: 'detail.gone' });
  expect(await shop.settled(goodsAtom)).toEqual({ status: 'ready', value: { status: 'notFound' } });
});

test('[NAV-03] a category shows its goods, its name and its path', async () => {
  const shop = openTestShop({ at: '/product/11' });
  shop.store.sub(categoryAtom, () => undefined);
  expect((await shop.settled(listingAtom)).status).toBe('ready');
  expect(shop.store.get(categoryAtom)?.path.at(-1)?.id).toBe(11);
});

test.each(['/product/999999', '/product/abc', '/product/0', '/product/99999999999'])(
  '[NAV-03] [R09] %s is an unknown category',
  async (at) => {
    expect(await openTestShop({ at }).settled(listingAtom)).toEqual({ status: 'unknown' });
  },
);

test.each(['', '%20%20', '%00'])(
  '[NAV-04] [R09] a search for %j has no results and does not fail',
  async (keywords) => {
    const shop = openTestShop({ at: `/product?keywords=${keywords}` });
    expect(await shop.settled(listingAtom)).toMatchObject({ status: 'ready', view: { goods: [], total: 0 } });
  },
);

test('[NAV-04] [R09] keywords of 1,000 characters are cut to the limit of the contract', async () => {
  const shop = openTestShop({ at: `/product?keywords=${'a'.repeat(1_000)}` });
  expect((await shop.settled(listingAtom)).status).toBe('ready');
});

test('[CAT-02] filter, sorting and page are in the address; invalid values fall back to the default', () => {
  const shop = openTestShop({ at: '/product?filter=deal&filter=new&filter=x&sort=priceUp&page=3' });
  expect(shop.store.get(choiceAtom)).toEqual({
    ...everything,
    filters: ['new', 'deal'],
    sort: 'priceUp',
    page: 3,
  });
  shop.store.set(navigate, '/product?attribute=weight.80&attribute=connection.cable&attribute=weight.81');
  expect(shop.store.get(choiceAtom)).toEqual({
    ...everything,
    attributes: ['connection.cable', 'weight.80'],
  });
  shop.store.set(navigate, '/product?sort=evil&page=-1');
  expect(shop.store.get(choiceAtom)).toEqual(everything);
});

test('[CAT-02] a link with another choice contains no defaults', () => {
  const choice = { ...everything, filters: ['inStock'], page: 2 } as const;
  expect(listingHref('/product?keywords=a%26b&sort=rating#x', choice)).toBe(
    '/product?keywords=a%26b&filter=inStock&page=2',
  );
  expect(listingHref('/product/11?page=4', everything)).toBe('/product/11');
  expect(listingHref('/product/2', { ...everything, attributes: ['grip.left', 'color.black'] })).toBe(
    '/product/2?attribute=grip.left&attribute=color.black',
  );
});

test('[BEY-01] price and rating are in the URL, filter the list, and do not affect their own facets', async () => {
  const at = '/product?price_min=50&price_max=100&rating=4';
  const shop = openTestShop({ at });
  shop.store.sub(facetsAtom, () => undefined);
  const listing = await shop.settled(listingAtom);
  expect(shop.store.get(choiceAtom)).toEqual({ ...everything, priceMin: 50, priceMax: 100, ratingMin: 4 });
  expect(listingHref(at, shop.store.get(choiceAtom))).toBe(at);
  if (listing.status !== 'ready') throw new Error('no listing');
  expect(listing.view.goods.length).toBeGreaterThan(0);
  for (const goods of listing.view.goods) {
    expect(goods.goods_price).toBeGreaterThanOrEqual(50);
    expect(goods.goods_price).toBeLessThanOrEqual(100);
    expect(goods.rating).toBeGreaterThanOrEqual(4);
  }
  const facets = shop.store.get(facetsAtom);
  expect(facets?.price_min).toBeLessThan(50);
  expect(facets?.price_max).toBeGreaterThan(100);
});

test.each(['price_min=-1&price_max=1e9&rating=9', 'price_min=%3Cb%3E&rating=', 'price_max=1.234&rating=4.5'])(
  '[BEY-01] an invalid price or rating (%s) is not sent',
  (query) => {
    expect(openTestShop({ at: `/product?${query}` }).store.get(choiceAtom)).toEqual(everything);
  },
);

test('[BEY-01] the previous facets stay visible until the next have loaded', async () => {
  const shop = openTestShop({ at: '/product/11' });
  shop.store.sub(facetsAtom, () => undefined);
  await shop.settled(listingAtom);
  const before = shop.store.get(facetsAtom);
  shop.store.set(navigate, '/product/11?filter=deal');
  expect(shop.store.get(listingAtom).status).toBe('loading');
  expect(shop.store.get(facetsAtom)).toBe(before);
});

test('[CAT-02] going back to a listing shows it without a request', async () => {
  const shop = openTestShop({ at: '/product/11' });
  await shop.settled(listingAtom);
  shop.store.set(navigate, '/detail?id=1201');
  shop.back();
  expect((await shop.settled(listingAtom)).status).toBe('ready');
  expect(shop.countOf('/api/goods/getGoodsByType')).toBe(1);
});

test('[NAV-15] an unknown policy is unknown', async () => {
  expect(await openTestShop({ at: '/policy/never-written' }).settled(policyAtom)).toEqual({
    status: 'unknown',
  });
  expect(await openTestShop({ at: '/policy/%3Cscript%3E' }).settled(policyAtom)).toEqual({
    status: 'unknown',
  });
});

test.each(['/product?page=99', '/product?keywords=wireless&page=50'])(
  '[CAT-02] [R09] a page after the end of a list shows the last page: %s',
  async (at) => {
    const shop = openTestShop({ at });
    const listing = await shop.settled(listingAtom);
    if (listing.status !== 'ready') throw new Error(listing.status);
    const { goods, total, pageSize } = listing.view;
    expect(goods.length).toBe(total % pageSize || pageSize);
    expect(shop.store.get(choiceAtom).page).toBe(Math.ceil(total / pageSize));
  },
);
