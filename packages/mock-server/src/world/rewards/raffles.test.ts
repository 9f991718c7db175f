import { dayMs } from '@signal-shop/sdk/rules/time';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';

const [holiday, activity, spring] = [1, 2, 3] as const;

test('[API-05] raffles are open, upcoming or over by the clock of the shop', async () => {
  const shop = createShop();
  const client = visit(shop);
  const states = async () =>
    Object.fromEntries((await client.listRaffles()).msg.map(({ id, state }) => [id, state]));
  expect(await states()).toEqual({ [holiday]: 'open', [activity]: 'open', [spring]: 'coming' });
  shop.world('default').clock.advance(61 * dayMs);
  expect(await states()).toEqual({ [holiday]: 'over', [activity]: 'over', [spring]: 'open' });
});

test('[API-05] an activity raffle closes with the flash sale', async () => {
  const client = await visitAsCustomer(createShop({ scenarios: 'flash.closed' }));
  expect(await refusalOf(client.drawRaffle({ id: activity }))).toBe('raffleClosed');
  expect(await refusalOf(client.drawRaffle({ id: holiday }))).toBe('answered');
});

test('[API-05] a customer draws one ticket of each raffle, and its prize is permanent', async () => {
  const client = await visitAsCustomer(createShop({ scenarios: 'raffle.coupon,coupon.ok' }));
  const { data } = await client.drawRaffle({ id: holiday });
  expect(data.type).toBe(1);
  expect((await client.listCoupons({ state: 'unused' })).total).toBe(1);
  expect(await refusalOf(client.drawRaffle({ id: holiday }))).toBe('raffleAlreadyDrawn');
  expect(await refusalOf(client.drawRaffle({ id: activity }))).toBe('answered');
  const { msg } = await client.listRaffles();
  expect(msg.filter(({ drawn }) => drawn === 1).map(({ id }) => id)).toEqual([holiday, activity]);
});

test('[API-05] a gift of a raffle waits for its address', async () => {
  const client = await visitAsCustomer(createShop({ scenarios: 'raffle.gift' }));
  const { data } = await client.drawRaffle({ id: holiday });
  expect((await client.listWinnings()).msg[0]).toMatchObject({
    id: data.winning_id,
    source: 'raffle',
    misses_address: 1,
  });
});

test('[API-05] the displayed times of the activities are the effective ones', async () => {
  const shop = createShop();
  const client = visit(shop);
  const { msg, server_time } = await client.getActivityTimes();
  expect(msg.map(({ kind }) => kind).sort()).toEqual([
    'bigSale',
    'flashSale',
    'raffle',
    'raffle',
    'raffle',
    'wheel',
  ]);
  for (const { begin_time, over_time, open } of msg) {
    expect(open).toBe(server_time >= begin_time && server_time < over_time ? 1 : 0);
  }
  const { activity_over_time } = await client.getFlashSale();
  expect(msg.find(({ kind }) => kind === 'flashSale')?.over_time).toBe(activity_over_time);
});

test('[API-05] the coupons of the activities can be claimed until the big sale is over', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop);
  const [offer] = (await client.listActivityCoupons()).msg.filter(({ available }) => available === 1);
  shop.world('default').clock.advance(60 * dayMs);
  await client.logIn({ email: 'ada@example.com', password: 'volt-2026' });
  expect(await refusalOf(client.takeCoupon({ id: offer?.id ?? 0 }))).toBe('couponExpired');
  expect((await client.listActivityCoupons()).msg.every(({ available }) => available === 0)).toBe(true);
});
