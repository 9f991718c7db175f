import { expect, test } from 'vitest';
import { matchPage } from '../route-meta.ts';
import { firstPageOf } from './first-page.ts';

const at = (address: string) => firstPageOf(new URL(address, 'https://signal.example'));

test.each([
  ['/', 'home', 'home-page'],
  ['/?lang=de', 'home', 'home-page'],
  ['/product', 'category', 'category-page'],
  ['/product/12', 'category', 'category-page'],
  ['/product/12?keywords=mouse', 'category', 'category-page'],
  ['/product?keywords=mouse', 'search', 'search-results-page'],
  ['/detail?id=1011', 'detail', 'product-detail-page'],
  ['/policy', 'policies', null],
])('the inline script and the routes agree on the page at %s', (address, name, page) => {
  expect(matchPage(address)?.page).toBe(name);
  expect(at(address).page).toBe(page);
});

test.each(['/car', '/pay', '/pay_result', '/activity/flashsale'])(
  '%s has no frame and no skeleton',
  (address) => {
    expect(matchPage(address)?.meta.hideHeader).toBe(true);
    expect(at(address).skeleton).toBeNull();
  },
);

test.each([
  ['/product', { sort: 'popular', page: 1, page_size: 13 }],
  ['/product/12?page=3', { category_id: 12, sort: 'popular', page: 3, page_size: 13 }],
  [
    '/product?filter=deal&price_max=50',
    { filter: ['deal'], price_max: 50, sort: 'popular', page: 1, page_size: 13 },
  ],
  ['/detail?id=1011', { id: 1011 }],
])('at %s the inline script sends the same request as the page', (address, body) => {
  expect(at(address).request?.body).toBe(JSON.stringify(body));
});

test.each([
  '/product/shoes',
  '/product?attribute=color.red',
  '/detail?id=none',
  '/product?keywords=mouse',
  '/policy',
])('at %s the inline script sends no request', (address) => {
  expect(at(address).request).toBeNull();
});
