// @vitest-environment node
import { expect, test } from 'vitest';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { toastsAtom } from '../core/notices.ts';
import {
  changeDeletionConfirmation,
  closeDeletion,
  deleteAccount,
  deletionConfirmationAtom,
  deletionDialogAtom,
  keepAccount,
  keepingAtom,
  openDeletion,
} from './account-deletion.ts';
import { profileAtom } from './profile.ts';

const at = '/user/profile';
const password = 'volt-2026';

test('[BEY-17] a confirmed request closes the dialog, and the profile names the day', async () => {
  const { store, settled, countOf } = openTestShop({ ...member, at, scenarios: 'auth.customer' });
  await settled(profileAtom);
  store.set(openDeletion);
  expect(store.get(deletionDialogAtom)).toEqual({ status: 'open' });
  store.set(changeDeletionConfirmation, password);
  await Promise.all([store.set(deleteAccount), store.set(deleteAccount)]);
  expect(countOf('/api/order/deleteCustomer')).toBe(1);
  expect(store.get(deletionDialogAtom)).toEqual({ status: 'closed' });
  expect(store.get(deletionConfirmationAtom)).toBe('');
  expect(await settled(profileAtom)).toMatchObject({ value: { deletion_at: expect.any(Number) } });
});

test('[BEY-17] a wrong password is reported at its field until it changes', async () => {
  const { store, settled } = openTestShop({ ...member, at, scenarios: 'auth.customer' });
  await settled(profileAtom);
  store.set(openDeletion);
  store.set(changeDeletionConfirmation, 'volt-2025');
  await store.set(deleteAccount);
  expect(store.get(deletionDialogAtom)).toMatchObject({ status: 'refused', message: expect.any(String) });
  store.set(changeDeletionConfirmation, password);
  expect(store.get(deletionDialogAtom)).toEqual({ status: 'open' });
});

test('[BEY-17] closing the dialog or leaving the page forgets the password', async () => {
  const { store, settled } = openTestShop({ ...member, at, scenarios: 'auth.customer' });
  await settled(profileAtom);
  store.set(openDeletion);
  store.set(changeDeletionConfirmation, password);
  store.set(closeDeletion);
  expect(store.get(deletionConfirmationAtom)).toBe('');
  store.set(openDeletion);
  store.set(changeDeletionConfirmation, password);
  store.set(navigate, '/user/points');
  store.set(navigate, at);
  expect(store.get(deletionDialogAtom)).toEqual({ status: 'closed' });
  expect(store.get(deletionConfirmationAtom)).toBe('');
});

test('[BEY-17] a failure leaves the dialog open and can be repeated', async () => {
  const { store, settled, world } = openTestShop({
    ...member,
    at,
    scenarios: 'auth.customer,account.deletion-failed',
  });
  await settled(profileAtom);
  store.set(openDeletion);
  store.set(changeDeletionConfirmation, password);
  await store.set(deleteAccount);
  expect(store.get(deletionDialogAtom)).toMatchObject({ status: 'failed', failure: { kind: 'server' } });
  world.state.refusals.clear();
  await store.set(deleteAccount);
  expect(store.get(deletionDialogAtom)).toEqual({ status: 'closed' });
});

test('[BEY-17] keeping the account ends the request and confirms it', async () => {
  const { store, settled } = openTestShop({
    ...member,
    at,
    scenarios: 'auth.customer,account.deletion-requested',
  });
  expect(await settled(profileAtom)).toMatchObject({ value: { deletion_at: expect.any(Number) } });
  await store.set(keepAccount);
  expect(store.get(keepingAtom)).toEqual({ status: 'idle' });
  expect(await settled(profileAtom)).toMatchObject({ value: { deletion_at: null } });
  expect(store.get(toastsAtom)).toMatchObject([{ tone: 'success' }]);
});
