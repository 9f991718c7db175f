// @vitest-environment node
import { withdrawOrder } from '@signal-shop/sdk/calls';
import { expect, test } from 'vitest';
import type { Fetch } from '../../../testing/test-environment.ts';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { logOut, userAtom } from '../session/session.ts';
import { contactAtom } from '../site/site.ts';
import { termsAtom } from '../site/terms.ts';
import { recentLookupsAtom } from './recent-order-lookups.ts';
import {
  changeWithdrawalDraft,
  declareWithdrawal,
  findForWithdrawal,
  restartWithdrawal,
  withdrawalDraftAtom,
  withdrawalStepAtom,
} from './withdrawal.ts';

const shipped = { ordersn: 'SG20260111000027', email: 'ada@example.com' };
const path = `/withdrawal?ordersn=${shipped.ordersn}`;

async function openWithdrawal(scenarios: string, email = shipped.email, between?: (server: Fetch) => Fetch) {
  const shop = openTestShop({ at: path, scenarios, ...(between !== undefined && { between }) });
  await shop.settled(contactAtom);
  shop.store.set(changeWithdrawalDraft, { ...shop.store.get(withdrawalDraftAtom), email });
  return { ...shop, step: () => shop.store.get(withdrawalStepAtom) };
}

test('[BEY-07] a guest withdraws in two steps with number and email and gets a receipt with the time', async () => {
  const shop = await openWithdrawal('withdrawal.everywhere');
  await shop.store.set(findForWithdrawal);
  expect(shop.step()).toMatchObject({ status: 'confirm', order: { ordersn: shipped.ordersn } });
  expect(shop.world.state.withdrawals.size).toBe(0);
  await Promise.all([shop.store.set(declareWithdrawal), shop.store.set(declareWithdrawal)]);
  expect(shop.countOf('/api/order/withdrawOrder')).toBe(1);
  expect(shop.step()).toMatchObject({
    status: 'declared',
    receipt: { ...shipped, time: shop.world.clock.seconds() },
  });
  shop.store.set(navigate, '/');
  shop.store.set(navigate, '/withdrawal');
  expect(shop.step()).toMatchObject({ status: 'form', lookup: { status: 'idle' } });
});

test('[BEY-07] an order of a market without online withdrawal shows the server’s refusal', async () => {
  const shop = await openWithdrawal('withdrawal.europe');
  await shop.store.set(findForWithdrawal);
  expect(shop.step()).toMatchObject({
    status: 'form',
    lookup: { status: 'failed', failure: { kind: 'server' } },
  });
  expect(shop.store.get(withdrawalDraftAtom)).toEqual(shipped);
});

test.each([
  ['an email that is not the one of the order', { email: 'eve@example.com' }],
  ['a number that no order has', { ordersn: 'SG20990111000027' }],
])('[BEY-07] %s does not match, and the form preserves its input', async (_name, input) => {
  const shop = await openWithdrawal('withdrawal.everywhere');
  shop.store.set(changeWithdrawalDraft, { ...shipped, ...input });
  await shop.store.set(findForWithdrawal);
  expect(shop.step()).toEqual({ status: 'form', lookup: { status: 'unknown' } });
  expect(shop.store.get(withdrawalDraftAtom)).toEqual({ ...shipped, ...input });
});

test('[BEY-07] each kind of login fills the customer’s email into the form', async () => {
  const shop = openTestShop({ ...member, at: path });
  await shop.settled(userAtom);
  expect(shop.environment.sessionItems.get('temp_email')).toBeNull();
  expect(shop.store.get(withdrawalDraftAtom)).toEqual(shipped);
});

test('[BEY-07] a retry after a lost answer returns the same receipt', async () => {
  let isLost = false;
  const shop = await openWithdrawal(
    'withdrawal.everywhere',
    shipped.email,
    (server) => async (input, init) => {
      const request = new Request(input, init);
      const answer = await server(request);
      if (!request.url.endsWith('/withdrawOrder') || isLost) return answer;
      isLost = true;
      throw new TypeError('The connection broke.');
    },
  );
  await shop.store.set(findForWithdrawal);
  await shop.store.set(declareWithdrawal);
  expect(shop.step()).toMatchObject({ status: 'confirm', declaring: { status: 'failed' } });
  await shop.store.set(declareWithdrawal);
  const [receipt] = [...shop.world.state.withdrawals.values()];
  expect(shop.step()).toMatchObject({ status: 'declared', receipt: { number: receipt?.number } });
});

test('[BEY-07] a lookup finds the receipt after a lost answer, also in another tab', async () => {
  const shop = await openWithdrawal('withdrawal.everywhere');
  const { receipt } = await withdrawOrder(shop.environment.shop, shipped);
  await shop.store.set(findForWithdrawal);
  expect(shop.step()).toMatchObject({ status: 'declared', message: null, receipt });
  shop.store.set(navigate, '/');
  shop.store.set(navigate, path);
  shop.store.set(changeWithdrawalDraft, { ...shipped, email: 'eve@example.com' });
  await shop.store.set(findForWithdrawal);
  expect(shop.step()).toMatchObject({ status: 'form', lookup: { status: 'unknown' } });
});

test('[BEY-07] the receipt survives a reload, and a logout or another order removes it', async () => {
  const shop = await openWithdrawal('withdrawal.everywhere');
  await shop.store.set(findForWithdrawal);
  await shop.store.set(declareWithdrawal);
  const [receipt] = [...shop.world.state.withdrawals.values()];
  const sessionItems = { withdrawal_receipt: shop.environment.sessionItems.get('withdrawal_receipt') ?? '' };
  const stepAt = async (at: string, sessionItems: Readonly<Record<string, string>>) => {
    const again = openTestShop({ at, sessionItems });
    await again.settled(contactAtom);
    return again.store.get(withdrawalStepAtom);
  };
  expect(await stepAt(path, sessionItems)).toMatchObject({
    status: 'declared',
    receipt: { number: receipt?.number },
  });
  expect(await stepAt('/withdrawal?ordersn=SG20260102000019', sessionItems)).toMatchObject({
    status: 'form',
  });
  expect(await stepAt(path, { withdrawal_receipt: '{"message":"","receipt":{}}' })).toMatchObject({
    status: 'form',
  });
  await shop.store.set(logOut);
  expect(shop.environment.sessionItems.get('withdrawal_receipt')).toBeNull();
});

test.each([
  ['an address', { returns_to: 'signal Returns, Reno' }],
  ['nothing to send', { returns_to: null }],
  ['not a word about it', {}],
])('[BEY-07] a receipt with %s survives a reload unchanged', async (_name, sending) => {
  const receipt = { number: 'WD1F09C2A7B4', ...shipped, time: 1_768_478_400, ...sending };
  const sessionItems = { withdrawal_receipt: JSON.stringify({ message: 'Received', receipt }) };
  const shop = openTestShop({ at: path, sessionItems });
  await shop.settled(contactAtom);
  expect(shop.store.get(withdrawalStepAtom)).toEqual({ status: 'declared', message: 'Received', receipt });
});

test('[BEY-07] a lookup of another order closes the receipt', async () => {
  const shop = await openWithdrawal('withdrawal.everywhere');
  await shop.store.set(findForWithdrawal);
  await shop.store.set(declareWithdrawal);
  shop.store.set(restartWithdrawal);
  expect(shop.step()).toMatchObject({ status: 'form' });
  expect(shop.environment.sessionItems.get('withdrawal_receipt')).toBeNull();
});

test.each([
  ['/findWithdrawableOrder', findForWithdrawal],
  ['/withdrawOrder', declareWithdrawal],
])('[BEY-07] a late answer of %s after the logout is ignored', async (call, step) => {
  let answer: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const shop = await openWithdrawal(
    'withdrawal.everywhere',
    shipped.email,
    (server) => async (input, init) => {
      const request = new Request(input, init);
      const response = await server(request);
      if (request.url.endsWith(call)) await gate;
      return response;
    },
  );
  if (step === declareWithdrawal) await shop.store.set(findForWithdrawal);
  const request = shop.store.set(step);
  await shop.store.set(logOut);
  answer();
  await request;
  shop.store.set(navigate, path);
  expect(shop.step()).toMatchObject({ status: 'form' });
  expect(shop.store.get(recentLookupsAtom)).toEqual([]);
  expect(shop.environment.sessionItems.get('withdrawal_receipt')).toBeNull();
});

test('[BEY-07] going back from the second step declares nothing', async () => {
  const shop = await openWithdrawal('withdrawal.everywhere');
  await shop.store.set(findForWithdrawal);
  shop.store.set(restartWithdrawal);
  expect(shop.step()).toMatchObject({ status: 'form' });
  expect(shop.world.state.withdrawals.size).toBe(0);
});

test('[BEY-07] without a market that offers it, there is neither a link nor a form', async () => {
  const shop = await openWithdrawal('withdrawal.nowhere');
  expect(shop.step()).toEqual({ status: 'off' });
  expect(await shop.settled(contactAtom)).toMatchObject({ value: { withdrawal_offered: 0 } });
});

test('[NAV-15] the list of policies links to every text of the shop', async () => {
  const shop = openTestShop({ at: '/policy' });
  expect(shop.address()).toBe('/policy');
  const terms = await shop.settled(termsAtom);
  if (terms.status !== 'ready') throw new Error('There are no texts.');
  const titles = [...terms.value.policy, ...terms.value.terms].map(({ title }) => title);
  expect(titles).toContain('returns');
  expect(titles).not.toContain('about-us');
});
