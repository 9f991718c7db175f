// @vitest-environment node

import { listWarranties } from '@signal-shop/sdk/calls';
import type { Atom } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openGift, openWithHold } from '../../../testing/shop-with-hold.ts';
import { toastIds } from '../../../testing/shown-cart.ts';
import type { openTestShop } from '../../../testing/test-shop.ts';
import { avatarOptionsAtom, chooseAvatar, chooseDecoration } from '../account/avatar.ts';
import { profileAtom, saveProfile } from '../account/profile.ts';
import { registerLine } from '../after-sales/warranties.ts';
import { checkoutAtom } from '../checkout/checkout.ts';
import {
  addressesAtom,
  confirmAddressDeletion,
  promptAddressDeletion,
} from '../checkout/checkout-addresses.ts';
import { takeCoupon, takingAtom } from '../product/goods-coupons.ts';
import { readyOr } from '../queries/query-state.ts';
import {
  changeGift,
  continueGift,
  giftAddressSendingAtom,
  giftSendingAtom,
  sendGift,
} from '../reviews/gift.ts';
import { giftDraftAtom } from '../reviews/gift-draft.ts';
import { couponOffersAtom, takeOfferedCoupon } from '../rewards/coupons.ts';
import { changeContact, contactFormAtom, sendContact } from '../support/contact.ts';
import { changePassword, passwordStateAtom } from './change-password.ts';
import { logOut } from './session.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type TestShop = ReturnType<typeof openTestShop>;

const received = 'SG20260102000019';
const shipped = { ordersn: 'SG20260111000027', email: 'ada@example.com' };

/** Prepares the state and returns the action that sends the request. */
type Prepare = (shop: TestShop) => Promise<() => Promise<unknown>>;

const writes: readonly (readonly [what: string, at: string, path: string, prepare: Prepare])[] = [
  [
    'a profile',
    '/user/profile',
    '/order/completeCustomer',
    async ({ settled, store }) => {
      await settled(profileAtom);
      return () => store.set(saveProfile);
    },
  ],
  [
    'a picture',
    '/user/profile',
    '/order/usedAvatar',
    async ({ settled, store }) => {
      await settled(avatarOptionsAtom);
      return () => store.set(chooseAvatar, 3);
    },
  ],
  [
    'a decoration',
    '/user/decoration',
    '/order/usedAvatar',
    async ({ settled, store }) => {
      await settled(avatarOptionsAtom);
      return () => store.set(chooseDecoration, 101);
    },
  ],
  [
    'a deleted address',
    '/car?step=address',
    '/order/deleteAddress',
    async ({ settled, store }) => {
      await settled(checkoutAtom);
      const first = () => readyOr(store.get(addressesAtom).saved, [])[0];
      await vi.waitFor(() => expect(first()).toBeDefined());
      store.set(promptAddressDeletion, first()?.id ?? 0);
      return () => store.set(confirmAddressDeletion);
    },
  ],
  [
    'an offered coupon',
    '/user/coupon/all',
    '/goods/getCoupon',
    async ({ store }) => {
      store.sub(couponOffersAtom, () => undefined);
      await vi.waitFor(() => expect(store.get(couponOffersAtom).length).toBeGreaterThan(0));
      return () => store.set(takeOfferedCoupon, store.get(couponOffersAtom)[0]?.id ?? 0);
    },
  ],
  [
    'a coupon of goods',
    '/detail?id=1011',
    '/goods/getCoupon',
    async ({ store }) =>
      () =>
        store.set(takeCoupon, 999_999),
  ],
  [
    'a warranty',
    '/user/warranty',
    '/order/orderQuality',
    async (shop) => {
      const [line] = (await listWarranties(shop.environment.shop, { page: 1, page_size: 12 })).msg;
      if (line === undefined) throw new Error('Nothing was delivered.');
      return () => shop.store.set(registerLine, line);
    },
  ],
  [
    'a password',
    '/user/changePassword',
    '/order/repassword',
    async ({ store }) =>
      () =>
        store.set(changePassword),
  ],
  [
    'a message',
    '/about/contactUs',
    '/term/message',
    async ({ store }) => {
      store.set(changeContact, { name: 'Ada', email: shipped.email, message: 'Silent on the left.' });
      return () => store.set(sendContact);
    },
  ],
  [
    'the order of a gift',
    `/comment/gift?ordersn=${received}`,
    '/rate/rateRegister',
    async (shop) => {
      await openGift(shop);
      return () => shop.store.set(continueGift);
    },
  ],
  [
    'a gift',
    `/comment/gift?ordersn=${received}`,
    '/rate/chooseGift',
    async (shop) => {
      const { store } = shop;
      await openGift(shop);
      await store.set(continueGift);
      store.set(changeGift, { ...store.get(giftDraftAtom), gift: '32' });
      await store.set(continueGift);
      return () => store.set(sendGift);
    },
  ],
];

const stateAtoms: readonly Atom<{ readonly status: string }>[] = [
  passwordStateAtom,
  contactFormAtom,
  takingAtom,
  giftSendingAtom,
  giftAddressSendingAtom,
];

test.each(writes)(
  '[STATE-01] [T03] a late answer about %s after the logout changes nothing and does not redirect to the login page',
  async (_what, at, path, prepare) => {
    const { shop, waitForCall, release } = openWithHold(at, path);
    const send = await prepare(shop);
    const sending = send();
    await waitForCall();
    await shop.store.set(logOut);
    release();
    await sending;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(toastIds(shop)).toEqual(['loggedOut']);
    expect(shop.address()).toBe('/');
    expect(stateAtoms.map((of) => shop.store.get(of).status)).toEqual(stateAtoms.map(() => 'idle'));
    expect(shop.countOf('/api/rate/address')).toBe(0);
    expect(shop.environment.sessionItems.get('checkout_draft')).toBeNull();
  },
);
