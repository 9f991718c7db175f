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
async function openWithDraft(between: (server: Fetch) => Fetch = (server) => server) {
  const shop = openTestShop({ ...member, at: '/user/profile', between });
  await Promise.all([shop.settled(profileAtom), shop.settled(userAtom)]);
  const draft = () => shop.store.get(profileForm.valuesAtom);
  shop.store.set(changeProfile, { ...draft(), city: 'Reykjavik' });
  return { ...shop, draft };
}

type Tab = Pick<ReturnType<typeof openTestShop>, 'server' | 'jar'>;

/** Another tab of this browser logs in. */
async function logInElsewhere({ server, jar }: Tab, login: typeof next): Promise<void> {
  const other = openTestShop({ at: '/login/login', server });
  await other.store.set(logIn, login);
  jar.cookie = `token=${other.environment.token()}; Path=/`;
}

/** The shopper returns to a tab. */
async function returnTo({ events, store }: Pick<ReturnType<typeof openTestShop>, 'events' | 'store'>) {
  events().onReturn('looked-at');
  await store.set(syncSessionAcrossTabs);
}

test('[STATE-01] [T03] the next customer never sees the profile of the previous one', async () => {
  const { store, draft, settled } = await openWithDraft();
  const emails: string[] = [];
  await store.set(logOut);
  store.sub(profileAtom, () => {
    const profile = store.get(profileAtom);
    if (profile.status === 'ready') emails.push(profile.value.email);
  });
  await store.set(logIn, next);
  store.set(navigate, '/user/profile');
  expect(draft().email).not.toBe(credentials.email);
  await settled(profileAtom);
  expect(new Set(emails)).toEqual(new Set([next.email]));
  expect(draft()).toMatchObject({ email: next.email });
});

test.each([
  { who: 'the same customer', login: credentials, city: 'Reykjavik' },
  { who: 'somebody else', login: next, city: '' },
])('[STATE-01] [T07] after a login that the server ended, $who finds $city in the form', async (row) => {
  const { store, environment, draft } = await openWithDraft();
  await environment.shop.session.clear();
  store.set(endSession, { code: 1000, message: 'Please log in again' });
  await store.set(logIn, row.login);
  store.set(navigate, '/user/profile');
  await until(store, profileAtom, (now) => now.status === 'ready' && now.value.email === row.login.email);
  expect(draft().city).toBe(row.city);
});

test.each([
  { tab: 'logged in somebody else', login: next, city: '' },
  { tab: 'logged the same customer in anew', login: credentials, city: 'Reykjavik' },
])('[STATE-01] [T02] [T03] when another tab $tab, this one follows on return', async ({ login, city }) => {
  const shop = await openWithDraft();
  const { store, draft, environment, countOf } = shop;
  await store.set(syncSessionAcrossTabs);
  await logInElsewhere(shop, login);
  await returnTo(shop);
  await until(store, userAtom, (user) => user.status === 'ready' && user.value?.email === login.email);
  await until(store, profileAtom, (now) => now.status === 'ready' && now.value.email === login.email);
  await vi.waitFor(() => expect(countOf('/api/order/getUserInfo')).toBeGreaterThan(1));
  await vi.waitFor(() => expect(draft()).toMatchObject({ email: login.email, city }));
  expect(environment.sessionItems.get('profile_draft')?.includes('Reykjavik') ?? false).toBe(city !== '');
});

test('[STATE-01] [T02] [T03] [S08] a guest’s tab also follows when another tab logs in a customer', async () => {
  const shop = openTestShop({ at: '/login/login' });
  const { store, environment, settled } = shop;
  await store.set(syncSessionAcrossTabs);
  await store.set(logIn, credentials);
  await settled(userAtom);
  await logInElsewhere(shop, next);
  await returnTo(shop);
  await until(store, userAtom, (user) => user.status === 'ready' && user.value?.email === next.email);
  expect(environment.sessionItems.get('owner')).toBe(next.email);
});

test.each([
  { who: 'somebody else', login: next, city: '' },
  { who: 'the same customer', login: credentials, city: 'Reykjavik' },
])(
  '[STATE-01] [T03] after a logout in another tab, $who finds $city in this one',
  async ({ login, city }) => {
    const shop = await openWithDraft();
    const { store, draft, jar } = shop;
    await store.set(syncSessionAcrossTabs);
    jar.cookie = 'token=; Path=/; Max-Age=0';
    await returnTo(shop);
    await logInElsewhere(shop, login);
    await returnTo(shop);
    await until(store, userAtom, (user) => user.status === 'ready' && user.value?.email === login.email);
    await until(store, profileAtom, (now) => now.status === 'ready' && now.value.email === login.email);
    await vi.waitFor(() => expect(draft()).toMatchObject({ email: login.email, city }));
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
  const shop = await openWithDraft((server) => (input, init) => {
    const request = new Request(input, init);
    const isLost = isDown && request.url.endsWith('/getUserInfo');
    return isLost ? Promise.reject(new TypeError('down')) : server(request);
  });
  const { store, draft } = shop;
  await store.set(syncSessionAcrossTabs);
  await logInElsewhere(shop, next);
  isDown = true;
  await store.set(syncSessionAcrossTabs);
  isDown = false;
  await store.set(syncSessionAcrossTabs);
  await until(store, userAtom, (user) => user.status === 'ready' && user.value?.email === next.email);
  expect(draft().city).toBe('');
});
