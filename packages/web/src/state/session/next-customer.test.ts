// @vitest-environment node
import { newCustomer } from '@signal-shop/mock-server';
import { expect, test, vi } from 'vitest';
import type { Fetch } from '../../../testing/test-environment.ts';
import { credentials, member, openTestShop, until } from '../../../testing/test-shop.ts';
import { changeProfile, profileAtom, profileForm } from '../account/profile.ts';
import { navigate } from '../core/location.ts';
import { syncSessionAcrossTabs } from './cross-tab-session.ts';
import { logIn } from './log-in.ts';
import { endSession, logOut, userAtom } from './session.ts';

const next = { email: newCustomer.email, password: newCustomer.password };

/** A customer who has started to change the profile. */
async function openTyped(between: (server: Fetch) => Fetch = (server) => server) {
  const shop = openTestShop({ ...member, at: '/user/profile', between });
  await Promise.all([shop.settled(profileAtom), shop.settled(userAtom)]);
  const typed = () => shop.store.get(profileForm.valuesAtom);
  shop.store.set(changeProfile, { ...typed(), city: 'Reykjavik' });
  return { ...shop, typed };
}

test('[STATE-01] [T03] the next customer never sees the profile of the previous one', async () => {
  const { store, typed, settled } = await openTyped();
  const shown: string[] = [];
  await store.set(logOut);
  store.sub(profileAtom, () => {
    const profile = store.get(profileAtom);
    if (profile.status === 'ready') shown.push(profile.value.email);
  });
  await store.set(logIn, next);
  store.set(navigate, '/user/profile');
  expect(typed().email).not.toBe(credentials.email);
  await settled(profileAtom);
  expect(new Set(shown)).toEqual(new Set([next.email]));
  expect(typed()).toMatchObject({ email: next.email });
});

test.each([
  { who: 'the same customer', login: credentials, city: 'Reykjavik' },
  { who: 'somebody else', login: next, city: '' },
])('[STATE-01] [T07] after a login that the server ended, $who finds $city in the form', async (row) => {
  const { store, environment, typed } = await openTyped();
  await environment.shop.session.clear();
  store.set(endSession, { code: 1000, message: 'Please log in again' });
  await store.set(logIn, row.login);
  store.set(navigate, '/user/profile');
  await until(store, profileAtom, (now) => now.status === 'ready' && now.value.email === row.login.email);
  expect(typed().city).toBe(row.city);
});

test.each([
  { tab: 'logged in somebody else', login: next, city: '' },
  { tab: 'logged the same customer in anew', login: credentials, city: 'Reykjavik' },
])('[STATE-01] [T02] [T03] when another tab $tab, this one follows on return', async ({ login, city }) => {
  const { store, typed, server, jar, events, environment, countOf } = await openTyped();
  const other = openTestShop({ at: '/login/login', server });
  await store.set(syncSessionAcrossTabs);
  await other.store.set(logIn, login);
  jar.cookie = `token=${other.environment.token()}; Path=/`;
  events().onReturn('looked-at');
  await store.set(syncSessionAcrossTabs);
  await until(store, userAtom, (user) => user.status === 'ready' && user.value?.email === login.email);
  await until(store, profileAtom, (now) => now.status === 'ready' && now.value.email === login.email);
  await vi.waitFor(() => expect(countOf('/api/order/getUserInfo')).toBeGreaterThan(1));
  await vi.waitFor(() => expect(typed()).toMatchObject({ email: login.email, city }));
  expect(environment.sessionItems.get('profile_draft')?.includes('Reykjavik') ?? false).toBe(city !== '');
});

test('[STATE-01] [T02] [T03] a guest’s tab also follows when another tab logs in a customer', async () => {
  const { store, server, jar, events, environment, settled } = openTestShop({ at: '/login/login' });
  await store.set(syncSessionAcrossTabs);
  await store.set(logIn, credentials);
  await settled(userAtom);
  const other = openTestShop({ at: '/login/login', server });
  await other.store.set(logIn, next);
  jar.cookie = `token=${other.environment.token()}; Path=/`;
  events().onReturn('looked-at');
  await store.set(syncSessionAcrossTabs);
  await until(store, userAtom, (user) => user.status === 'ready' && user.value?.email === next.email);
  expect(environment.sessionItems.get('owner')).toBe(next.email);
});

test.each([
  { who: 'somebody else', login: next, city: '' },
  { who: 'the same customer', login: credentials, city: 'Reykjavik' },
])(
  '[STATE-01] [T03] after a logout in another tab, $who finds $city in this one',
  async ({ login, city }) => {
    const { store, typed, server, jar, events } = await openTyped();
    await store.set(syncSessionAcrossTabs);
    jar.cookie = 'token=; Path=/; Max-Age=0';
    events().onReturn('looked-at');
    await store.set(syncSessionAcrossTabs);
    const other = openTestShop({ at: '/login/login', server });
    await other.store.set(logIn, login);
    jar.cookie = `token=${other.environment.token()}; Path=/`;
    events().onReturn('looked-at');
    await store.set(syncSessionAcrossTabs);
    await until(store, userAtom, (user) => user.status === 'ready' && user.value?.email === login.email);
    await until(store, profileAtom, (now) => now.status === 'ready' && now.value.email === login.email);
    await vi.waitFor(() => expect(typed()).toMatchObject({ email: login.email, city }));
  },
);

test('[STATE-01] [T03] a tab that reloads after the end of its login removes the data of the previous customer', async () => {
  const owner = { owner: credentials.email, checkout_draft: '{}' };
  const { store, environment } = openTestShop({ at: '/login/login', sessionItems: owner });
  await store.set(logIn, next);
  expect(environment.sessionItems.get('checkout_draft')).toBeNull();
  expect(environment.sessionItems.get('owner')).toBe(next.email);
});

test('[STATE-01] [T02] the customer is queried again on the next return after a failure', async () => {
  let isDown = false;
  const { store, server, jar, typed } = await openTyped((shop) => (input, init) => {
    const request = new Request(input, init);
    const isLost = isDown && request.url.endsWith('/getUserInfo');
    return isLost ? Promise.reject(new TypeError('down')) : shop(request);
  });
  await store.set(syncSessionAcrossTabs);
  const other = openTestShop({ at: '/login/login', server });
  await other.store.set(logIn, next);
  jar.cookie = `token=${other.environment.token()}; Path=/`;
  isDown = true;
  await store.set(syncSessionAcrossTabs);
  isDown = false;
  await store.set(syncSessionAcrossTabs);
  await until(store, userAtom, (user) => user.status === 'ready' && user.value?.email === next.email);
  expect(typed().city).toBe('');
});
