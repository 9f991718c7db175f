// @vitest-environment node
import { listCoupons } from '@signal-shop/sdk/calls';
import { OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { userAtom } from '../session/session.ts';
import { customerNoteAtom, featuredOrderAtom, usableCouponsAtom } from './account-overview.ts';

const open = (scenarios: string) => openTestShop({ ...member, at: '/user/profile', scenarios });

test('[USER-05] [BEY-73] an unpaid order is on the overview', async () => {
  const { settled } = open('auth.customer,orders.empty,order.unpaid');
  expect(await settled(featuredOrderAtom)).toMatchObject({ value: { orderstatus: OrderStatus.unpaid } });
});

test('[USER-05] [BEY-73] an unpaid order is on the overview, however many newer ones there are', async () => {
  const { world, settled } = open('auth.customer,orders.many');
  const orders = [...world.state.orders.values()];
  const oldest = orders.at(-1);
  for (const order of orders) {
    order.status = order === oldest ? OrderStatus.unpaid : OrderStatus.complete;
    const age = order === oldest ? 36_000 : 60;
    order.events.splice(0, Infinity, { status: order.status, time: world.clock.seconds() - age });
  }
  expect(await settled(featuredOrderAtom)).toMatchObject({ value: { ordersn: oldest?.ordersn } });
});

test('[USER-05] a customer without orders has none on the overview', async () => {
  const { settled } = open('auth.customer,orders.empty');
  expect(await settled(featuredOrderAtom)).toMatchObject({ status: 'ready', value: null });
});

test('[USER-03] [BEY-73] the overview counts the usable coupons and finds the first expiry', async () => {
  const { environment, settled } = open('auth.customer,coupon.many');
  const state = await settled(usableCouponsAtom);
  if (state.status !== 'ready') throw new Error('The coupons did not load.');
  const { msg, total } = await listCoupons(environment.shop, { state: 'unused', page_size: 48 });
  const expiries = msg.map(({ over_time }) => over_time).toSorted((one, other) => one - other);
  expect(expiries.at(-1)).toBeGreaterThan(expiries[0] ?? 0);
  expect(state.value).toEqual({ count: total, nextExpiry: expiries[0] });
});

test('[STATE-01] the note is the one of the last visit until the server answers', async () => {
  const info = encodeURIComponent(
    JSON.stringify({ isPay: 1, msg: 'Hello', emailContact: 'known@signal.example' }),
  );
  const { store, settled } = openTestShop({
    ...member,
    cookies: `${member.cookies}; userInfo=${info}`,
    at: '/user/profile',
  });
  expect(store.get(customerNoteAtom)).toEqual({ message: 'Hello', email: 'known@signal.example' });
  const user = await settled(userAtom);
  expect(store.get(customerNoteAtom)).toEqual({
    message: user.status === 'ready' ? user.value?.msg : '',
    email: 'help@signal.example',
  });
});
