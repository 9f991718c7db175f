// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { credentials, member, openTestShop } from '../../../testing/test-shop.ts';
import { toastsAtom } from '../core/notices.ts';
import { syncSessionAcrossTabs } from '../session/cross-tab-session.ts';
import { logIn } from '../session/log-in.ts';
import { logOut } from '../session/session.ts';
import { startWishes, toggleShownWish, toggleWish, wishIdsAtom } from './wishes.ts';
import { wishlistAtom } from './wishlist.ts';

type Options = Parameters<typeof openTestShop>[0];

function open(options: Options = {}) {
  const shop = openTestShop({ at: '/wishlist', ...options });
  shop.store.sub(wishIdsAtom, () => undefined);
  return {
    ...shop,
    press: (id: number) => shop.store.set(toggleWish, id),
    wishIds: () => [...shop.store.get(wishIdsAtom)],
    storedWishes: () => shop.environment.deviceItems.get('wishes'),
  };
}

test('[BEY-03] stores a guest’s wishes on the device, latest first; a second press removes one', async () => {
  const { press, wishIds, storedWishes, countOf, settled } = open();
  await press(1011);
  await press(2011);
  await press(1201);
  await press(1011);
  expect(wishIds()).toEqual([1201, 2011]);
  expect(storedWishes()).toBe('[1201,2011]');
  expect(countOf('/api/goods/addWish')).toBe(0);
  const list = await settled(wishlistAtom);
  expect(list).toMatchObject({ status: 'ready', value: { total: 2, pages: 1 } });
});

test.each(['', '{', '[null,-1,"2",1e99]', '{"1":2}'])(
  '[STATE-01] invalid stored wishes (%j) are dropped',
  (text) => {
    const { environment, wishIds } = open();
    environment.deviceItems.set('wishes', text);
    expect(wishIds()).toEqual([]);
  },
);

test('[BEY-03] a login moves the guest’s wishes from the device to the customer’s list', async () => {
  const { store, press, wishIds, storedWishes } = open({ at: '/login/login', scenarios: 'wish.none' });
  await press(1011);
  await store.set(logIn, credentials);
  await vi.waitFor(() => expect(wishIds()).toEqual([1011]));
  expect(storedWishes()).toBeNull();
});

test('[BEY-03] a login does not wait for the guest’s wishes', async () => {
  const never = Promise.withResolvers<Response>().promise;
  const { store, press, address } = open({
    at: '/login/login?redirect=/wishlist',
    between: (server) => (input, init) => {
      const request = new Request(input, init);
      return request.url.endsWith('/joinWishes') ? never : server(request);
    },
  });
  await press(1011);
  await store.set(logIn, credentials);
  expect(address()).toBe('/wishlist');
});

test('[BEY-03] wishes of two tabs are merged in both', async () => {
  const { environment, press, wishIds, storedWishes, store } = open();
  await press(1011);
  environment.deviceItems.set('wishes', '[2011,1011]');
  await store.set(syncSessionAcrossTabs);
  expect(wishIds()).toEqual([2011, 1011]);
  environment.deviceItems.set('wishes', '[1091,2011,1011]');
  await press(1201);
  expect(storedWishes()).toBe('[1201,1091,2011,1011]');
  environment.deviceItems.set('wishes', '[1011]');
  await store.set(syncSessionAcrossTabs);
  expect(wishIds()).toEqual([1011]);
});

test('[BEY-03] the hundred and first wish of a guest replaces the oldest and shows a toast', async () => {
  const { environment, press, wishIds, store } = open();
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  environment.deviceItems.set('wishes', JSON.stringify(hundred));
  await store.set(syncSessionAcrossTabs);
  await press(1011);
  expect(wishIds()).toEqual([1011, ...hundred.slice(0, -1)]);
  expect(store.get(toastsAtom)).toMatchObject([{ tone: 'info', text: { id: 'oldestWishGone' } }]);
});

test('[BEY-03] toggles of a wish reach the server one at a time, and the last one wins', async () => {
  const answers: PromiseWithResolvers<void>[] = [];
  const calls: string[] = [];
  const { press, wishIds, server } = open({
    ...member,
    scenarios: 'auth.customer,wish.none',
    between: (shop) => async (input, init) => {
      const request = new Request(input, init);
      const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
      if (!/^(?:add|remove)Wish$/.test(call)) return shop(request);
      calls.push(call);
      const answer = Promise.withResolvers<void>();
      answers.push(answer);
      await answer.promise;
      return shop(request);
    },
  });
  const presses = [press(1011), press(1011), press(1011), press(1011)];
  await vi.waitFor(() => expect(calls).toEqual(['addWish']));
  answers[0]?.resolve();
  await vi.waitFor(() => expect(calls).toEqual(['addWish', 'removeWish']));
  answers[1]?.resolve();
  await Promise.all(presses);
  expect(wishIds()).toEqual([]);
  const other = open({ ...member, scenarios: 'auth.customer', server });
  await other.settled(wishlistAtom);
  expect(other.wishIds()).toEqual([]);
});

test('[BEY-03] the next page retries wishes that a login could not merge', async () => {
  let isDown = true;
  const { store, press, storedWishes } = open({
    at: '/login/login',
    between: (server) => (input, init) => {
      const request = new Request(input, init);
      if (isDown && request.url.endsWith('/joinWishes')) return Promise.reject(new TypeError('down'));
      return server(request);
    },
  });
  await press(1011);
  await store.set(logIn, credentials);
  expect(storedWishes()).toBe('[1011]');
  isDown = false;
  store.set(startWishes);
  await vi.waitFor(() => expect(storedWishes()).toBeNull());
});

test('[BEY-03] a customer’s wish is optimistic and rolls back after a refusal', async () => {
  const { press, wishIds, store } = open({ ...member, scenarios: 'auth.customer,wish.full' });
  await vi.waitFor(() => expect(wishIds()).toHaveLength(100));
  const id = [1011, 2011, 1201, 1091].find((one) => !wishIds().includes(one)) ?? 0;
  const request = press(id);
  expect(wishIds()).toContain(id);
  await request;
  expect(wishIds()).not.toContain(id);
  expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: { kind: 'server' } }]);
});

test('[BEY-03] a customer’s wish appears on another device', async () => {
  const { press, wishIds, server } = open({ ...member, scenarios: 'auth.customer,wish.none' });
  await press(1011);
  const other = open({ ...member, scenarios: 'auth.customer', server });
  await vi.waitFor(() => expect(other.wishIds()).toEqual([1011]));
  expect(wishIds()).toEqual([1011]);
});

test('[BEY-03] a logout removes the wishes from the page and the device', async () => {
  const { store, press, wishIds, storedWishes } = open({ ...member, scenarios: 'auth.customer,wish.none' });
  await press(1011);
  await store.set(logOut);
  expect(wishIds()).toEqual([]);
  expect(storedWishes()).toBeNull();
});

test('[BEY-03] a long wishlist is paged', async () => {
  const { settled } = open({ ...member, at: '/wishlist?page=3', scenarios: 'auth.customer,wish.full' });
  const list = await settled(wishlistAtom);
  expect(list).toMatchObject({ status: 'ready', value: { page: 3, pages: 9, total: 100 } });
});

test.each(['0', '-1', 'x', '99', '2.5'])(
  '[BEY-03] the page %s of the wishlist is the first',
  async (page) => {
    const { settled } = open({
      ...member,
      at: `/wishlist?page=${page}`,
      scenarios: 'auth.customer,wish.full',
    });
    expect(await settled(wishlistAtom)).toMatchObject({ value: { page: 1 } });
  },
);

test.each([
  ['a guest', {}],
  ['a customer', member],
] as const)('[BEY-20] %s puts a removed wish back on the page of the wishlist', async (_, login) => {
  const { store, press, wishIds } = open({ ...login, scenarios: 'auth.customer,wish.none' });
  await press(1011);
  await store.set(toggleShownWish, 1011, 'Signal One');
  expect(wishIds()).toEqual([]);
  expect(store.get(toastsAtom)).toMatchObject([{ text: { from: 'wishlist', name: 'Signal One' } }]);
  store.get(toastsAtom)[0]?.onUndo?.();
  await vi.waitFor(() => expect(wishIds()).toEqual([1011]));
});

test('[BEY-20] on other pages the heart itself is the way back', async () => {
  const { store, press } = open({ at: '/product' });
  await press(1011);
  await store.set(toggleShownWish, 1011, 'Signal One');
  expect(store.get(toastsAtom)).toEqual([]);
});

test('[BEY-20] goods of the same name in two colors are two removals, each with its undo', async () => {
  const { store, press, wishIds } = open();
  await press(1011);
  await press(1012);
  await store.set(toggleShownWish, 1011, 'Signal One');
  await store.set(toggleShownWish, 1012, 'Signal One');
  expect(store.get(toastsAtom)).toHaveLength(2);
  store.get(toastsAtom)[0]?.onUndo?.();
  await vi.waitFor(() => expect(wishIds()).toEqual([1011]));
});
