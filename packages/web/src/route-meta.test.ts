// @vitest-environment node
import { expect, test } from 'vitest';
import { isBare, loginRedirect, matchPage, resolveRoute } from './route-meta.ts';

const guest = { isSignedIn: false, fullPath: '/' };
const member = { isSignedIn: true, fullPath: '/detail?id=1201' };

test.each([
  ['/', 'home'],
  ['/product', 'category'],
  ['/product/12', 'category'],
  ['/product?keywords=mouse', 'search'],
  ['/product?keywords=', 'search'],
  ['/detail?id=1201', 'detail'],
  ['/login/login', 'logIn'],
  ['/login/register?invite=5B1DE2A7', 'register'],
  ['/login/repasswd', 'resetPassword'],
  ['/car', 'cart'],
  ['/car?cartype=2', 'cart'],
  ['/car?step=address', 'checkout'],
  ['/pay', 'payment'],
  ['/pay_result', 'paymentResult'],
  ['/user/order/orders', 'orders'],
  ['/user/order/unpaid', 'orders'],
  ['/user/order/paid', 'orders'],
  ['/user/order/shipped', 'orders'],
  ['/user/order/received', 'orders'],
  ['/user/order/completed', 'orders'],
  ['/user/order/cancelled', 'orders'],
  ['/user/order/details/SG20260115000001', 'order'],
  ['/pointstore', 'pointsStore'],
  ['/bigsale', 'bigSale'],
  ['/activity/raffles', 'raffles'],
  ['/finder?category=1', 'finder'],
  ['/points', 'points'],
  ['/tiktok', 'tiktok'],
  ['/community', 'community'],
  ['/warranty', 'warranty'],
  ['/wishlist', 'wishlist'],
  ['/compare?ids=1011,1091', 'compare'],
  ['/activity/flashsale', 'flashSale'],
  ['/policy', 'policies'],
  ['/policy/privacy', 'policy'],
])('[NAV-17] %s shows the page %s', (address, page) => {
  expect(matchPage(address)?.page).toBe(page);
});

test.each([
  ['/login', '/login/login'],
  ['/login?redirect=%2Fcar', '/login/login?redirect=%2Fcar'],
  ['/nothing/here', '/'],
  ['/user/order/somewhere', '/'],
  ['/%E0%A4%A', '/'],
  ['/..%2f', '/'],
  [`/${'x'.repeat(5_000)}`, '/'],
])('[NAV-01] a guest who opens %s gets %s', (target, address) => {
  expect(resolveRoute(target, guest)).toBe(address);
});

test.each([
  ['/user', '/user/profile'],
  ['/user/coupon', '/user/coupon/all'],
  ['/user/order', '/user/order/orders'],
  ['/user/order?x=1#y', '/user/order/orders?x=1#y'],
])('[NAV-10] [NAV-11] a member who opens %s gets %s', (target, address) => {
  expect(resolveRoute(target, member)).toBe(address);
});

test.each([
  '/user',
  '/user/order/paid?page=2#list',
  '/user/order/details/SG20260115000001',
  '/car?step=address',
])('[NAV-16] [T09] a guest who opens %s is redirected to login and returns there afterwards', (target) => {
  const loginUrl = new URL(resolveRoute(target, guest), 'https://signal.example');
  expect(loginUrl.pathname).toBe('/login/login');
  expect(resolveRoute(loginUrl.searchParams.get('redirect') ?? '', member)).toBe(
    resolveRoute(target, member),
  );
});

test('[NAV-16] the route guard does not redirect from public pages, nor members', () => {
  expect(loginRedirect('/car', false)).toBeNull();
  expect(loginRedirect('/user/order/orders', true)).toBeNull();
  expect(loginRedirect('/no/such/page', false)).toBeNull();
});

test('[NAV-16] a guest on a protected page is sent to the login, and only the checkout of the cart is one', () => {
  expect(loginRedirect('/user/order/orders', false)).toBe('/login/login?redirect=%2Fuser%2Forder%2Forders');
  expect(loginRedirect('/car?step=address', false)).toBe('/login/login?redirect=%2Fcar%3Fstep%3Daddress');
});

test('[NAV-09] [T11] a member who opens the login page stays at the previous full path', () => {
  expect(resolveRoute('/login', member)).toBe('/detail?id=1201');
  expect(resolveRoute('/login/login?redirect=/user', member)).toBe('/detail?id=1201');
});

test.each(['', '/login/login', '//evil.example', 'javascript:alert(1)'])(
  '[NAV-09] [T11] without a usable previous path (%j) the login page redirects a member to home',
  (fullPath) => {
    expect(resolveRoute('/login', { isSignedIn: true, fullPath })).toBe('/');
  },
);

test.each([
  ['/car', true, true, false],
  ['/pay', true, true, false],
  ['/pay_result', true, true, false],
  ['/login/login', false, true, false],
  ['/login/register', false, true, false],
  ['/login/repasswd', false, true, false],
  ['/', false, false, true],
  ['/product/3', false, false, true],
  ['/user/order/orders', false, false, false],
])(
  '[NAV-13] [NAV-17] %s: header hidden %s, footer hidden %s, announcement %s',
  (address, header, footer, bar) => {
    expect(matchPage(address)?.meta).toMatchObject({
      hideHeader: header,
      hideFooter: footer,
      announcement: bar,
    });
  },
);

test('[NAV-13] a page is bare without header and footer', () => {
  const isBarePage = (address: string) => isBare(matchPage(address)?.meta);
  expect(['/pay', '/login/login', '/', '/no/such/page'].map(isBarePage)).toEqual([true, false, false, false]);
});

test('[NAV-17] child routes inherit the meta of their parents', () => {
  expect(matchPage('/user/order/details/SG20260115000001')?.meta).toMatchObject({ requiresLogin: true });
});
