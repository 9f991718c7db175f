// @vitest-environment node
import { dayMs } from '@signal-shop/sdk/rules/time';
import { expect, test } from 'vitest';
import { pictureFile } from '../../../testing/picture.ts';
import { toastIds } from '../../../testing/shown-cart.ts';
import type { Fetch } from '../../../testing/test-environment.ts';
import { member, openTestShop, until } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { logOut } from '../session/session.ts';
import {
  changeReview,
  reviewDraftAtom,
  reviewPicturesAtom,
  reviewSendingAtom,
  sendReview,
} from './review.ts';
import { lineAnswerAtom } from './reviewed-line.ts';

const path = '/comment?order=SG20260102000019&line=1';
const review = { stars: '5', content: ' Light as air. ', review_url: '' } as const;
const picture = () => pictureFile('headset.png');

async function openReview(
  options: { at?: string; scenarios?: string; between?: (server: Fetch) => Fetch } = {},
) {
  const shop = openTestShop({ ...member, at: path, ...options });
  const answer = await shop.settled(lineAnswerAtom);
  const value = answer.status === 'ready' ? answer.value : null;
  return { ...shop, answer, value, uploads: () => shop.store.get(reviewPicturesAtom) };
}

test('[REV-01] reviews a line once, with its picture, and shows the review', async () => {
  const shop = await openReview();
  const { store, countOf, world, value, uploads } = shop;
  expect(value).toMatchObject({ status: 'writable', closedAt: null });
  store.set(changeReview, review);
  await store.set(uploads().choose, picture());
  await Promise.all([store.set(sendReview), store.set(sendReview)]);
  expect(countOf('/api/goods/commentStore')).toBe(1);
  expect(store.get(reviewSendingAtom)).toMatchObject({ status: 'sent', earned: 0 });
  const record = [...world.state.reviews.written.values()].at(-1);
  expect(record).toMatchObject({ stars: 5, content: 'Light as air.', reviewUrl: '' });
  expect(record?.pics).toHaveLength(1);
  expect(store.get(reviewDraftAtom).content).toBe('');
  // The page itself says thank you.
  expect(toastIds(shop)).toEqual([]);
  store.set(navigate, '/');
  store.set(navigate, path);
  await until(store, lineAnswerAtom, (now) => now.status === 'ready' && now.value.status === 'own');
  expect(store.get(reviewSendingAtom)).toEqual({ status: 'idle' });
});

test('[REV-01] [USER-08] a shared review earns 50 points, and shows the new balance', async () => {
  const { store, world } = await openReview();
  const before = world.state.customers.get(1)?.points ?? 0;
  store.set(changeReview, { ...review, review_url: ' https://community.example.com/detail/41 ' });
  await store.set(sendReview);
  expect(store.get(reviewSendingAtom)).toMatchObject({ status: 'sent', earned: 50, points: before + 50 });
});

test('[REV-01] a lost answer preserves text and pictures, and a retry creates one review', async () => {
  let isLost = false;
  const { store, world, uploads } = await openReview({
    between: (server) => async (input, init) => {
      const request = new Request(input, init);
      const answer = await server(request);
      if (!request.url.endsWith('/commentStore') || isLost) return answer;
      isLost = true;
      throw new TypeError('the connection broke');
    },
  });
  const count = world.state.reviews.written.size;
  store.set(changeReview, review);
  await store.set(uploads().choose, picture());
  await store.set(sendReview);
  expect(store.get(reviewSendingAtom)).toMatchObject({ status: 'failed', failure: { kind: 'network' } });
  expect(store.get(reviewDraftAtom)).toEqual(review);
  expect(store.get(uploads().picturesAtom)).toHaveLength(1);
  await store.set(sendReview);
  expect(store.get(reviewSendingAtom).status).toBe('sent');
  expect(world.state.reviews.written.size).toBe(count + 1);
});

test('[REV-01] each line has its own draft, which survives a reload and a navigation', async () => {
  const first = await openReview({ scenarios: 'auth.customer,review.ok' });
  first.store.set(changeReview, review);
  await first.store.set(first.uploads().choose, picture());
  first.store.set(navigate, '/comment?order=SG20251203000008&line=1');
  expect(first.store.get(reviewDraftAtom).content).toBe('');
  expect(first.store.get(first.uploads().picturesAtom)).toEqual([]);
  first.store.set(changeReview, { ...review, content: 'Another.' });
  first.store.set(navigate, path);
  expect(first.store.get(reviewDraftAtom)).toEqual(review);
  expect(first.store.get(first.uploads().picturesAtom)).toHaveLength(1);
  const storedDrafts = first.environment.sessionItems.get('review_drafts') ?? '';
  const pictures = first.environment.sessionItems.get('review_pictures') ?? '';
  const sessionItems = { review_drafts: storedDrafts, review_pictures: pictures };
  const nextShop = openTestShop({ ...member, at: path, sessionItems });
  expect(nextShop.store.get(reviewDraftAtom)).toEqual(review);
  expect(nextShop.store.get(nextShop.store.get(reviewPicturesAtom).addressesAtom)).toHaveLength(1);
  nextShop.store.set(navigate, '/comment?order=SG20251203000008&line=1');
  expect(nextShop.store.get(nextShop.store.get(reviewPicturesAtom).picturesAtom)).toEqual([]);
  await first.store.set(logOut);
  expect(first.environment.sessionItems.get('review_drafts')).toBeNull();
  expect(first.environment.sessionItems.get('review_pictures')).toBeNull();
});

test('[REV-01] invalid stored drafts are dropped', () => {
  for (const storedText of ['{', '[]', '{"SG20260102000019/1":{"stars":"9","content":1}}', 'null']) {
    const shop = openTestShop({
      ...member,
      at: path,
      sessionItems: { review_drafts: storedText, review_pictures: storedText },
    });
    expect(shop.store.get(reviewDraftAtom)).toEqual({ stars: '', content: '', review_url: '' });
    expect(shop.store.get(shop.store.get(reviewPicturesAtom).picturesAtom)).toEqual([]);
  }
});

test.each([
  ['reviewed already', '/comment?order=SG20251203000008&line=1', { status: 'own' }],
  ['on its way still', '/comment?order=SG20260111000027&line=1', { status: 'closed', reason: 'tooEarly' }],
  ['delivered long ago', '/comment?order=SG20251012000023&line=1', { closedAt: expect.any(Number) }],
])('[REV-01] a line that was %s cannot be reviewed', async (_name, at, subject) => {
  const { value } = await openReview({ at });
  expect(value).toMatchObject(subject);
});

test('[REV-01] if the thirty days end during writing, the page shows the refusal and preserves the text', async () => {
  const { store, world } = await openReview();
  store.set(changeReview, review);
  world.clock.advance(25 * dayMs);
  await store.set(sendReview);
  await until(
    store,
    lineAnswerAtom,
    (now) => now.status === 'ready' && now.value.status === 'writable' && now.value.closedAt !== null,
  );
  expect(store.get(reviewDraftAtom)).toEqual(review);
});

test('[REV-01] without a line, lists the reviewable lines of this customer only', async () => {
  const { value } = await openReview({ at: '/comment', scenarios: 'auth.customer,review.ok' });
  if (value?.status !== 'choose') throw new Error('Nothing is offered.');
  expect(value.lines.length).toBeGreaterThan(1);
  expect(value.lines.every(({ line }) => line.cid === null)).toBe(true);
});

test('[NAV-12] a guest is redirected to the login page and returns to the same review', () => {
  const shop = openTestShop({ at: path });
  expect(shop.address()).toBe(`/login/login?${new URLSearchParams({ redirect: path })}`);
});
