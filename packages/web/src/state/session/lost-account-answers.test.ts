// @vitest-environment node

import { registerWarranty, savePrizeAddress, takeCoupon as takeOne } from '@signal-shop/sdk/calls';
import { Flag } from '@signal-shop/sdk/contract';
import type { Atom } from 'jotai';
import { expect, test } from 'vitest';
import { losing } from '../../../testing/broken-answers.ts';
import { prizeAddress } from '../../../testing/prize-address.ts';
import { credentials, member, openTestShop, until } from '../../../testing/test-shop.ts';
import { registeringAtom, registerLine, warrantiesAtom } from '../after-sales/warranties.ts';
import { goodsCouponsAtom, takeCoupon, takingAtom } from '../product/goods-coupons.ts';
import { readyOr } from '../queries/query-state.ts';
import { couponOffersAtom, couponsAtom, couponTakingAtom, takeOfferedCoupon } from '../rewards/coupons.ts';
import { changePrizeAddress, prizeDraftAtom } from '../rewards/prize-address.ts';
import { addressingSendingAtom, beginAddressing, sendAddress, winningsAtom } from '../rewards/prizes.ts';
import { changePassword, changePasswordDraft, passwordStateAtom } from './change-password.ts';

type TestShop = ReturnType<typeof openTestShop>;

interface Write {
  readonly send: () => Promise<unknown>;
  readonly state: Atom<{ readonly status: string }>;
}

interface WriteCase {
  readonly at: string;
  readonly path: string;
  /** The status after the success. */
  readonly finalStatus: string;
  readonly open: (shop: TestShop) => Promise<Write>;
}

async function registrable({ settled, store }: TestShop) {
  await settled(warrantiesAtom);
  const one = readyOr(store.get(warrantiesAtom), null)?.msg.find(({ state }) => state === 'registrable');
  if (one === undefined) throw new Error('Every warranty is registered.');
  return { ordersn: one.ordersn, line_id: one.line_id };
}

async function firstOffer({ store }: TestShop): Promise<number> {
  await until(store, couponOffersAtom, (offers) => offers.length > 0);
  return store.get(couponOffersAtom)[0]?.id ?? 0;
}

async function firstGoodsOffer({ store }: TestShop): Promise<number> {
  const isOpen = ({ taken, available }: { taken: number; available: number }) =>
    taken === Flag.no && available === Flag.yes;
  await until(store, goodsCouponsAtom, (offers) => offers.some(isOpen));
  return store.get(goodsCouponsAtom).find(isOpen)?.id ?? 0;
}

async function addressless({ settled, store }: TestShop) {
  await settled(winningsAtom);
  const one = readyOr(store.get(winningsAtom), null)?.msg.find(
    ({ misses_address }) => misses_address === Flag.yes,
  );
  if (one === undefined) throw new Error('Every address is known.');
  store.set(beginAddressing, one);
  store.set(changePrizeAddress, { ...store.get(prizeDraftAtom), ...prizeAddress });
  return one;
}

const writes: Readonly<Record<string, WriteCase>> = {
  'a password': {
    at: '/user/reset',
    path: '/order/repassword',
    finalStatus: 'done',
    open: async ({ store }) => {
      const password = 'new-volt-27';
      const draft = { current_password: credentials.password, password, password_confirmation: password };
      store.set(changePasswordDraft, draft);
      return { send: () => store.set(changePassword), state: passwordStateAtom };
    },
  },
  'a warranty': {
    at: '/user/warranty',
    path: '/order/orderQuality',
    finalStatus: 'idle',
    open: async (shop) => {
      const one = await registrable(shop);
      return { send: () => shop.store.set(registerLine, one), state: registeringAtom };
    },
  },
  'an offered coupon': {
    at: '/user/coupon/all',
    path: '/goods/getCoupon',
    finalStatus: 'idle',
    open: async (shop) => {
      const id = await firstOffer(shop);
      return { send: () => shop.store.set(takeOfferedCoupon, id), state: couponTakingAtom };
    },
  },
  'a coupon beside goods': {
    at: '/detail?id=1011',
    path: '/goods/getCoupon',
    finalStatus: 'idle',
    open: async (shop) => {
      const id = await firstGoodsOffer(shop);
      return { send: () => shop.store.set(takeCoupon, id), state: takingAtom };
    },
  },
  'the address of a prize': {
    at: '/user/win',
    path: '/rate/address',
    finalStatus: 'sent',
    open: async (shop) => {
      await addressless(shop);
      return { send: () => shop.store.set(sendAddress), state: addressingSendingAtom };
    },
  },
};

const scenarios = 'auth.customer,win.address-missing';

test.each(Object.entries(writes))(
  '[N01] [USER-07] a retry of %s after a lost answer takes effect once',
  async (_what, { at, path, finalStatus, open }) => {
    const shop = openTestShop({ ...member, at, scenarios, between: losing(path, 'answer') });
    const { send, state } = await open(shop);
    await send();
    expect(shop.store.get(state)).toMatchObject({ status: 'failed', failure: { kind: 'network' } });
    await send();
    expect(shop.store.get(state).status).toBe(finalStatus);
    expect(shop.countOf(`/api${path}`)).toBe(2);
  },
);

test('[USER-07] a warranty that was registered elsewhere is listed as registered', async () => {
  const shop = openTestShop({ ...member, at: '/user/warranty', scenarios });
  const one = await registrable(shop);
  await registerWarranty(shop.environment.shop, one);
  await shop.store.set(registerLine, one);
  await until(shop.store, warrantiesAtom, (list) => {
    const items = readyOr(list, null)?.msg ?? [];
    const now = items.find(({ ordersn, line_id }) => ordersn === one.ordersn && line_id === one.line_id);
    return now?.state === 'active';
  });
});

test('[USER-03] a coupon that was claimed elsewhere is no longer offered, and is listed', async () => {
  const shop = openTestShop({ ...member, at: '/user/coupon/all', scenarios });
  await shop.settled(couponsAtom);
  const before = readyOr(shop.store.get(couponsAtom), null)?.total ?? 0;
  const id = await firstOffer(shop);
  await takeOne(shop.environment.shop, { id });
  await shop.store.set(takeOfferedCoupon, id);
  await until(shop.store, couponOffersAtom, (offers) => offers.every((offer) => offer.id !== id));
  await until(shop.store, couponsAtom, (list) => readyOr(list, null)?.total === before + 1);
});

test('[USER-03] a coupon of goods that was claimed elsewhere is shown as claimed', async () => {
  const shop = openTestShop({ ...member, at: '/detail?id=1011', scenarios });
  const id = await firstGoodsOffer(shop);
  await takeOne(shop.environment.shop, { id });
  await shop.store.set(takeCoupon, id);
  await until(shop.store, goodsCouponsAtom, (offers) =>
    offers.some((offer) => offer.id === id && offer.taken === Flag.yes),
  );
});

test('[USER-07] a prize whose address was sent elsewhere needs none anymore', async () => {
  const shop = openTestShop({ ...member, at: '/user/win', scenarios });
  const { id } = await addressless(shop);
  const draft = shop.store.get(prizeDraftAtom);
  await savePrizeAddress(shop.environment.shop, { winning_id: id, ...draft });
  await shop.store.set(sendAddress);
  expect(shop.store.get(addressingSendingAtom)).toMatchObject({
    status: 'sent',
    message: expect.stringMatching(/\S/),
  });
  await until(shop.store, winningsAtom, (list) => {
    const items = readyOr(list, null)?.msg ?? [];
    return items.some((one) => one.id === id && one.misses_address === Flag.no);
  });
});
