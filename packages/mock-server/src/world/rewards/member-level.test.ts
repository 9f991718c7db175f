import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { demoCustomerOf, startingTokens } from '../account/customers.ts';
import { addPoints } from './points.ts';

const memberCoupons = { 2: 5, 3: 6, 4: 7 } as const;

test('[USER-08] the level depends on all points ever earned, spent or not', async () => {
  const shop = createShop();
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  const { msg: before } = await client.getCustomerRights();
  expect(before).toMatchObject({
    level: 3,
    next: { level: 4, points_missing: 5_000 - before.points_earned },
  });
  addPoints(world, demoCustomerOf(world), 'pointsExchange', -1_240);
  expect((await client.getCustomerRights()).msg).toEqual(before);
  addPoints(world, demoCustomerOf(world), 'exchangeReturned', 1_240);
  expect((await client.getCustomerRights()).msg).toEqual(before);
  addPoints(world, demoCustomerOf(world), 'prize', 4_999 - before.points_earned);
  expect((await client.getCustomerRights()).msg).toMatchObject({ level: 3, next: { points_missing: 1 } });
  addPoints(world, demoCustomerOf(world), 'prize', 1);
  expect((await client.getCustomerRights()).msg).toMatchObject({ level: 4, next: null });
});

test('[USER-08] a member coupon is for its level and higher ones', async () => {
  const shop = createShop({ scenarios: 'auth.new' });
  const customer = await visitAsCustomer(shop);
  const newcomer = visit(shop, { token: startingTokens.new });
  expect(await refusalOf(newcomer.takeCoupon({ id: memberCoupons[2] }))).toBe('couponLevelTooLow');
  expect(await refusalOf(customer.takeCoupon({ id: memberCoupons[2] }))).toBe('answered');
  expect(await refusalOf(customer.takeCoupon({ id: memberCoupons[3] }))).toBe('answered');
  expect(await refusalOf(customer.takeCoupon({ id: memberCoupons[4] }))).toBe('couponLevelTooLow');
});

test('[USER-08] following the shop earns 20 points once per network', async () => {
  const client = await visitAsCustomer(createShop());
  const before = (await client.getUserInfo()).msg.points;
  const { entry, points } = await client.claimSocialFollow({ network: 'facebook' });
  expect(entry).toMatchObject({ kind: 'socialFollow', change: 20, balance: before + 20 });
  expect(points).toBe(before + 20);
  const again = client.claimSocialFollow({ network: 'facebook' });
  expect(await refusalOf(again)).toBe('followAlreadyClaimed');
  expect(await refusalOf(client.claimSocialFollow({ network: 'youtube' }))).toBe('followAlreadyClaimed');
});

test('[USER-08] the published rules match the awarded points', async () => {
  const { msg } = await visit(createShop()).getPointRules();
  const pointsByKind = new Map<string, number | null>(msg.map(({ kind, points }) => [kind, points]));
  expect(Object.fromEntries(pointsByKind)).toEqual({
    signUp: 50,
    dailyLogin: 3,
    invite: 10,
    socialFollow: 20,
    profileCompleted: 10,
    sharedReview: 50,
    productRegistration: null,
  });
  expect(msg.find(({ kind }) => kind === 'invite')?.monthly_maximum).toBe(100);
});

test('[USER-07] the points history adds up to the balance, page by page', async () => {
  const client = await visitAsCustomer(createShop());
  const { total, points } = await client.listPointLog({ page_size: 1 });
  let sum = 0;
  for (let page = 1; page <= Math.ceil(total / 10); page += 1) {
    for (const { change } of (await client.listPointLog({ page, page_size: 10 })).msg) sum += change;
  }
  expect(sum).toBe(points);
  const earnedLog = await client.listPointLog({ direction: 'earned' });
  const spentLog = await client.listPointLog({ direction: 'spent' });
  expect(earnedLog.total + spentLog.total).toBe(total);
});
