import { ResponseCode } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { successOf } from '../../scripts/examples/cases.ts';
import { bodyOf, runCase, scenariosOf } from '../../scripts/examples/run-case.ts';
import type { ContractCall } from './support/bundle.ts';
import { envelopeCalls } from './support/bundle.ts';
import { callIdOf } from './support/call-id.ts';
import { startCaseServer } from './support/case-server.ts';

const callsNeedingLogin = envelopeCalls.filter(({ login }) => login === 'needed');
const callsIgnoringLogin = envelopeCalls.filter(({ login }) => login === 'ignored');

test('[AUTH-04] the calls that need a login are those of the account and of buying', () => {
  // One per line in any order, so that adding a call adds one line.
  const names = new Set([
    'addCartItem',
    'addWish',
    'cancelNotice',
    'deleteSavedItem',
    'listRequestedNotices',
    'moveToCart',
    'saveForLater',
    'changePassword',
    'checkoutCart',
    'checkoutOrder',
    'chooseGift',
    'claimSocialFollow',
    'confirmCharge',
    'deleteCartItem',
    'drawRaffle',
    'exportPersonalData',
    'keepAccount',
    'logOutEverywhere',
    'listLogins',
    'endLogin',
    'requestAccountDeletion',
    'getCustomerRights',
    'getOrder',
    'getOrderData',
    'getOrderTax',
    'getProfile',
    'getUserInfo',
    'joinCart',
    'joinWishes',
    'listCoupons',
    'listOrders',
    'listWinnings',
    'listWishes',
    'placeOrder',
    'removeWish',
    'listGifts',
    'listPointLog',
    'listAvatars',
    'uploadAvatar',
    'uploadPicture',
    'useAvatar',
    'registerProduct',
    'verifyOrder',
    'applyForFreeTest',
    'cancelPraise',
    'claimWarranty',
    'getFreeTest',
    'getOrderLineReview',
    'listFreeTests',
    'listWarranties',
    'praiseComment',
    'registerWarranty',
    'storeReview',
    'requestAfterSales',
    'requestRefund',
    'getRefundDetail',
    'sendBackTracking',
    'withdrawAfterSales',
    'listAfterSales',
    'listCoupons',
    'listWinnings',
    'savePrizeAddress',
    'saveProfile',
    'spinWheel',
    'takeCoupon',
    'addBannerItem',
    'cancelOrder',
    'confirmReceived',
    'deleteOrder',
    'listAddresses',
    'saveAddress',
    'deleteAddress',
    'deleteSavedCard',
    'listSavedCards',
  ]);
  expect(new Set(callsNeedingLogin.map(({ id }) => id))).toEqual(names);
});

test.each(callsNeedingLogin)('[AUTH-04] $id requires a guest to log in', async (call) => {
  expect(await ask(call, null)).toMatchObject({ status: 200, body: { code: ResponseCode.loginRequired } });
});

test.each(callsNeedingLogin)('[AUTH-04] [T04] $id rejects an unknown token', async (call) => {
  const answer = await ask(call, 'tok_00000000000000000000000000000000');
  expect(answer).toMatchObject({ status: 200, body: { code: ResponseCode.loginRequired } });
});

test.each(['getCart', 'buyNow'])(
  '[AUTH-04] %s serves a guest, and rejects an unknown token as ended',
  async (id) => {
    const call = envelopeCalls.find((one) => one.id === id);
    expect(call?.login).toBe('counts');
    if (call === undefined) return;
    expect(await ask(call, null)).toMatchObject({ body: { code: ResponseCode.success } });
    const answer = await ask(call, 'tok_00000000000000000000000000000000');
    expect(answer).toMatchObject({ body: { code: ResponseCode.loginRequired } });
  },
);

test.each(callsIgnoringLogin)('[AUTH-04] $id responds to everyone, with any token', async (call) => {
  const answer = await ask(call, 'tok_00000000000000000000000000000000');
  expect(answer).toMatchObject({ status: 200, body: { code: ResponseCode.success } });
});

test('[T13] a token in a cookie does not log in', async () => {
  const server = await startCaseServer(['auth.customer']);
  const response = await fetch(new URL('/api/order/getUserInfo', server.baseUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'token=tok_customer_of_the_demonstration' },
    body: '{}',
  });
  expect(await response.json()).toMatchObject({ code: ResponseCode.loginRequired });
});

async function ask({ id, path, method }: ContractCall, token: string | null) {
  const success = successOf(callIdOf(id));
  const scenarios = scenariosOf(success);
  const server = await startCaseServer(scenarios);
  const { argument } = await runCase(success, await startCaseServer(scenarios));
  const { type, body: requestBody } = bodyOf(callIdOf(id), argument);
  const headers = { ...type, ...(token === null ? {} : { authorization: token }) };
  const query = method === 'get' ? `?${new URLSearchParams(Object.entries(argument))}` : '';
  const response = await fetch(new URL(`${path}${query}`, server.baseUrl), {
    method,
    headers,
    ...(method === 'get' ? {} : { body: requestBody }),
  });
  const body: unknown = await response.json();
  expect(await server.violations()).toEqual({ violations: [] });
  return { status: response.status, body };
}
