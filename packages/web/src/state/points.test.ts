// @vitest-environment node
import { points } from '@signal-shop/sdk/constants';
import { expect, test } from 'vitest';
import { member, openTestShop } from '../../testing/test-shop.ts';
import { isLeavingForLogInAtom } from './leave-for-log-in.ts';
import { logInForPerks, perksAtom, pointRulesAtom, pointsUsedAtom } from './points.ts';

test('[USER-08] [NAV-06] the page says what earns how many points, to anybody', async () => {
  const { settled, address } = openTestShop({ at: '/points' });
  expect(address()).toBe('/points');
  const rules = await settled(pointRulesAtom);
  if (rules.status !== 'ready') throw new Error('There are no rules.');
  const earned = Object.fromEntries(rules.value.map((rule) => [rule.kind, rule.points]));
  expect(earned).toEqual({
    signUp: points.signUp,
    dailyLogin: points.dailyLogin,
    invite: points.invite,
    socialFollow: points.socialFollow,
    profileCompleted: points.profileCompleted,
    sharedReview: points.sharedReview,
    productRegistration: null,
  });
});

test('[USER-08] visitors have no perks and are led to the login', async () => {
  const { store, settled, countOf } = openTestShop({ at: '/points' });
  expect(await settled(perksAtom)).toEqual({ status: 'guest' });
  store.set(logInForPerks);
  expect(store.get(isLeavingForLogInAtom)).toBe(true);
  expect(countOf('/api/community/getCustomerRights')).toBe(0);
});

test('[USER-08] members see their level, and how full the month is', async () => {
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
