// @vitest-environment node
import { getUserInfo } from '@signal-shop/sdk/calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { credentials, member, openTestShop } from '../../../testing/test-shop.ts';
import { navigate, pageAtom } from '../core/location.ts';
import { toastsAtom } from '../core/notices.ts';
import { ordersAtom } from '../orders/orders.ts';
import { arrivalAtom, logIn, logInStateAtom } from './log-in.ts';
import { isSignedInAtom, logOut, openAccount, sessionAtom } from './session.ts';

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
  expect(store.get(arrivalAtom)).toBe('sessionExpired');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shop.address()).toBe('/login/login?redirect=%2Fdetail%3Fid%3D1201');
});

test('[AUTH-04] [T06] on the login page an ended login leads nowhere', async () => {
  const shop = openTestShop({ at: '/login/login?redirect=%2Fcar' });
  await Promise.allSettled([getUserInfo(shop.environment.shop)]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shop.address()).toBe('/login/login?redirect=%2Fcar');
});

test('[NAV-09] [T12] an expired login that asks for the login page gets there with one detour', async () => {
  const shop = openTestShop({ scenarios: 'auth.expired-1000', cookies: member.cookies, at: '/login' });
  expect(shop.address()).toBe('/');
  await Promise.allSettled([getUserInfo(shop.environment.shop)]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shop.address()).toBe('/login/login?redirect=%2F');
});

test('[NAV-16] a guest is sent to log in and comes back to the wanted page', async () => {
  const shop = openTestShop({ at: '/user/order/paid?page=2#list' });
  expect(shop.address()).toBe('/login/login?redirect=%2Fuser%2Forder%2Fpaid%3Fpage%3D2%23list');
  await shop.store.set(logIn, credentials);
  expect(shop.address()).toBe('/user/order/paid?page=2#list');
  expect(shop.store.get(sessionAtom)).toMatchObject({ status: 'member' });
});

test('[AUTH-01] logging in twice at once sends one request', async () => {
  const shop = openTestShop({ at: '/login/login' });
  await Promise.all([shop.store.set(logIn, credentials), shop.store.set(logIn, credentials)]);
  expect(shop.countOf('/api/login/login')).toBe(1);
  expect(shop.address()).toBe('/');
});

test("[AUTH-01] a wrong password shows the server's words and stays", async () => {
  const shop = openTestShop({ at: '/login/login?redirect=%2Fcar' });
  await shop.store.set(logIn, { ...credentials, password: 'wrong-one' });
  expect(shop.store.get(logInStateAtom)).toMatchObject({ status: 'refused' });
  expect(shop.store.get(isSignedInAtom)).toBe(false);
  expect(shop.address()).toBe('/login/login?redirect=%2Fcar');
});

test('[AUTH-05] a login without an answer says that the shop could not be reached', async () => {
  const shop = openTestShop({
    at: '/login/login',
    between: () => () => Promise.reject(new TypeError('down')),
  });
  await shop.store.set(logIn, credentials);
  expect(shop.store.get(logInStateAtom)).toEqual({ status: 'unreachable' });
});

test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/login/login'])(
  '[NAV-16] after login the target %s is not followed',
  async (target) => {
    const shop = openTestShop({ at: `/login/login?${new URLSearchParams({ redirect: target })}` });
    await shop.store.set(logIn, credentials);
    expect(shop.address()).toBe('/');
  },
);

test('[LAY-05] the user icon warns a guest and goes to log in after a second', async () => {
  const shop = openTestShop({ at: '/product' });
  shop.store.set(openAccount, '/user');
  shop.store.set(openAccount, '/user');
  expect(shop.store.get(toastsAtom).map(({ text }) => text)).toEqual([
    { kind: 'message', id: 'notLoggedIn' },
  ]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shop.address()).toBe('/login/login?redirect=%2Fuser');
});

test('[LAY-05] the user icon takes a member to the account', () => {
  const shop = openTestShop(member);
  shop.store.set(openAccount, '/user');
  expect(shop.address()).toBe('/user/profile');
});

test('[STATE-01] [T15] logging out forgets everything private', async () => {
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

test('[NAV-16] [T10] when another tab logged out, a private page leads to log in on return', () => {
  const shop = openTestShop({ ...member, at: '/user/order/orders' });
  shop.jar.cookie = 'token=; Max-Age=0';
  shop.events().onReturn('looked-at');
  expect(shop.address()).toBe('/login/login?redirect=%2Fuser%2Forder%2Forders');
});

test('[NAV-01] going back leaves a redirect behind instead of meeting it again', () => {
  const shop = openTestShop({ ...member, at: '/' });
  shop.store.set(navigate, '/user');
  shop.back();
  expect(shop.address()).toBe('/');
});

test('[AUTH-04] [T10] a login cookie that was edited by hand ends with the next call', async () => {
  const shop = openTestShop({ ...member, at: '/user/order/orders' });
  await shop.settled(ordersAtom);
  shop.jar.cookie = 'token=tok_made_up; Path=/';
  shop.store.set(navigate, '/user/order/unpaid');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shop.address()).toBe('/login/login?redirect=%2Fuser%2Forder%2Funpaid');
  expect(shop.jar.cookie).not.toContain('token=');
});

test('[STATE-01] [T15] after logging out neither going back nor a page out of memory shows the account', async () => {
  const shop = openTestShop({ ...member, at: '/user/order/orders' });
  await shop.settled(ordersAtom);
  await shop.store.set(logOut);
  shop.back();
  expect(shop.address()).not.toContain('/user/order/orders?');
  expect(shop.store.get(pageAtom)).not.toBe('orders');
  shop.events().onReturn('restored');
  expect(shop.store.get(pageAtom)).not.toBe('orders');
});
