// @vitest-environment node

import type { World } from '@signal-shop/mock-server';
import { createWorld } from '@signal-shop/mock-server';
import { savePrizeAddress } from '@signal-shop/sdk/calls';
import { expect, test } from 'vitest';
import { losing } from '../../../testing/broken-answers.ts';
import { prizeAddress as address } from '../../../testing/prize-address.ts';
import type { Fetch } from '../../../testing/test-environment.ts';
import { member, openTestShop, until } from '../../../testing/test-shop.ts';
import { profileAtom } from '../account/profile.ts';
import { navigate } from '../core/location.ts';
import { readyOr } from '../queries/query-state.ts';
import { pointsBalanceAtom } from '../rewards/points-balance.ts';
import { changePrizeAddress, prizeDraftAtom } from '../rewards/prize-address.ts';
import { userAtom } from '../session/session.ts';
import { changeGift, continueGift, giftAddressSendingAtom, giftSendingAtom, sendGift } from './gift.ts';
import { giftDraftAtom } from './gift-draft.ts';
import { giftPointsAtom, giftStepAtom } from './gift-steps.ts';

const ordersn = 'SG20260102000019';
const shipped = 'SG20260111000027';
const path = `/comment/gift?ordersn=${ordersn}`;

async function openGift(
  options: {
    at?: string;
    scenarios?: string;
    between?: (server: Fetch) => Fetch;
    server?: Fetch;
    world?: World;
  } = {},
) {
  const shop = openTestShop({ ...member, at: path, ...options });
  await shop.settled(profileAtom);
  await shop.settled(userAtom);
  await shop.settled(giftStepAtom);
  const { store } = shop;
  return {
    ...shop,
    step: () => {
      const current = store.get(giftStepAtom);
      return current.status === 'ready' ? current.value : current;
    },
    type: (change: object) => store.set(changeGift, { ...store.get(giftDraftAtom), ...change }),
    typeAddress: () => store.set(changePrizeAddress, { ...store.get(prizeDraftAtom), ...address }),
  };
}

/** Registers the order and continues to the address of the gift. */
async function toAddress(shop: Awaited<ReturnType<typeof openGift>>): Promise<void> {
  await shop.store.set(continueGift);
  shop.type({ gift: '31' });
  await shop.store.set(continueGift);
  shop.typeAddress();
}

test('[REV-02] [USER-08] registers an order for its amount in points, then chooses and sends a gift', async () => {
  const shop = await openGift();
  const { store, world } = shop;
  const before = store.get(pointsBalanceAtom) ?? 0;
  expect(store.get(giftDraftAtom)).toMatchObject({ ordersn, kind: 'product', email: 'ada@example.com' });
  await Promise.all([store.set(continueGift), store.set(continueGift)]);
  expect(shop.countOf('/api/rate/rateRegister')).toBe(1);
  expect(shop.address()).toBe(`${path}&step=prize`);
  expect(shop.step()).toEqual({ step: 'prize' });
  const points = store.get(giftPointsAtom) ?? 0;
  expect(points).toBe(Math.round((world.state.orders.get(ordersn)?.totals.total ?? 0) / 100));
  expect(store.get(pointsBalanceAtom)).toBe(before + points);
  shop.type({ gift: '32' });
  await store.set(continueGift);
  expect(shop.step()).toMatchObject({ step: 'address', gift: { id: 32 }, isFinal: false });
  shop.typeAddress();
  await Promise.all([store.set(sendGift), store.set(sendGift)]);
  expect(shop.countOf('/api/rate/chooseGift')).toBe(1);
  expect(shop.step()).toMatchObject({ step: 'sent', gift: { id: 32 }, message: expect.any(String) });
});

test('[REV-02] the review has its own step; going back preserves the input', async () => {
  const shop = await openGift();
  shop.type({ kind: 'review', name: 'Ada Brennan' });
  await shop.store.set(continueGift);
  expect(shop.address()).toBe(`${path}&step=review`);
  expect(shop.countOf('/api/rate/rateRegister')).toBe(0);
  shop.type({ review_url: ' https://reviews.example.com/r/5521 ' });
  shop.back();
  await until(shop.store, giftStepAtom, () => shop.address() === path);
  expect(shop.store.get(giftDraftAtom)).toMatchObject({ name: 'Ada Brennan', kind: 'review' });
  await shop.store.set(continueGift);
  await shop.store.set(continueGift);
  const registration = [...shop.world.state.registrations.values()].find((one) => one.ordersn === ordersn);
  expect(registration).toMatchObject({
    name: 'Ada Brennan',
    reviewAddress: 'https://reviews.example.com/r/5521',
  });
});

test('[REV-02] a reload restores the step: before, during and after the choice of the gift', async () => {
  const first = await openGift();
  first.type({ kind: 'review' });
  await first.store.set(continueGift);
  const draft = first.environment.sessionItems.get('gift_draft') ?? '';
  const server = first.server;
  const sessionItems = { gift_draft: draft };
  const again = openTestShop({ ...member, at: first.address(), server, sessionItems });
  await again.settled(giftStepAtom);
  expect(again.store.get(giftStepAtom)).toMatchObject({ value: { step: 'review' } });
  first.type({ review_url: 'https://reviews.example.com/r/5521' });
  await first.store.set(continueGift);
  const later = await openGift({ server, at: first.address() });
  expect(later.step()).toEqual({ step: 'prize' });
  later.type({ gift: '31' });
  await later.store.set(continueGift);
  later.typeAddress();
  await later.store.set(sendGift);
  const last = await openGift({ server, at: later.address() });
  expect(last.step()).toMatchObject({ step: 'sent', gift: { id: 31 }, message: null });
});

test.each([
  ['nobody knows', 'SG20260115999999', { kind: 'server' }],
  ['is still on its way', shipped, { kind: 'notReceived' }],
])(
  '[REV-02] an order that %s shows an error at its number, and the form preserves its input',
  async (_name, number, refusal) => {
    const { store, type } = await openGift({ at: '/comment/gift' });
    type({ ordersn: number });
    await store.set(continueGift);
    expect(store.get(giftSendingAtom)).toMatchObject({ status: 'refused', refusal });
    expect(store.get(giftDraftAtom).ordersn).toBe(number);
    type({ ordersn });
    expect(store.get(giftSendingAtom)).toEqual({ status: 'idle' });
  },
);

test('[REV-02] a registered order continues at its last step', async () => {
  const shop = await openGift({ at: '/comment/gift', scenarios: 'auth.customer,warranty.gift-registered' });
  const open = [...shop.world.state.registrations.values()].at(-1)?.ordersn ?? '';
  shop.type({ ordersn: open.toLowerCase() });
  await shop.store.set(continueGift);
  expect(shop.countOf('/api/rate/rateRegister')).toBe(0);
  expect(shop.address()).toBe(`/comment/gift?ordersn=${open}`);
  expect(shop.step()).toEqual({ step: 'prize' });
});

test('[REV-02] a refused address preserves its input, and the gift is chosen once', async () => {
  const shop = await openGift({ scenarios: 'auth.customer,wheel.address-rejected' });
  await shop.store.set(continueGift);
  shop.type({ gift: '31' });
  await shop.store.set(continueGift);
  shop.typeAddress();
  await shop.store.set(sendGift);
  expect(shop.store.get(giftAddressSendingAtom)).toMatchObject({ status: 'failed' });
  expect(shop.step()).toMatchObject({ step: 'address', isFinal: true });
  expect(shop.store.get(prizeDraftAtom)).toMatchObject(address);
  await shop.store.set(sendGift);
  expect(shop.countOf('/api/rate/chooseGift')).toBe(1);
});

test('[REV-02] a retry after a lost answer creates one registration', async () => {
  let isLost = false;
  const shop = await openGift({
    between: (server) => async (input, init) => {
      const request = new Request(input, init);
      const answer = await server(request);
      if (!request.url.endsWith('/rateRegister') || isLost) return answer;
      isLost = true;
      throw new TypeError('the connection broke');
    },
  });
  const before = shop.world.state.registrations.size;
  await shop.store.set(continueGift);
  expect(shop.store.get(giftSendingAtom)).toMatchObject({ status: 'failed', failure: { kind: 'network' } });
  await shop.store.set(continueGift);
  expect(shop.step()).toEqual({ step: 'prize' });
  expect(shop.world.state.registrations.size).toBe(before + 1);
});

test('[REV-02] [N01] a retry with the same idempotency key sends an address once after a lost answer', async () => {
  const shop = await openGift({ between: losing('/rate/address', 'answer') });
  await toAddress(shop);
  await shop.store.set(sendGift);
  expect(shop.store.get(giftAddressSendingAtom)).toMatchObject({
    status: 'failed',
    failure: { kind: 'network' },
  });
  await shop.store.set(sendGift);
  expect(shop.step()).toMatchObject({ step: 'sent', gift: { id: 31 }, message: expect.any(String) });
});

test('[REV-02] an address that was sent elsewhere is not requested on the next visit', async () => {
  const shop = await openGift({ between: losing('/rate/address', 'request') });
  await toAddress(shop);
  await shop.store.set(sendGift);
  expect(shop.step()).toMatchObject({ step: 'address', isFinal: true });
  const registration = [...shop.world.state.registrations.values()].find((one) => one.ordersn === ordersn);
  const address = { winning_id: registration?.winningId ?? 0, ...shop.store.get(prizeDraftAtom) };
  await savePrizeAddress(shop.environment.shop, address);
  shop.store.set(navigate, '/user/win');
  shop.store.set(navigate, path);
  await until(shop.store, giftStepAtom, (current) => readyOr(current, null)?.step === 'sent');
});

test('[NAV-12] a guest is redirected to the login page and returns to the same order', () => {
  const shop = openTestShop({ at: path });
  expect(shop.address()).toBe(`/login/login?${new URLSearchParams({ redirect: path })}`);
  shop.store.set(navigate, '/comment/gift');
  expect(shop.address()).toContain('/login/login');
});

test('[REV-02] the sixtieth registration shows its step like the first', async () => {
  const world = createWorld({ scenarios: 'auth.customer' });
  const [registration] = world.state.registrations.values();
  const [winning] = world.state.winnings.values();
  if (registration === undefined || winning === undefined)
    throw new Error('The customer registered and won nothing.');
  for (let index = 0; index < 60; index += 1) {
    const ordersn = `SG20240101${String(index).padStart(6, '0')}`;
    const time = registration.time - 60 - index;
    const id = 1_000 + index;
    world.state.registrations.set(id, {
      ...registration,
      customerId: 1,
      id,
      ordersn,
      time,
      giftId: 31,
      winningId: id,
    });
    world.state.winnings.set(id, {
      ...winning,
      customerId: 1,
      id,
      time,
      source: 'gift',
      couponId: null,
      address: null,
    });
  }
  const shop = await openGift({ world, at: '/comment/gift?ordersn=SG20240101000059' });
  expect(shop.step()).toMatchObject({ step: 'address', gift: { id: 31 }, isFinal: true });
});
