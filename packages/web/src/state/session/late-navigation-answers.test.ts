// @vitest-environment node
import { listWinnings } from '@signal-shop/sdk/calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openGift, openWithHold } from '../../../testing/shop-with-hold.ts';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { recentLookupsAtom } from '../orders/recent-order-lookups.ts';
import { changeTrackDraft, trackOrder } from '../orders/track-form.ts';
import {
  changeWithdrawalDraft,
  declareWithdrawal,
  findForWithdrawal,
  withdrawalDraftAtom,
  withdrawalStepAtom,
} from '../orders/withdrawal.ts';
import { changeGift, continueGift, giftSendingAtom } from '../reviews/gift.ts';
import { giftDraftAtom } from '../reviews/gift-draft.ts';
import { couponTakingAtom, takeOfferedCoupon } from '../rewards/coupons.ts';
import { addressingSendingAtom, beginAddressing, sendAddress } from '../rewards/prizes.ts';
import { contactAtom } from '../site/site.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const received = 'SG20260102000019';
const shipped = { ordersn: 'SG20260111000027', email: 'ada@example.com' };

test.each([
  ['/order/findWithdrawableOrder', findForWithdrawal],
  ['/order/withdrawOrder', declareWithdrawal],
] as const)('[BEY-07] the answer of %s about one order does not show for the next', async (path, step) => {
  const { shop, waitForCall, release } = openWithHold(
    `/withdrawal?ordersn=${shipped.ordersn}`,
    path,
    'auth.customer,withdrawal.everywhere',
  );
  const { store } = shop;
  await shop.settled(contactAtom);
  store.set(changeWithdrawalDraft, { ...store.get(withdrawalDraftAtom), email: shipped.email });
  if (step === declareWithdrawal) await store.set(findForWithdrawal);
  const sending = store.set(step);
  await waitForCall();
  store.set(navigate, `/withdrawal?ordersn=${received}`);
  store.set(changeWithdrawalDraft, { ordersn: received, email: 'half@' });
  release();
  await sending;
  expect(store.get(withdrawalStepAtom)).toEqual({ status: 'form', lookup: { status: 'idle' } });
  expect(store.get(withdrawalDraftAtom)).toEqual({ ordersn: received, email: 'half@' });
});

test('[USER-07] the answer about the address of one prize does not show for the next', async () => {
  const { shop, waitForCall, release } = openWithHold('/user/win', '/rate/address');
  const { store, environment } = shop;
  const [one, other] = (await listWinnings(environment.shop, { page: 1, page_size: 12 })).msg;
  if (one === undefined || other === undefined) throw new Error('Too little was won.');
  store.set(beginAddressing, one);
  const sending = store.set(sendAddress);
  await waitForCall();
  store.set(beginAddressing, one);
  expect(store.get(addressingSendingAtom).status).toBe('pending');
  store.set(beginAddressing, other);
  expect(store.get(addressingSendingAtom)).toEqual({ status: 'idle' });
  release();
  await sending;
  expect(store.get(addressingSendingAtom)).toEqual({ status: 'idle' });
});

test('[SUP-01] a navigation during an order lookup is not overridden, and the order is stored', async () => {
  const { shop, waitForCall, release } = openWithHold('/support/trackOrder/list', '/order/findOrder');
  shop.store.set(changeTrackDraft, shipped);
  const sending = shop.store.set(trackOrder);
  await waitForCall();
  shop.store.set(navigate, '/car');
  release();
  await sending;
  expect(shop.address()).toBe('/car');
  expect(shop.store.get(recentLookupsAtom)).toMatchObject([{ ordersn: shipped.ordersn }]);
});

test('[REV-02] a navigation away from the gift page while its order is fetched is not overridden, and nothing is registered', async () => {
  const { shop, release } = openWithHold('/comment/gift', '/order/getOrderSmall');
  const { store } = shop;
  await openGift(shop);
  store.set(changeGift, { ...store.get(giftDraftAtom), ordersn: received });
  const sending = store.set(continueGift);
  store.set(navigate, '/product');
  release();
  await sending;
  expect(shop.address()).toBe('/product');
  expect(shop.countOf('/api/rate/rateRegister')).toBe(0);
});

test('[REV-02] a refusal on one visit of the gift page does not show on the next', async () => {
  const shop = openTestShop({ ...member, at: '/comment/gift' });
  const { store } = shop;
  await openGift(shop);
  store.set(changeGift, { ...store.get(giftDraftAtom), ordersn: shipped.ordersn });
  await store.set(continueGift);
  expect(store.get(giftSendingAtom).status).toBe('refused');
  store.set(navigate, '/product');
  store.set(navigate, `/comment/gift?ordersn=${received}`);
  expect(store.get(giftSendingAtom)).toEqual({ status: 'idle' });
});

test('[USER-03] the failure to claim a coupon shows on that visit only', async () => {
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
