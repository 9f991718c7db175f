// @vitest-environment node
import { newCustomer } from '@signal-shop/mock-server';
import { expect, test } from 'vitest';
import { credentials, member, openTestShop, until } from '../../testing/test-shop.ts';
import { navigate } from './location.ts';
import { logIn } from './log-in.ts';
import { changeProfile, profileAtom, profileForm } from './profile.ts';
import { endSession, logOut, userAtom } from './session.ts';

const next = { email: newCustomer.email, password: newCustomer.password };

/** A customer who has begun to change the profile. */
async function openTyped() {
  const shop = openTestShop({ ...member, at: '/user/profile' });
  await Promise.all([shop.settled(profileAtom), shop.settled(userAtom)]);
  const typed = () => shop.store.get(profileForm.valuesAtom);
  shop.store.set(changeProfile, { ...typed(), city: 'Reykjavik' });
  return { ...shop, typed };
}

test('[STATE-01] [T03] whoever logs in next never sees the profile of the customer before', async () => {
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
