// @vitest-environment node
import { points } from '@signal-shop/sdk/constants';
import { expect, test, vi } from 'vitest';
import { member, openTestShop, until } from '../../../testing/test-shop.ts';
import { toastsAtom } from '../core/notices.ts';
import { isLeavingForLogInAtom } from '../session/leave-for-log-in.ts';
import { logOut, userAtom } from '../session/session.ts';
import { contactAtom } from '../site/site.ts';
import {
  exhaustedWaysAtom,
  follow,
  logInForPerks,
  networksAtom,
  perksAtom,
  pointRulesAtom,
  pointsUsedAtom,
} from './points.ts';
import { pointsBalanceAtom } from './points-balance.ts';

test('[USER-08] [NAV-06] the page shows the ways to earn points to guests, too', async () => {
  const { settled, address } = openTestShop({ at: '/points' });
  expect(address()).toBe('/points');
  const rules = await settled(pointRulesAtom);
  if (rules.status !== 'ready') throw new Error('There are no rules.');
  const pointsByKind = Object.fromEntries(rules.value.map((rule) => [rule.kind, rule.points]));
  expect(pointsByKind).toEqual({
    signUp: points.signUp,
    dailyLogin: points.dailyLogin,
    invite: points.invite,
    socialFollow: points.socialFollow,
    profileCompleted: points.profileCompleted,
    sharedReview: points.sharedReview,
    productRegistration: null,
  });
});

test('[USER-08] guests have no perks and are redirected to the login page', async () => {
  const { store, settled, countOf } = openTestShop({ at: '/points' });
  expect(await settled(perksAtom)).toEqual({ status: 'guest' });
  store.set(logInForPerks);
  expect(store.get(isLeavingForLogInAtom)).toBe(true);
  expect(countOf('/api/community/getCustomerRights')).toBe(0);
});

test('[USER-08] members see their level and their monthly limits', async () => {
  const { store, settled } = openTestShop({
    at: '/points',
    ...member,
    scenarios: 'auth.customer,points.invite-cap',
  });
  expect(await settled(perksAtom)).toMatchObject({ status: 'ready', value: { level: 3 } });
  await new Promise<void>((resolve) => {
    const look = () => store.get(pointsUsedAtom).invite !== undefined && resolve();
    store.sub(pointsUsedAtom, look);
    look();
  });
  expect(store.get(pointsUsedAtom).invite).toBe(points.invitePerMonthMaximum);
});

test('[USER-08] following the shop earns 20 points once per network, optimistically', async () => {
  const { store, countOf, settled } = openTestShop({ at: '/points', ...member });
  await settled(contactAtom);
  await settled(userAtom);
  await until(store, networksAtom, (all) => all.some(({ isFollowed }) => isFollowed));
  const instagram = store.get(networksAtom).find(({ name }) => name === 'Instagram');
  if (instagram === undefined) throw new Error('The shop is not on Instagram.');
  const before = store.get(pointsBalanceAtom) ?? 0;
  await Promise.all([store.set(follow, instagram), store.set(follow, instagram)]);
  expect(countOf('/api/community/followSocial')).toBe(1);
  expect(store.get(pointsBalanceAtom)).toBe(before + points.socialFollow);
  expect(store.get(networksAtom).find(({ name }) => name === 'Instagram')?.isFollowed).toBe(true);
});

test('[USER-08] a refused follow shows a message and stays unchecked', async () => {
  const { store, settled } = openTestShop({
    at: '/points',
    ...member,
    between: (server) => (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/followSocial')) throw new TypeError('the connection broke');
      return server(request);
    },
  });
  await settled(contactAtom);
  await until(store, networksAtom, (all) => all.some(({ isFollowed }) => isFollowed));
  const facebook = store.get(networksAtom).find(({ name }) => name === 'Facebook');
  if (facebook === undefined) throw new Error('The shop is not on Facebook.');
  await store.set(follow, facebook);
  expect(store.get(toastsAtom)).toHaveLength(1);
  expect(store.get(networksAtom).find(({ name }) => name === 'Facebook')?.isFollowed).toBe(false);
});

test('[USER-08] completed ways to earn points are known for members only', async () => {
  const { store } = openTestShop({ at: '/points', ...member });
  await until(store, exhaustedWaysAtom, (ways) => ways.length > 0);
  expect(store.get(exhaustedWaysAtom)).toEqual(expect.arrayContaining(['signUp', 'dailyLogin']));
  expect(openTestShop({ at: '/points' }).store.get(exhaustedWaysAtom)).toEqual([]);
});

test.each([
  ['brings points', null],
  ['is lost', new TypeError('the connection broke')],
])(
  '[USER-08] a follow that %s after the logout changes nothing for the next customer',
  async (_name, problem) => {
    let answer: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let isAsked = false;
    const { store, settled } = openTestShop({
      at: '/points',
      ...member,
      between: (server) => async (input, init) => {
        const request = new Request(input, init);
        const response = await server(request);
        if (!request.url.endsWith('/followSocial')) return response;
        isAsked = true;
        await gate;
        if (problem !== null) throw problem;
        return response;
      },
    });
    await settled(contactAtom);
    await until(store, networksAtom, (all) => all.some(({ isFollowed }) => isFollowed));
    const instagram = store.get(networksAtom).find(({ name }) => name === 'Instagram');
    if (instagram === undefined) throw new Error('The shop is not on Instagram.');
    const following = store.set(follow, instagram);
    await vi.waitFor(() => expect(isAsked).toBe(true));
    await store.set(logOut);
    const toasts = store.get(toastsAtom);
    answer();
    await following;
    expect(store.get(toastsAtom)).toEqual(toasts);
    expect(store.get(pointsBalanceAtom)).toBeNull();
  },
);
