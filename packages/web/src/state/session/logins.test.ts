// @vitest-environment node
import { createWorld } from '@signal-shop/mock-server';
import { expect, test, vi } from 'vitest';
import { credentials, member, openTestShop } from '../../../testing/test-shop.ts';
import { toastsAtom } from '../core/notices.ts';
import { changePassword, changePasswordDraft } from './change-password.ts';
import { endingIdAtom, endLogin, loginsAtom } from './logins.ts';

async function openLogins(options: Parameters<typeof openTestShop>[0] = {}) {
  const world = createWorld({ scenarios: 'auth.customer,login.devices' });
  const shop = openTestShop({ ...member, world, at: '/user/reset', ...options });
  shop.store.sub(endingIdAtom, () => undefined);
  await shop.settled(loginsAtom);
  const logins = () => {
    const state = shop.store.get(loginsAtom);
    return state.status === 'ready' ? state.value : [];
  };
  const phone = () => logins().find(({ system }) => system === 'iOS');
  const endPhone = () => shop.store.set(endLogin, phone()?.id ?? '');
  return { ...shop, logins, phone, endPhone };
}

test('[BEY-62] a login that is ended leaves the list', async () => {
  const shop = await openLogins();
  expect(shop.logins().map(({ is_current: isCurrent }) => isCurrent)).toEqual([1, 0, 0, 0]);
  const id = shop.phone()?.id;
  const ending = shop.endPhone();
  expect(shop.store.get(endingIdAtom)).toBe(id);
  await ending;
  expect(shop.store.get(endingIdAtom)).toBeNull();
  await vi.waitFor(() => expect(shop.logins()).toHaveLength(3));
  expect(shop.phone()).toBeUndefined();
  expect(shop.store.get(toastsAtom)).toMatchObject([{ tone: 'success', text: { kind: 'server' } }]);
});

test('[BEY-62] a failure keeps the login in the list and says so', async () => {
  const shop = await openLogins({
    between: (server) => async (input) => {
      const request = new Request(input);
      if (request.url.endsWith('/endLogin')) throw new TypeError('The connection broke.');
      return server(request);
    },
  });
  await shop.endPhone();
  expect(shop.store.get(toastsAtom)).toMatchObject([{ tone: 'error' }]);
  expect(shop.phone()).toBeDefined();
});

test('[BEY-62] after a change of the password only this login is in the list', async () => {
  const shop = await openLogins();
  const password = 'new-volt-27';
  shop.store.set(changePasswordDraft, {
    current_password: credentials.password,
    password,
    password_confirmation: password,
  });
  await shop.store.set(changePassword);
  await vi.waitFor(() => expect(shop.logins()).toMatchObject([{ is_current: 1 }]));
});
