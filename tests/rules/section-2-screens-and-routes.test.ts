import { loginRedirect, matchPage } from '@signal-shop/web/route-meta.ts';
import type { ShopRoute } from '@signal-shop/web/routes.ts';
import { routes } from '@signal-shop/web/routes.ts';
import { expect, test } from 'vitest';

/** The paths of specification §2. */
const specified = new Set([
  ...[
    '/',
    '/product',
    '/product/:categoryId',
    '/detail',
    '/pointstore',
    '/tiktok',
    '/community',
    '/warranty',
  ],
  ...['/support', '/support/faq', '/support/warranty', '/support/download', '/support/trackOrder'],
  ...['/support/trackOrder/list', '/support/trackOrder/over', '/support/trackOrder/order/:id', '/points'],
  ...['/about', '/about/aboutUs', '/about/contactUs', '/about/brand'],
  ...['/login', '/login/login', '/login/register', '/login/repasswd', '/comment', '/bigsale'],
  ...['/user', '/user/profile', '/user/order/details/:ordersn', '/user/application', '/user/points'],
  ...['/user/win', '/user/warranty', '/user/reset', '/user/decoration'],
  ...['', '/all', '/unused', '/used', '/stale'].map((list) => `/user/coupon${list}`),
  ...['', '/orders', '/unpaid', '/paid', '/shipped', '/received', '/completed', '/cancelled'].map(
    (list) => `/user/order${list}`,
  ),
  ...['/car', '/pay', '/pay_result', '/activity', '/activity/flashsale', '/policy', '/policy/:policyTitle'],
]);

/** Pages that shoppers expect beyond the specification. */
const expected = new Set([
  '/wishlist',
  '/compare',
  '/comment/gift',
  '/unsubscribe',
  '/withdrawal',
  '/activity/raffles',
  '/finder',
  '/user/address',
  '/user/notices',
]);

test('[NAV-17] the route table has no path outside the specification', () => {
  expect(pathsOf(routes).filter((path) => !specified.has(path) && !expected.has(path))).toEqual([]);
});

test('[NAV-06] [NAV-07] [NAV-08] [NAV-09] [NAV-10] [NAV-12] [NAV-15] every path of the specification has its route', () => {
  const paths = pathsOf(routes);
  expect([...specified].filter((path) => !paths.includes(path))).toEqual([]);
});

test.each(['/user/order/orders', '/user/order/details/SG20260115000001'])(
  '[NAV-16] %s requires a login, which returns to the full path',
  (path) => {
    expect(loginRedirect(`${path}?page=2#list`, false)).toBe(
      `/login/login?redirect=${encodeURIComponent(`${path}?page=2#list`)}`,
    );
  },
);

test.each(['/', '/product', '/product?keywords=mouse', '/detail?id=1011', '/car', '/policy/returns'])(
  '[NAV-16] guests may open %s',
  (path) => {
    expect(loginRedirect(path, false)).toBeNull();
  },
);

test.each(['/car', '/pay', '/pay_result'])('[NAV-13] %s hides header and footer', (path) => {
  expect(matchPage(path)?.meta).toMatchObject({ hideHeader: true, hideFooter: true });
});

test('[NAV-09] the login pages hide the footer and keep the header', () => {
  expect(matchPage('/login/login')?.meta).toMatchObject({ hideHeader: false, hideFooter: true });
});

/** Returns the paths of routes that render or redirect; an index route has the path of its group. */
function pathsOf(table: readonly ShopRoute[], group = ''): readonly string[] {
  return table.flatMap(({ path = group, children }) =>
    children === undefined ? [path] : pathsOf(children, path),
  );
}
