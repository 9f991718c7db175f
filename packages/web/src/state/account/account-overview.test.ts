// @vitest-environment node
import { OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { featuredOrderAtom, usableCouponsAtom } from './account-overview.ts';

const open = (scenarios: string) => openTestShop({ ...member, at: '/user/profile', scenarios });

test('[USER-05] the overview shows the unpaid order and not a newer one', async () => {
  const { settled } = open('auth.customer,orders.empty,order.all');
  expect(await settled(featuredOrderAtom)).toMatchObject({ value: { orderstatus: OrderStatus.unpaid } });
});

test('[USER-05] a customer without orders has none on the overview', async () => {
  const { settled } = open('auth.customer,orders.empty');
  expect(await settled(featuredOrderAtom)).toMatchObject({ status: 'ready', value: null });
});

test('[USER-03] the overview counts the usable coupons and finds the first expiry', async () => {
  const { settled } = open('auth.customer');
  const state = await settled(usableCouponsAtom);
  if (state.status !== 'ready') throw new Error('The coupons did not load.');
  expect(state.value.count).toBeGreaterThan(0);
  expect(state.value.nextExpiry).toBeGreaterThan(0);
});
