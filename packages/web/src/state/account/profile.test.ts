// @vitest-environment node
import { points, uploadMaximumBytes } from '@signal-shop/sdk/constants';
import { expect, test } from 'vitest';
import { holding } from '../../../testing/broken-answers.ts';
import { pictureFile } from '../../../testing/picture.ts';
import type { Fetch } from '../../../testing/test-environment.ts';
import { credentials, member, openTestShop, until } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { toastsAtom } from '../core/notices.ts';
import {
  changePassword,
  changePasswordDraft,
  passwordDraftAtom,
  passwordStateAtom,
} from '../session/change-password.ts';
import { logIn } from '../session/log-in.ts';
import { isSignedInAtom, logOut } from '../session/session.ts';
import {
  avatarOptionsAtom,
  avatarSavingAtom,
  chooseAvatar,
  chooseDecoration,
  decorationSavingAtom,
  ownUploadAtom,
  sendOwnPicture,
  sendOwnPictureAgain,
} from './avatar.ts';
import {
  changeProfile,
  inviteLinkAtom,
  profileAtom,
  profileForm,
  profileSavingAtom,
  saveProfile,
} from './profile.ts';

async function openProfile(between?: (server: Fetch) => Fetch, scenarios = 'auth.customer') {
  const shop = openTestShop({ ...member, at: '/user', scenarios, ...(between !== undefined && { between }) });
  await Promise.all([shop.settled(profileAtom), shop.settled(avatarOptionsAtom)]);
  const type = (change: Partial<ReturnType<typeof values>>) =>
    shop.store.set(changeProfile, { ...values(), ...change });
  const values = () => shop.store.get(profileForm.valuesAtom);
  return { ...shop, type, values, saving: () => shop.store.get(profileSavingAtom) };
}

test('[NAV-10] the account opens the profile, and guests log in first', () => {
  expect(openTestShop({ ...member, at: '/user' }).address()).toBe('/user/profile');
  expect(openTestShop({ at: '/user' }).address()).toBe('/login/login?redirect=%2Fuser%2Fprofile');
});

test('[USER-01] [USER-08] completing the profile earns points once', async () => {
  const { store, type, values, saving } = await openProfile();
  expect(values()).toMatchObject({ firstname: 'Ada', country: 'US', birth_date: '', email_confirmation: '' });
  type({ birth_date: '1994-5-17', gender: 'female' });
  await Promise.all([store.set(saveProfile), store.set(saveProfile)]);
  expect(saving()).toMatchObject({ status: 'saved', points: points.profileCompleted });
  expect(values().birth_date).toBe('1994-05-17');
  await until(store, profileAtom, (now) => now.status === 'ready' && now.value.completeness === 100);
  type({ city: '' });
  expect(saving().status).toBe('idle');
  await store.set(saveProfile);
  expect(saving()).toMatchObject({ status: 'saved', points: 0 });
  store.set(navigate, '/user/points');
  store.set(navigate, '/user/profile');
  expect(saving().status).toBe('idle');
});

test('[USER-01] an email that is taken shows the error at its field until it changes', async () => {
  const { store, type, saving, values } = await openProfile();
  type({ email: 'vip@example.com', email_confirmation: 'vip@example.com' });
  await store.set(saveProfile);
  expect(saving()).toMatchObject({ status: 'refused', refusal: { field: 'email' } });
  type({ city: 'Tacoma' });
  expect(saving().status).toBe('refused');
  type({ email: 'ada@example.org', email_confirmation: 'ada@example.org' });
  expect(saving().status).toBe('idle');
  await store.set(saveProfile);
  expect(saving().status).toBe('saved');
  expect(values()).toMatchObject({ email: 'ada@example.org', email_confirmation: '', city: 'Tacoma' });
});

test('[USER-01] a saved profile is confirmed even if the refetch fails', async () => {
  let isDown = false;
  const { store, type, saving } = await openProfile((server) => (input, init) => {
    const request = new Request(input, init);
    if (isDown && request.url.endsWith('/getCustomer')) return Promise.reject(new TypeError('down'));
    return server(request);
  });
  type({ city: 'Tacoma' });
  isDown = true;
  await store.set(saveProfile);
  expect(store.get(profileAtom).status).toBe('failed');
  expect(saving().status).toBe('saved');
  expect(store.get(toastsAtom)).toMatchObject([{ tone: 'success', text: { kind: 'server' } }]);
});

test('[USER-02] a chosen avatar is confirmed even if the refetch fails', async () => {
  let isDown = false;
  const { store, settled } = openTestShop({
    ...member,
    at: '/user/decoration',
    between: (server) => (input, init) => {
      const request = new Request(input, init);
      if (isDown && request.url.endsWith('/getAvatar')) return Promise.reject(new TypeError('down'));
      return server(request);
    },
  });
  await settled(avatarOptionsAtom);
  isDown = true;
  await store.set(chooseDecoration, 0);
  expect(store.get(avatarOptionsAtom).status).toBe('failed');
  expect(store.get(decorationSavingAtom)).toEqual({ status: 'idle' });
});

test('[USER-01] [VAL-01] an emptied field stays empty after a reload, and reverts when saved', async () => {
  const { type, values, environment } = await openProfile();
  const { email } = values();
  type({ city: '', firstname: 'Ada B.' });
  const sessionItems = { profile_draft: environment.sessionItems.get('profile_draft') ?? '' };
  const again = openTestShop({ ...member, at: '/user', sessionItems });
  await again.settled(profileAtom);
  // Fields without changes follow the refetched profile.
  expect(again.store.get(profileForm.valuesAtom)).toMatchObject({ city: '', firstname: 'Ada B.', email });
  await again.store.set(saveProfile);
  expect(again.store.get(profileAtom)).toMatchObject({ value: { city: null, firstname: 'Ada B.' } });
});

test('[USER-01] input survives a lost answer and a reload; a logout removes it', async () => {
  const lose =
    (server: Fetch): Fetch =>
    async (input) => {
      const request = input instanceof Request ? input : new Request(input);
      if (request.url.endsWith('/completeCustomer')) throw new TypeError('the connection broke');
      return server(request);
    };
  const { store, type, saving, values, environment } = await openProfile(lose);
  type({ city: 'Tacoma' });
  await store.set(saveProfile);
  expect(saving()).toMatchObject({ status: 'failed', failure: { kind: 'network' } });
  expect(values().city).toBe('Tacoma');
  expect(environment.sessionItems.get('profile_draft')).toContain('Tacoma');
  await store.set(logOut);
  expect(environment.sessionItems.get('profile_draft')).toBeNull();
});

test('[USER-01] input during a pending save stays and can be saved next', async () => {
  const hold = holding('/completeCustomer');
  const { store, type, saving, values } = await openProfile(hold.between);
  type({ city: 'Tacoma', firstname: 'Ada B.' });
  const sending = store.set(saveProfile);
  expect(saving().status).toBe('pending');
  type({ city: 'Seattle' });
  hold.release();
  await sending;
  expect(store.get(profileAtom)).toMatchObject({ value: { city: 'Tacoma', firstname: 'Ada B.' } });
  expect(values()).toMatchObject({ city: 'Seattle', firstname: 'Ada B.' });
  expect(saving()).toEqual({ status: 'idle' });
  expect(store.get(toastsAtom)).toMatchObject([{ tone: 'success', text: { kind: 'server' } }]);
  await store.set(saveProfile);
  expect(store.get(profileAtom)).toMatchObject({ value: { city: 'Seattle' } });
  expect(saving().status).toBe('saved');
});

test('[USER-01] the invitation link is an absolute URL of this shop', async () => {
  const { store } = await openProfile();
  expect(store.get(inviteLinkAtom)).toMatch(
    /^http:\/\/localhost:5173\/login\/register\?invite=[0-9A-F]{8}$/u,
  );
});

test('[USER-02] selects picture and decoration separately; an unknown number is refused', async () => {
  const { store } = await openProfile();
  await store.set(chooseAvatar, 3);
  await store.set(chooseDecoration, 101);
  await until(
    store,
    avatarOptionsAtom,
    (now) => now.status === 'ready' && now.value.avatarId === 3 && now.value.decoration.includes('101'),
  );
  await store.set(chooseAvatar, 99);
  expect(store.get(avatarSavingAtom)).toMatchObject({ status: 'failed', failure: { kind: 'server' } });
});

test('[USER-02] [U01] [U02] shows an uploaded picture immediately; an oversized or disguised file is not sent', async () => {
  const { store, countOf } = await openProfile();
  const upload = () => store.get(ownUploadAtom);
  await store.set(sendOwnPicture, new File([new Uint8Array(uploadMaximumBytes + 1)], 'large.png'));
  expect(upload()).toMatchObject({ status: 'failed', name: 'large.png', problem: 'tooLarge' });
  await store.set(sendOwnPicture, new File(['<svg/>'], 'disguised.png', { type: 'image/png' }));
  expect(upload()).toMatchObject({ status: 'failed', problem: 'format' });
  expect(countOf('/api/order/uploadAvatar')).toBe(0);
  await store.set(sendOwnPicture, pictureFile('ada.png'));
  expect(upload()).toMatchObject({ status: 'uploaded', name: 'ada.png' });
  await until(store, avatarOptionsAtom, (now) => now.status === 'ready' && now.value.avatarId === 1_000);
});

test('[USER-02] a lost picture upload can be retried, and the form beside it preserves its fields', async () => {
  let attempts = 0;
  const lose =
    (server: Fetch): Fetch =>
    async (input) => {
      const request = input instanceof Request ? input : new Request(input);
      if (request.url.endsWith('/uploadAvatar') && attempts++ === 0)
        throw new TypeError('the connection broke');
      return server(request);
    };
  const { store, type, values } = await openProfile(lose);
  type({ city: 'Tacoma' });
  await store.set(sendOwnPicture, pictureFile('ada.png'));
  expect(store.get(ownUploadAtom)).toMatchObject({ status: 'failed', problem: { kind: 'network' } });
  await store.set(sendOwnPictureAgain);
  expect(store.get(ownUploadAtom).status).toBe('uploaded');
  expect(values().city).toBe('Tacoma');
});

test('[USER-07] the password changes with the current password, and this login stays valid', async () => {
  const { store, countOf } = openTestShop({ ...member, at: '/user/reset', scenarios: 'auth.customer' });
  const draft = {
    current_password: 'volt-2025',
    password: 'new-volt-27',
    password_confirmation: 'new-volt-27',
  };
  store.set(changePasswordDraft, draft);
  await store.set(changePassword);
  expect(store.get(passwordStateAtom)).toMatchObject({
    status: 'refused',
    refusal: { field: 'current_password' },
  });
  store.set(changePasswordDraft, { ...draft, current_password: credentials.password });
  expect(store.get(passwordStateAtom).status).toBe('idle');
  await Promise.all([store.set(changePassword), store.set(changePassword)]);
  expect(countOf('/api/order/repassword')).toBe(2);
  expect(store.get(passwordStateAtom).status).toBe('done');
  expect(store.get(passwordDraftAtom).password).toBe('');
  expect(store.get(isSignedInAtom)).toBe(true);
  store.set(navigate, '/user/points');
  store.set(navigate, '/user/reset');
  expect(store.get(passwordStateAtom).status).toBe('idle');
  await store.set(logOut);
  await store.set(logIn, credentials);
  expect(store.get(isSignedInAtom)).toBe(false);
  await store.set(logIn, { ...credentials, password: 'new-volt-27' });
  expect(store.get(isSignedInAtom)).toBe(true);
});
