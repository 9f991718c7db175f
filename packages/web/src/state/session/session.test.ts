// @vitest-environment node
import { startingTokens } from '@signal-shop/mock-server';
import { getUserInfo } from '@signal-shop/sdk/calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { credentials, member, openTestShop } from '../../../testing/test-shop.ts';
import { navigate, pageAtom } from '../core/location.ts';
import { toastsAtom } from '../core/notices.ts';
import { ordersAtom } from '../orders/orders.ts';
import { logIn, logInReasonAtom, logInStateAtom } from './log-in.ts';
import { isSignedInAtom, logOut, openAccountPage, sessionAtom } from './session.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[AUTH-04] [T04] [T05] the end of a login is reported once and redirects to the login page after a second, however many calls failed', async () => {
  const shop = openTestShop({
    scenarios: 'auth.expired-100',
    cookies: member.cookies,
    at: '/detail?id=1201',
  });
  const { environment, store } = shop;
  await Promise.allSettled(Array.from({ length: 13 }, () => getUserInfo(environment.shop)));
  expect(store.get(isSignedInAtom)).toBe(false);
  expect(store.get(toastsAtom)).toHaveLength(1);
  expect(store.get(toastsAtom)[0]).toMatchObject({ tone: 'warning', text: { kind: 'server' } });
  await vi.advanceTimersByTimeAsync(999);
  expect(shop.address()).toBe('/detail?id=1201');
  await vi.advanceTimersByTimeAsync(1);
  expect(shop.address()).toBe('/login/login?redirect=%2Fdetail%3Fid%3D1201');
  expect(store.get(logInReasonAtom)).toBe('sessionExpired');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shop.address()).toBe('/login/login?redirect=%2Fdetail%3Fid%3D1201');
});

test('[AUTH-04] [T06] an ended login does not redirect from the login page', async () => {
  const shop = openTestShop({ at: '/login/login?redirect=%2Fcar' });
  await Promise.allSettled([getUserInfo(shop.environment.shop)]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shop.address()).toBe('/login/login?redirect=%2Fcar');
});

test('[NAV-09] [T12] an expired login that opens the login page is redirected once', async () => {
  const shop = openTestShop({ scenarios: 'auth.expired-1000', cookies: member.cookies, at: '/login' });
  expect(shop.address()).toBe('/');
  await Promise.allSettled([getUserInfo(shop.environment.shop)]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shop.address()).toBe('/login/login?redirect=%2F');
});

test('[NAV-16] a guest is redirected to the login page and returns to the requested page', async () => {
  const shop = openTestShop({ at: '/user/order/paid?page=2#list' });
  expect(shop.address()).toBe('/login/login?redirect=%2Fuser%2Forder%2Fpaid%3Fpage%3D2%23list');
  await shop.store.set(logIn, credentials);
  expect(shop.address()).toBe('/user/order/paid?page=2#list');
  expect(shop.store.get(sessionAtom)).toMatchObject({ status: 'member' });
});

test('[AUTH-01] two concurrent logins send one request', async () => {
  const shop = openTestShop({ at: '/login/login' });
  await Promise.all([shop.store.set(logIn, credentials), shop.store.set(logIn, credentials)]);
  expect(shop.countOf('/api/login/login')).toBe(1);
  expect(shop.address()).toBe('/');
});

test('[AUTH-01] a wrong password shows the server’s message and stays in its field', async () => {
  const shop = openTestShop({ at: '/login/login?redirect=%2Fcar' });
  await shop.store.set(logIn, { ...credentials, password: 'wrong-one' });
  expect(shop.store.get(logInStateAtom)).toMatchObject({ status: 'refused' });
  expect(shop.store.get(isSignedInAtom)).toBe(false);
  expect(shop.address()).toBe('/login/login?redirect=%2Fcar');
});

test('[AUTH-05] a login without an answer shows that the shop is unreachable', async () => {
  const shop = openTestShop({
    at: '/login/login',
    between: () => () => Promise.reject(new TypeError('down')),
  });
  await shop.store.set(logIn, credentials);
  expect(shop.store.get(logInStateAtom)).toEqual({ status: 'unreachable' });
});

test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/login/login'])(
  '[NAV-16] after login, the invalid target %s is ignored',
  async (target) => {
    const shop = openTestShop({ at: `/login/login?${new URLSearchParams({ redirect: target })}` });
    await shop.store.set(logIn, credentials);
    expect(shop.address()).toBe('/');
  },
);

test('[LAY-05] the user icon warns a guest and redirects to the login page after a second', async () => {
  const shop = openTestShop({ at: '/product' });
  shop.store.set(openAccountPage, '/user');
  shop.store.set(openAccountPage, '/user');
  expect(shop.store.get(toastsAtom).map(({ text }) => text)).toEqual([
    { kind: 'message', id: 'notLoggedIn' },
  ]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shop.address()).toBe('/login/login?redirect=%2Fuser');
});

test('[LAY-05] the user icon opens a member’s account', () => {
  const shop = openTestShop(member);
  shop.store.set(openAccountPage, '/user');
  expect(shop.address()).toBe('/user/profile');
});

test('[STATE-01] [T15] a logout removes all private data', async () => {
  const shop = openTestShop({
    ...member,
    at: '/user/order/orders',
    sessionItems: {
      order_sn: 'SG20260115000001',
      temp_email: 'ada@example.com',
      checkout_draft: '{}',
      fixedModal: 'false',
    },
  });
  await shop.settled(ordersAtom);
  await shop.store.set(logOut);
  expect(shop.store.get(isSignedInAtom)).toBe(false);
  expect(shop.environment.sessionItems.get('order_sn')).toBeNull();
  expect(shop.environment.sessionItems.get('temp_email')).toBeNull();
  expect(shop.environment.sessionItems.get('checkout_draft')).toBeNull();
  expect(shop.environment.sessionItems.get('fixedModal')).toBe('false');
  expect(shop.jar.cookie).not.toContain('token=');
  expect(shop.jar.cookie).not.toContain('userInfo=');
  expect(shop.address()).toBe('/');
});

test('[NAV-16] [T10] [S08] after a logout in another tab, a private page redirects to the login page on return', () => {
  const shop = openTestShop({ ...member, at: '/user/order/orders' });
  shop.jar.cookie = 'token=; Max-Age=0';
  shop.events().onReturn('looked-at');
  expect(shop.address()).toBe('/login/login?redirect=%2Fuser%2Forder%2Forders');
});

test('[NAV-01] [R10] going back skips a redirect', () => {
  const shop = openTestShop({ ...member, at: '/' });
  shop.store.set(navigate, '/user');
  shop.back();
  expect(shop.address()).toBe('/');
});

test('[AUTH-04] [T10] an edited login cookie ends the login with the next call', async () => {
  const shop = openTestShop({ ...member, at: '/user/order/orders' });
  await shop.settled(ordersAtom);
  shop.jar.cookie = 'token=tok_made_up; Path=/';
  shop.store.set(navigate, '/user/order/unpaid');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shop.address()).toBe('/login/login?redirect=%2Fuser%2Forder%2Funpaid');
  expect(shop.jar.cookie).not.toContain('token=');
});

test('[STATE-01] [T15] after a logout, neither going back nor the back/forward cache shows the account', async () => {
  const shop = openTestShop({ ...member, at: '/user/order/orders' });
  await shop.settled(ordersAtom);
  await shop.store.set(logOut);
  shop.back();
  expect(shop.address()).not.toContain('/user/order/orders?');
  expect(shop.store.get(pageAtom)).not.toBe('orders');
  shop.events().onReturn('restored');
  expect(shop.store.get(pageAtom)).not.toBe('orders');
});

test('a logout ends the login on the server', async () => {
  const shop = openTestShop({ ...member, at: '/user/order/orders' });
  await shop.settled(ordersAtom);
  await shop.store.set(logOut);
  expect([...shop.world.state.tokens.keys()]).not.toContain(startingTokens.customer);
});

test.each(['rejects', 'never answers'])('a server that %s does not stop a logout', async (how) => {
  const shop = openTestShop({
    ...member,
    at: '/user/order/orders',
    between: (server) => (input, init) => {
      if (!String(input).endsWith('/api/login/logout')) return server(input, init);
      return how === 'rejects' ? Promise.reject(new TypeError('down')) : new Promise(() => {});
    },
  });
  await shop.settled(ordersAtom);
  const leaving = shop.store.set(logOut);
  await vi.advanceTimersByTimeAsync(2_000);
  await leaving;
  expect(shop.jar.cookie).not.toContain('token=');
  expect(shop.address()).toBe('/');
});
