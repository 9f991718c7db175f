// @vitest-environment node
import { expect, test } from 'vitest';
import { routeMatcher } from './match-route.ts';

interface Route {
  readonly path: string;
  readonly children?: readonly Route[];
}

const match = routeMatcher<Route>([
  { path: '/' },
  { path: '/goods/:id' },
  { path: '/goods/new' },
  { path: '/user', children: [{ path: 'order', children: [{ path: 'details/:number' }] }] },
]);

test.each([
  ['/', ['/'], {}],
  ['//', ['/'], {}],
  ['/goods/7', ['/goods/:id'], { id: '7' }],
  ['/goods/new', ['/goods/new'], {}],
  ['/Goods/New/', ['/goods/new'], {}],
  ['/goods/A%20b', ['/goods/:id'], { id: 'A b' }],
  ['/goods/%E0%A4%A', ['/goods/:id'], { id: '%E0%A4%A' }],
  ['/user', ['/user'], {}],
  ['/user/order', ['/user', 'order'], {}],
  ['/user/order/details/SG1', ['/user', 'order', 'details/:number'], { number: 'SG1' }],
])('[NAV-17] %s is %j with %j', (path, chain, parameters) => {
  const found = match(path);
  expect(found?.chain.map((route) => route.path)).toEqual(chain);
  expect(found?.parameters).toEqual(parameters);
});

test.each(['/goods', '/goods/7/8', '/order', '/user/order/details', '/..', '/%2f'])(
  '[NAV-01] %s is no route',
  (path) => {
    expect(match(path)).toBeNull();
  },
);
