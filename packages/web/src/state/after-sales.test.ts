// @vitest-environment node
import { logIn } from '@signal-shop/sdk/calls';
import { expect, test } from 'vitest';
import type { Fetch } from '../../testing/test-environment.ts';
import { credentials, member, openTestShop, until } from '../../testing/test-shop.ts';
import { hrefs } from '../hrefs.ts';
import { afterSalesSubjectAtom } from './after-sales.ts';
import {
  afterSalesDraftAtom,
  afterSalesPicturesAtom,
  afterSalesSendingAtom,
  changeAfterSales,
  chooseVoucher,
  confirmContact,
  isSupportContactedAtom,
  removeVoucher,
  sendAfterSales,
} from './after-sales-form.ts';
import { navigate } from './location.ts';
import { logOut } from './session.ts';

/** Two headsets of one kind, delivered eight days ago. */
const headsets = 'SG20260102000019';
const path = hrefs.afterSales(headsets, 1);
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const picture = (name = 'left-side.png') => new File([pixel], name);
const typed = {
  kind: 'return',
  reason: 'defective',
  quantity: '1',
  problem: ' The left side is silent. ',
  comment_url: '',
  note: '',
};

interface Opening {
  readonly at?: string;
  readonly between?: (server: Fetch) => Fetch;
  readonly sessionItems?: Readonly<Record<string, string>>;
}

function enter({ at = path, ...options }: Opening = {}) {
  return openTestShop({ ...member, at, ...options });
}

async function fillIn(shop: ReturnType<typeof enter>, changes: Partial<typeof typed> = {}) {
  await shop.settled(afterSalesSubjectAtom);
  shop.store.set(confirmContact);
  shop.store.set(changeAfterSales, { ...typed, ...changes });
  await shop.store.set(chooseVoucher, picture());
}

const sendingOf = ({ store }: ReturnType<typeof enter>) => store.get(afterSalesSendingAtom);

async function found(shop: ReturnType<typeof enter>) {
  const now = await shop.settled(afterSalesSubjectAtom);
  return now.status === 'ready' ? now.value : now;
}

/** What stood there stays until the shop has answered anew. */
async function visitAgain(shop: ReturnType<typeof enter>): Promise<void> {
  const before = await found(shop);
  shop.store.set(navigate, '/');
  shop.store.set(navigate, path);
  await until(shop.store, afterSalesSubjectAtom, (now) => now.status === 'ready' && now.value !== before);
}

/** Loses the answer of a call after the shop has done what it asked. */
function losing(call: string) {
  let isLost = false;
  return (server: Fetch): Fetch =>
    async (input, init) => {
      const request = new Request(input, init);
      const answer = await server(request);
      if (isLost || !request.url.endsWith(call)) return answer;
      isLost = true;
      throw new TypeError('The connection broke.');
    };
}

test('[USER-06] a return is asked for once, with its picture, after customer service was contacted', async () => {
  const shop = enter();
  await shop.settled(afterSalesSubjectAtom);
  expect(shop.store.get(isSupportContactedAtom)).toBe(false);
  await fillIn(shop);
  expect(shop.store.get(isSupportContactedAtom)).toBe(true);
  await Promise.all([shop.store.set(sendAfterSales), shop.store.set(sendAfterSales)]);
  expect(shop.countOf('/api/order/afterSell')).toBe(1);
  expect(sendingOf(shop)).toMatchObject({
    status: 'sent',
    ordersn: headsets,
    id: expect.stringMatching(/^AS/),
  });
  const [made] = [...shop.world.state.afterSales.values()].slice(-1);
  expect(made).toMatchObject({ kind: 'return', problem: 'The left side is silent.', status: 'requested' });
  expect(made?.credentials).toHaveLength(1);
  expect(shop.environment.sessionItems.get('after_sales_draft')).toBeNull();
});

test('[USER-06] until the last second of the 45 days by the clock of the shop, and not a second longer', async () => {
  const shop = enter();
  const before = await found(shop);
  if (before.status !== 'found') throw new Error('There is no such line.');
  const last = before.subject.offer.until ?? 0;
  shop.world.clock.advance((last - shop.world.clock.seconds()) * 1_000);
  // The login of weeks ago has ended.
  await logIn(shop.environment.shop, credentials);
  await visitAgain(shop);
  expect(await found(shop)).toMatchObject({ subject: { offer: { closed_because: null } } });
  await fillIn(shop);
  shop.world.clock.advance(1_000);
  await shop.store.set(sendAfterSales);
  expect(sendingOf(shop)).toMatchObject({
    status: 'failed',
    failure: { kind: 'server', message: 'Returns are possible within 45 days after delivery' },
  });
  expect(shop.store.get(afterSalesDraftAtom)).toEqual(typed);
  await visitAgain(shop);
  expect(await found(shop)).toMatchObject({ subject: { offer: { kinds: [], closed_because: 'tooLate' } } });
});

test('[USER-06] [VAL-01] what is typed and what was uploaded outlives a reload, and ends with a logout', async () => {
  const shop = enter();
  await fillIn(shop, { note: 'Ring twice.' });
  const { sessionItems } = shop.environment;
  const kept = {
    after_sales_draft: sessionItems.get('after_sales_draft') ?? '',
    after_sales_pictures: sessionItems.get('after_sales_pictures') ?? '',
  };
  const again = enter({ sessionItems: kept });
  await again.settled(afterSalesSubjectAtom);
  expect(again.store.get(isSupportContactedAtom)).toBe(true);
  expect(again.store.get(afterSalesDraftAtom)).toEqual({ ...typed, note: 'Ring twice.' });
  const [first] = again.store.get(afterSalesPicturesAtom);
  expect(first?.upload).toMatchObject({ status: 'uploaded', name: 'left-side.png' });
  again.store.set(removeVoucher, first?.id ?? 0);
  expect(again.store.get(afterSalesPicturesAtom)).toEqual([]);
  await shop.store.set(logOut);
  expect(shop.store.get(afterSalesDraftAtom).problem).toBe('');
  expect(shop.store.get(afterSalesPicturesAtom)).toEqual([]);
  expect(sessionItems.get('after_sales_draft')).toBeNull();
  expect(sessionItems.get('after_sales_pictures')).toBeNull();
});

test('[USER-06] what was kept by the tab and is no picture of it is not shown', () => {
  const draft = JSON.stringify({ ...typed, contacted: 'yes', about: `${headsets}/1` });
  const pictures = JSON.stringify([{ name: 'a', url: 'javascript:alert(1)' }, { name: 'b' }, null, 7]);
  const shop = enter({ sessionItems: { after_sales_draft: draft, after_sales_pictures: pictures } });
  expect(shop.store.get(afterSalesDraftAtom).problem).toBe(typed.problem);
  expect(shop.store.get(afterSalesPicturesAtom)).toEqual([]);
});

test('[USER-06] what was typed about one line does not show beside another', async () => {
  const shop = enter();
  await fillIn(shop);
  shop.store.set(navigate, hrefs.afterSales('SG20251220000034', 2));
  await shop.settled(afterSalesSubjectAtom);
  expect(shop.store.get(afterSalesDraftAtom).problem).toBe('');
  expect(shop.store.get(afterSalesPicturesAtom)).toEqual([]);
  shop.store.set(navigate, path);
  expect(shop.store.get(afterSalesDraftAtom)).toEqual(typed);
  expect(shop.store.get(afterSalesPicturesAtom)).toHaveLength(1);
});

test('[USER-06] asking again after a lost answer is the same request', async () => {
  const shop = enter({ between: losing('/afterSell') });
  await fillIn(shop);
  const before = shop.world.state.afterSales.size;
  await shop.store.set(sendAfterSales);
  expect(sendingOf(shop)).toMatchObject({ status: 'failed', failure: { kind: 'network' } });
  await shop.store.set(sendAfterSales);
  expect(sendingOf(shop).status).toBe('sent');
  expect(shop.world.state.afterSales.size).toBe(before + 1);
});

test('[USER-06] an answer that comes after the logout tells nobody anything', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const shop = enter({
    between: (server) => async (input, init) => {
      const request = new Request(input, init);
      const response = await server(request);
      if (request.url.endsWith('/afterSell')) await held;
      return response;
    },
  });
  await fillIn(shop);
  const sending = shop.store.set(sendAfterSales);
  await shop.store.set(logOut);
  answer();
  await sending;
  expect(sendingOf(shop)).toEqual({ status: 'idle' });
  expect(shop.environment.sessionItems.get('after_sales_draft')).toBeNull();
});

test('[USER-06] [ERR-02] what the shop says about one field stands there until it changes', async () => {
  const shop = enter();
  await fillIn(shop, { quantity: '3' });
  await shop.store.set(sendAfterSales);
  expect(sendingOf(shop)).toMatchObject({ status: 'refused', refusal: { field: 'quantity' } });
  shop.store.set(changeAfterSales, { ...typed, quantity: '3', note: 'Please hurry.' });
  expect(sendingOf(shop).status).toBe('refused');
  shop.store.set(changeAfterSales, { ...typed, quantity: '2', note: 'Please hurry.' });
  expect(sendingOf(shop).status).toBe('idle');
  await shop.store.set(sendAfterSales);
  expect(sendingOf(shop).status).toBe('sent');
});

test('[USER-06] money is asked back for a whole order that was not shipped', async () => {
  const shop = enter({ at: hrefs.afterSales('SG20260114000011', 'all') });
  expect(await found(shop)).toMatchObject({ subject: { offer: { kinds: ['refund'], until: null } } });
  await fillIn(shop, { kind: '', reason: 'noLongerNeeded', problem: '' });
  await shop.store.set(sendAfterSales);
  expect(sendingOf(shop).status).toBe('sent');
  expect(shop.countOf('/api/order/refund')).toBe(1);
});

test.each([
  ['a line that is not there', hrefs.afterSales(headsets, 99)],
  ['an order of nobody', hrefs.afterSales('SG20260102999999', 1)],
  ['an address that is about nothing', `/user/order/details/${headsets}?after-sales=x%2F1`],
])('[USER-06] %s is not found', async (_name, at) => {
  const shop = enter({ at });
  expect(await found(shop)).toEqual({ status: 'notFound' });
  expect(shop.countOf('/api/order/getOrderSmall')).toBeLessThanOrEqual(1);
});

test('[USER-06] an answer about one request leaves what is written about other goods alone', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const shop = enter({
    between: (server) => async (input, init) => {
      const request = new Request(input, init);
      const isHeld = request.url.endsWith('/api/order/afterSell');
      const answer = await server(request);
      if (isHeld) await held;
      return answer;
    },
  });
  await fillIn(shop);
  const sending = shop.store.set(sendAfterSales);
  shop.store.set(navigate, hrefs.afterSales(headsets, 'all'));
  await until(shop.store, afterSalesSubjectAtom, (now) => now.status === 'ready');
  shop.store.set(confirmContact);
  shop.store.set(changeAfterSales, { ...typed, problem: 'Another one' });
  letGo();
  await sending;
  expect(shop.store.get(afterSalesDraftAtom).problem).toBe('Another one');
  expect(sendingOf(shop).status).toBe('idle');
});
