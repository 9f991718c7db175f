// @vitest-environment node
import { applyScenarios } from '@signal-shop/mock-server';
import { points } from '@signal-shop/sdk/constants';
import { Flag } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { prizeAddress } from '../../../testing/prize-address.ts';
import { member, openTestShop, until } from '../../../testing/test-shop.ts';
import { registeringAtom, registerLine, warrantiesAtom, warrantiesHref } from '../after-sales/warranties.ts';
import { navigate } from '../core/location.ts';
import { toastsAtom } from '../core/notices.ts';
import { applicationsAtom } from '../rewards/applications.ts';
import { pointLogAtom, pointLogHref, pointSummaryAtom, pointTabAtom } from '../rewards/point-log.ts';
import { changePrizeAddress, prizeDraftAtom } from '../rewards/prize-address.ts';
import {
  addressedPrizeAtom,
  addressingSendingAtom,
  beginAddressing,
  endAddressing,
  sendAddress,
  winningsAtom,
} from '../rewards/prizes.ts';
import { logOut } from '../session/session.ts';

const open = (at: string, scenarios = 'auth.customer') => openTestShop({ ...member, at, scenarios });

test('[USER-07] lists the applications with their decisions, newest first', async () => {
  const { settled, address } = open('/user/application');
  expect(address()).toBe('/user/application');
  const list = await settled(applicationsAtom);
  expect(list).toMatchObject({
    value: { total: 3, msg: [{ dealstatus: 3 }, { dealstatus: 1 }, { dealstatus: 2 }] },
  });
});

test('[USER-07] [USER-08] the point history has the tab of the URL and the remaining monthly limits', async () => {
  const { store, settled } = open('/user/points');
  await settled(pointLogAtom);
  expect(store.get(pointSummaryAtom)).toMatchObject({
    points: 1_240,
    caps: [{ kind: 'invite', maximum: points.invitePerMonthMaximum }],
  });
  store.set(navigate, pointLogHref('spent', 1));
  expect(store.get(pointTabAtom)).toBe('spent');
  const expenses = await settled(pointLogAtom);
  if (expenses.status !== 'ready') throw new Error('There is no list.');
  expect(expenses.value.msg.length).toBeGreaterThan(0);
  expect(expenses.value.msg.filter(({ change }) => change > 0)).toEqual([]);
});

test('[USER-07] fetches one page of 2,000 entries', async () => {
  const { settled } = open('/user/points?page=100', 'auth.customer,points.many');
  const list = await settled(pointLogAtom);
  if (list.status !== 'ready') throw new Error('There is no list.');
  expect(list.value).toMatchObject({ page: 100, total: 2_022 });
  expect(list.value.msg).toHaveLength(12);
});

const addressOf = { ...prizeAddress, email: ' ada@example.com ' };

async function openMissing(scenarios = 'auth.customer,win.address-missing') {
  const shop = open('/user/win', scenarios);
  const list = await shop.settled(winningsAtom);
  const first = list.status === 'ready' ? list.value.msg[0] : undefined;
  if (first === undefined) throw new Error('Nothing was won.');
  shop.store.set(beginAddressing, first);
  shop.store.set(changePrizeAddress, { ...shop.store.get(prizeDraftAtom), ...addressOf });
  return { ...shop, first };
}

test('[USER-07] sends the missing address of a gift and updates the list', async () => {
  const { store, first } = await openMissing();
  expect(first.misses_address).toBe(Flag.yes);
  expect(store.get(addressedPrizeAtom)?.id).toBe(first.id);
  await store.set(sendAddress);
  expect(store.get(addressingSendingAtom).status).toBe('sent');
  await until(store, winningsAtom, (list) => {
    const now = list.status === 'ready' ? list.value.msg[0] : undefined;
    return now?.misses_address === Flag.no && now.address?.email === 'ada@example.com';
  });
});

test('[USER-07] [VAL-01] a refused address keeps its input', async () => {
  const { store, countOf } = await openMissing('auth.customer,win.address-missing,wheel.address-rejected');
  await store.set(sendAddress);
  expect(store.get(addressingSendingAtom)).toMatchObject({ status: 'failed', failure: { kind: 'server' } });
  expect(store.get(prizeDraftAtom).buyer_address).toBe('1 Signal Way');
  expect(countOf('/api/rate/getWinnings')).toBe(1);
});

test('[USER-07] a refused address shows a toast when its dialog is closed', async () => {
  const { store } = await openMissing('auth.customer,win.address-missing,wheel.address-rejected');
  const sending = store.set(sendAddress);
  store.set(endAddressing);
  await sending;
  expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: { kind: 'server' } }]);
});

test('[USER-07] [BEY-12] an address survives a reload and the end of the login, which is reported once', async () => {
  const { store, environment, world } = await openMissing();
  applyScenarios(world, 'auth.expired-100');
  await store.set(sendAddress);
  expect(store.get(addressingSendingAtom)).toEqual({ status: 'idle' });
  const draft = store.get(prizeDraftAtom);
  expect(draft).toMatchObject(addressOf);
  const storedDraft = environment.sessionItems.get('prize_address_draft') ?? '';
  const again = openTestShop({
    ...member,
    at: '/user/win',
    sessionItems: { prize_address_draft: storedDraft },
  });
  expect(again.store.get(prizeDraftAtom)).toEqual(draft);
  await again.store.set(logOut);
  expect(again.environment.sessionItems.get('prize_address_draft')).toBeNull();
});

test('[USER-07] registers a warranty once, and the list shows the remaining days', async () => {
  const { store, settled, countOf } = open('/user/warranty');
  const list = await settled(warrantiesAtom);
  const first = list.status === 'ready' ? list.value.msg[0] : undefined;
  if (first === undefined) throw new Error('Nothing was delivered.');
  expect(first.state).toBe('registrable');
  await Promise.all([store.set(registerLine, first), store.set(registerLine, first)]);
  expect(countOf('/api/order/orderQuality')).toBe(1);
  await until(
    store,
    warrantiesAtom,
    (now) =>
      now.status === 'ready' && now.value.msg[0]?.state === 'active' && now.value.msg[0].baoday !== null,
  );
  await store.set(registerLine, first);
  expect(store.get(registeringAtom)).toMatchObject({ status: 'failed', failure: { kind: 'server' } });
});

test('[USER-07] lists only the warranties of the order in the URL', async () => {
  const { store, settled } = open('/user/warranty?ordersn=SG20251220000034');
  const ordersIn = async () => {
    const list = await settled(warrantiesAtom);
    return new Set(list.status === 'ready' ? list.value.msg.map(({ ordersn }) => ordersn) : []);
  };
  expect([...(await ordersIn())]).toEqual(['SG20251220000034']);
  store.set(navigate, '/user/warranty?ordersn=no%20order');
  expect((await ordersIn()).size).toBeGreaterThan(1);
  expect(warrantiesHref('SG20251220000034', 2)).toBe('/user/warranty?ordersn=SG20251220000034&page=2');
});
