// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { credentials, member, openTestShop } from '../../../testing/test-shop.ts';
import { toastsAtom } from '../core/notices.ts';
import { syncSessionAcrossTabs } from '../session/cross-tab-session.ts';
import { logIn } from '../session/log-in.ts';
import { logOut } from '../session/session.ts';
import { startWishes, toggleWish, wishedIdsAtom } from './wishes.ts';
import { wishlistAtom } from './wishlist.ts';

type Options = Parameters<typeof openTestShop>[0];

function open(options: Options = {}) {
  const shop = openTestShop({ at: '/wishlist', ...options });
  shop.store.sub(wishedIdsAtom, () => undefined);
  return {
    ...shop,
    press: (id: number) => shop.store.set(toggleWish, id),
    wished: () => [...shop.store.get(wishedIdsAtom)],
    kept: () => shop.environment.deviceItems.get('wishes'),
  };
}

test('[BEY-03] a guest’s wishes stay on the device, the latest first, and a second press takes one off', async () => {
  const { press, wished, kept, countOf, settled } = open();
  await press(1011);
  await press(2011);
  await press(1201);
  await press(1011);
  expect(wished()).toEqual([1201, 2011]);
  expect(kept()).toBe('[1201,2011]');
  expect(countOf('/api/goods/addWish')).toBe(0);
  const list = await settled(wishlistAtom);
  expect(list).toMatchObject({ status: 'ready', value: { total: 2, pages: 1 } });
});

test.each(['', '{', '[null,-1,"2",1e99]', '{"1":2}'])(
  '[STATE-01] invalid stored wishes (%j) are dropped',
  (text) => {
    const { environment, wished } = open();
    environment.deviceItems.set('wishes', text);
    expect(wished()).toEqual([]);
  },
);

test('[BEY-03] a login brings the guest’s wishes home, and they leave the device', async () => {
  const { store, press, wished, kept } = open({ at: '/login/login', scenarios: 'wish.none' });
  await press(1011);
  await store.set(logIn, credentials);
  await vi.waitFor(() => expect(wished()).toEqual([1011]));
  expect(kept()).toBeNull();
});

test('[BEY-03] logging in does not wait for the guest’s wishes', async () => {
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

test('[BEY-03] a wish that another tab keeps is seen here, and none of the two undoes the other', async () => {
  const { environment, press, wished, kept, store } = open();
  await press(1011);
  environment.deviceItems.set('wishes', '[2011,1011]');
  await store.set(syncSessionAcrossTabs);
  expect(wished()).toEqual([2011, 1011]);
  environment.deviceItems.set('wishes', '[1091,2011,1011]');
  await press(1201);
  expect(kept()).toBe('[1201,1091,2011,1011]');
  environment.deviceItems.set('wishes', '[1011]');
  await store.set(syncSessionAcrossTabs);
  expect(wished()).toEqual([1011]);
});

test('[BEY-03] for the hundred and first wish of a guest the oldest goes, and that is said', async () => {
  const { environment, press, wished, store } = open();
  const hundred = Array.from({ length: 100 }, (_, place) => place + 1);
  environment.deviceItems.set('wishes', JSON.stringify(hundred));
  await store.set(syncSessionAcrossTabs);
  await press(1011);
  expect(wished()).toEqual([1011, ...hundred.slice(0, -1)]);
  expect(store.get(toastsAtom)).toMatchObject([{ tone: 'info', text: { id: 'oldestWishGone' } }]);
});

test('[BEY-03] presses of a heart reach the server one after the other, and the last one stays', async () => {
  const answers: PromiseWithResolvers<void>[] = [];
  const sent: string[] = [];
  const { press, wished, server } = open({
    ...member,
    scenarios: 'auth.customer,wish.none',
    between: (shop) => async (input, init) => {
      const request = new Request(input, init);
      const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
      if (!/^(?:add|remove)Wish$/.test(call)) return shop(request);
      sent.push(call);
      const answer = Promise.withResolvers<void>();
      answers.push(answer);
      await answer.promise;
      return shop(request);
    },
  });
  const presses = [press(1011), press(1011), press(1011), press(1011)];
  await vi.waitFor(() => expect(sent).toEqual(['addWish']));
  answers[0]?.resolve();
  await vi.waitFor(() => expect(sent).toEqual(['addWish', 'removeWish']));
  answers[1]?.resolve();
  await Promise.all(presses);
  expect(wished()).toEqual([]);
  const other = open({ ...member, scenarios: 'auth.customer', server });
  await other.settled(wishlistAtom);
  expect(other.wished()).toEqual([]);
});

test('[BEY-03] wishes that a login could not bring home are tried again by the next page', async () => {
  let isDown = true;
  const { store, press, kept } = open({
    at: '/login/login',
    between: (server) => (input, init) => {
      const request = new Request(input, init);
      if (isDown && request.url.endsWith('/joinWishes')) return Promise.reject(new TypeError('down'));
      return server(request);
    },
  });
  await press(1011);
  await store.set(logIn, credentials);
  expect(kept()).toBe('[1011]');
  isDown = false;
  store.set(startWishes);
  await vi.waitFor(() => expect(kept()).toBeNull());
});

test('[BEY-03] a customer’s heart is full at once, and empty again when the server refuses', async () => {
  const { press, wished, store } = open({ ...member, scenarios: 'auth.customer,wish.full' });
  await vi.waitFor(() => expect(wished()).toHaveLength(100));
  const id = [1011, 2011, 1201, 1091].find((one) => !wished().includes(one)) ?? 0;
  const sent = press(id);
  expect(wished()).toContain(id);
  await sent;
  expect(wished()).not.toContain(id);
  expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: { kind: 'server' } }]);
});

test('[BEY-03] a customer’s wish is there on the next device', async () => {
  const { press, wished, server } = open({ ...member, scenarios: 'auth.customer,wish.none' });
  await press(1011);
  const other = open({ ...member, scenarios: 'auth.customer', server });
  await vi.waitFor(() => expect(other.wished()).toEqual([1011]));
  expect(wished()).toEqual([1011]);
});

test('[BEY-03] logging out takes the wishes away from the page and from the device', async () => {
  const { store, press, wished, kept } = open({ ...member, scenarios: 'auth.customer,wish.none' });
  await press(1011);
  await store.set(logOut);
  expect(wished()).toEqual([]);
  expect(kept()).toBeNull();
});

test('[BEY-03] a long wishlist has pages', async () => {
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
