// @vitest-environment node
import type { Comment } from '@signal-shop/sdk/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { toastsAtom } from '../core/notices.ts';
import { chooseComments, commentsAtom, showCommentsPage, togglePraise } from './comments.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const at = '/detail?id=1202';
const praisePaths = ['/api/goods/commentPraise', '/api/goods/cancelPraise'];

type Options = Parameters<typeof openTestShop>[0];

async function openComments(options: Options = {}) {
  const shop = openTestShop({ at, ...options });
  await shop.settled(commentsAtom);
  const view = () => {
    const comments = shop.store.get(commentsAtom);
    if (comments.status !== 'ready') throw new Error('There are no comments.');
    return comments.value;
  };
  const firstComment = (): Comment => {
    const [comment] = view().comments;
    if (comment === undefined) throw new Error('There is no comment.');
    return comment;
  };
  return { ...shop, view, firstComment };
}

test('[DET-03] a like is optimistic and can be taken back', async () => {
  const shop = await openComments(member);
  const before = shop.firstComment();
  const praising = shop.store.set(togglePraise, before);
  expect(shop.firstComment()).toMatchObject({ praised: 1, praise_count: before.praise_count + 1 });
  await Promise.all([praising, shop.store.set(togglePraise, shop.firstComment())]);
  expect(shop.countOf('/api/goods/commentPraise')).toBe(1);
  await shop.store.set(togglePraise, shop.firstComment());
  expect(shop.firstComment()).toMatchObject({ praised: 0, praise_count: before.praise_count });
  expect(shop.countOf('/api/goods/cancelPraise')).toBe(1);
});

test('[DET-03] a failed like rolls back and shows a toast', async () => {
  const shop = await openComments({
    ...member,
    between: (server) => (input, init) => {
      const request = new Request(input, init);
      return praisePaths.includes(new URL(request.url).pathname)
        ? Promise.reject(new TypeError('down'))
        : server(request);
    },
  });
  const before = shop.firstComment();
  await shop.store.set(togglePraise, before);
  expect(shop.firstComment()).toMatchObject({ praised: before.praised, praise_count: before.praise_count });
  expect(shop.store.get(toastsAtom)).toMatchObject([{ text: { id: 'networkFailed' } }]);
  expect(shop.store.get(commentsAtom)).toMatchObject({ value: { praiseFailed: before.id } });
});

test('[DET-03] a guest who likes a comment sees a warning and is redirected to the login page after a second', async () => {
  const shop = await openComments();
  await shop.store.set(togglePraise, shop.firstComment());
  expect(shop.store.get(toastsAtom)).toMatchObject([{ text: { id: 'notLoggedIn' } }]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shop.address()).toBe('/login/login?redirect=%2Fdetail%3Fid%3D1202');
});

test('[BEY-05] the stars filter the comments, and the histogram shows all', async () => {
  const shop = await openComments();
  const { histogram } = shop.view();
  shop.store.set(showCommentsPage, 2);
  shop.store.set(chooseComments, { stars: 5, withPictures: false });
  await vi.waitFor(() => expect(shop.view().choice.stars).toBe(5));
  expect(new Set(shop.view().comments.map(({ stars }) => stars))).toEqual(new Set([5]));
  expect(shop.view()).toMatchObject({ page: 1, histogram });
  shop.store.set(navigate, '/detail?id=1011');
  await vi.waitFor(() => expect(shop.view().choice).toEqual({ stars: null, withPictures: false }));
});
