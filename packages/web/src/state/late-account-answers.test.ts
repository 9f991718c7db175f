// @vitest-environment node
import { listWarranties, listWinnings } from '@signal-shop/sdk/calls';
import type { Atom } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holding } from '../../testing/broken-answers.ts';
import { toastIds } from '../../testing/shown-cart.ts';
import { member, openTestShop } from '../../testing/test-shop.ts';
import { changePassword, passwordStateAtom } from './change-password.ts';
import { changeContact, contactFormAtom, sendContact } from './contact.ts';
import { couponOffersAtom, couponTakingAtom, takeOfferedCoupon } from './coupons.ts';
import {
  continueGift,
  giftAddressSendingAtom,
  giftPlaceStepAtom,
  giftSendingAtom,
  sendGift,
  typeGift,
} from './gift.ts';
import { giftDraftAtom } from './gift-draft.ts';
import { takeCoupon, takingAtom } from './goods-coupons.ts';
import { navigate } from './location.ts';
import { lookedUpAtom } from './looked-up.ts';
import { chooseAvatar, chooseDecoration, looksAtom } from './looks.ts';
import { prizeSendingAtom } from './prize-address.ts';
import { profileAtom, saveProfile } from './profile.ts';
import { logOut, userAtom } from './session.ts';
import { contactAtom } from './site.ts';
import { changeTrackDraft, trackOrder } from './track-form.ts';
import { registerOne } from './warranties.ts';
import { beginAddressing, sendAddress } from './winnings.ts';
import {
  changeWithdrawalDraft,
  declareWithdrawal,
  findForWithdrawal,
  withdrawalDraftAtom,
  withdrawalStepAtom,
} from './withdrawal.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type TestShop = ReturnType<typeof openTestShop>;

const received = 'SG20260102000019';
const shipped = { ordersn: 'SG20260111000027', email: 'ada@example.com' };

function openHeld(at: string, path: string, scenarios: string = member.scenarios) {
  const held = holding(path);
  const shop = openTestShop({ ...member, at, scenarios, between: held.between });
  const asked = () => vi.waitFor(() => expect(shop.countOf(`/api${path}`)).toBe(1));
  return { shop, asked, letGo: held.letGo };
}

async function openGift(shop: TestShop) {
  await Promise.all([shop.settled(profileAtom), shop.settled(userAtom), shop.settled(giftPlaceStepAtom)]);
}

/** Makes everything ready, and answers how it is sent. */
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
      await settled(looksAtom);
      return () => store.set(chooseAvatar, 3);
    },
  ],
  [
    'a decoration',
    '/user/decoration',
    '/order/usedAvatar',
    async ({ settled, store }) => {
      await settled(looksAtom);
      return () => store.set(chooseDecoration, 101);
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
      return () => shop.store.set(registerOne, line);
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
      store.set(typeGift, { ...store.get(giftDraftAtom), gift: '32' });
      await store.set(continueGift);
      return () => store.set(sendGift);
    },
  ],
];

const told: readonly Atom<{ readonly status: string }>[] = [
  passwordStateAtom,
  contactFormAtom,
  takingAtom,
  giftSendingAtom,
  giftAddressSendingAtom,
];

test.each(writes)(
  '[STATE-01] [T03] what is answered about %s after a logout tells nobody and leads nobody to log in',
  async (_what, at, path, prepare) => {
    const { shop, asked, letGo } = openHeld(at, path);
    const send = await prepare(shop);
    const sending = send();
    await asked();
    await shop.store.set(logOut);
    letGo();
    await sending;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(toastIds(shop)).toEqual(['loggedOut']);
    expect(shop.address()).toBe('/');
    expect(told.map((of) => shop.store.get(of).status)).toEqual(told.map(() => 'idle'));
    expect(shop.countOf('/api/rate/address')).toBe(0);
  },
);

test.each([
  ['/order/findWithdrawableOrder', findForWithdrawal],
  ['/order/withdrawOrder', declareWithdrawal],
] as const)('[BEY-07] what %s answers about one order is not said of the next', async (path, step) => {
  const { shop, asked, letGo } = openHeld(
    `/withdrawal?ordersn=${shipped.ordersn}`,
    path,
    'auth.customer,withdrawal.everywhere',
  );
  const { store } = shop;
  await shop.settled(contactAtom);
  store.set(changeWithdrawalDraft, { ...store.get(withdrawalDraftAtom), email: shipped.email });
  if (step === declareWithdrawal) await store.set(findForWithdrawal);
  const sending = store.set(step);
  await asked();
  store.set(navigate, `/withdrawal?ordersn=${received}`);
  store.set(changeWithdrawalDraft, { ordersn: received, email: 'half@' });
  letGo();
  await sending;
  expect(store.get(withdrawalStepAtom)).toEqual({ status: 'form', lookup: { status: 'idle' } });
  expect(store.get(withdrawalDraftAtom)).toEqual({ ordersn: received, email: 'half@' });
});

test('[USER-07] the answer about the address of one prize is not said of the next', async () => {
  const { shop, asked, letGo } = openHeld('/user/win', '/rate/address');
  const { store, environment } = shop;
  const [one, other] = (await listWinnings(environment.shop, { page: 1, page_size: 12 })).msg;
  if (one === undefined || other === undefined) throw new Error('Too little was won.');
  store.set(beginAddressing, one);
  const sending = store.set(sendAddress);
  await asked();
  store.set(beginAddressing, one);
  expect(store.get(prizeSendingAtom).status).toBe('pending');
  store.set(beginAddressing, other);
  expect(store.get(prizeSendingAtom)).toEqual({ status: 'idle' });
  letGo();
  await sending;
  expect(store.get(prizeSendingAtom)).toEqual({ status: 'idle' });
});

test('[SUP-01] who has gone elsewhere while an order was looked for stays there, and the order is known', async () => {
  const { shop, asked, letGo } = openHeld('/support/trackOrder/list', '/order/findOrder');
  shop.store.set(changeTrackDraft, shipped);
  const sending = shop.store.set(trackOrder);
  await asked();
  shop.store.set(navigate, '/car');
  letGo();
  await sending;
  expect(shop.address()).toBe('/car');
  expect(shop.store.get(lookedUpAtom)).toMatchObject([{ ordersn: shipped.ordersn }]);
});

test('[REV-02] who has left the gift page while its order was asked for stays there, and nothing is registered', async () => {
  const { shop, letGo } = openHeld('/comment/gift', '/order/getOrderSmall');
  const { store } = shop;
  await openGift(shop);
  store.set(typeGift, { ...store.get(giftDraftAtom), ordersn: received });
  const sending = store.set(continueGift);
  store.set(navigate, '/product');
  letGo();
  await sending;
  expect(shop.address()).toBe('/product');
  expect(shop.countOf('/api/rate/rateRegister')).toBe(0);
});

test('[REV-02] what was refused on one visit of the gift page is not said on the next', async () => {
  const shop = openTestShop({ ...member, at: '/comment/gift' });
  const { store } = shop;
  await openGift(shop);
  store.set(typeGift, { ...store.get(giftDraftAtom), ordersn: shipped.ordersn });
  await store.set(continueGift);
  expect(store.get(giftSendingAtom).status).toBe('refused');
  store.set(navigate, '/product');
  store.set(navigate, `/comment/gift?ordersn=${received}`);
  expect(store.get(giftSendingAtom)).toEqual({ status: 'idle' });
});

test('[USER-03] a coupon that could not be taken says so on that visit only', async () => {
  const shop = openTestShop({
    ...member,
    at: '/user/coupon/all',
    scenarios: 'auth.customer,coupon.server-error',
  });
  await shop.store.set(takeOfferedCoupon, 5);
  expect(shop.store.get(couponTakingAtom).status).toBe('failed');
  shop.store.set(navigate, '/product');
  shop.store.set(navigate, '/user/coupon/all');
  expect(shop.store.get(couponTakingAtom)).toEqual({ status: 'idle' });
});
