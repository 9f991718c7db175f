// @vitest-environment node

import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { expect, test } from 'vitest';
import { holding } from '../../../testing/broken-answers.ts';
import { enter, fillIn, headsets, path, returnDraft, sendingOf } from '../../../testing/return-request.ts';
import { until } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { logOut } from '../session/session.ts';
import { afterSalesSubjectAtom } from './after-sales.ts';
import {
  afterSalesDraftAtom,
  afterSalesPicturesAtom,
  confirmContact,
  isSupportContactedAtom,
} from './after-sales-drafts.ts';
import { changeAfterSales, removeVoucher, sendAfterSales } from './after-sales-form.ts';

test('[USER-06] [VAL-01] input and uploaded pictures survive a reload; a logout removes them', async () => {
  const shop = enter();
  await fillIn(shop, { note: 'Ring twice.' });
  const { sessionItems } = shop.environment;
  const storedItems = {
    after_sales_draft: sessionItems.get('after_sales_draft') ?? '',
    after_sales_pictures: sessionItems.get('after_sales_pictures') ?? '',
  };
  const again = enter({ sessionItems: storedItems });
  await again.settled(afterSalesSubjectAtom);
  expect(again.store.get(isSupportContactedAtom)).toBe(true);
  expect(again.store.get(afterSalesDraftAtom)).toEqual({ ...returnDraft, note: 'Ring twice.' });
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

test('[USER-06] stored data that is not a picture of the shop is ignored', () => {
  const draft = JSON.stringify({ [`${headsets}/1`]: { ...returnDraft, contacted: 'yes' } });
  const pictures = JSON.stringify({
    [`${headsets}/1`]: [{ name: 'a', url: 'javascript:alert(1)' }, { name: 'b' }, null, 7],
  });
  const shop = enter({ sessionItems: { after_sales_draft: draft, after_sales_pictures: pictures } });
  expect(shop.store.get(afterSalesDraftAtom).problem).toBe(returnDraft.problem);
  expect(shop.store.get(afterSalesPicturesAtom)).toEqual([]);
});

test('[USER-06] two lines have independent drafts', async () => {
  const shop = enter();
  await fillIn(shop);
  shop.store.set(navigate, hrefs.afterSales('SG20251220000034', 2));
  await shop.settled(afterSalesSubjectAtom);
  expect(shop.store.get(afterSalesDraftAtom).problem).toBe('');
  expect(shop.store.get(afterSalesPicturesAtom)).toEqual([]);
  const other = { ...returnDraft, problem: 'The wheel slips.' };
  shop.store.set(confirmContact);
  shop.store.set(changeAfterSales, other);
  shop.store.set(navigate, path);
  expect(shop.store.get(afterSalesDraftAtom)).toEqual(returnDraft);
  expect(shop.store.get(afterSalesPicturesAtom)).toHaveLength(1);
  await shop.settled(afterSalesSubjectAtom);
  await shop.store.set(sendAfterSales);
  shop.store.set(navigate, hrefs.afterSales('SG20251220000034', 2));
  expect(shop.store.get(afterSalesDraftAtom)).toEqual(other);
  expect(shop.store.get(isSupportContactedAtom)).toBe(true);
});

test('[USER-06] a late answer after the logout changes nothing', async () => {
  const { between, release } = holding('/afterSell');
  const shop = enter({ between });
  await fillIn(shop);
  const sending = shop.store.set(sendAfterSales);
  await shop.store.set(logOut);
  release();
  await sending;
  expect(sendingOf(shop)).toEqual({ status: 'idle' });
  expect(shop.environment.sessionItems.get('after_sales_draft')).toBeNull();
});

test('[USER-06] [ERR-02] a refused field shows its error until it changes', async () => {
  const shop = enter();
  await fillIn(shop, { quantity: '3' });
  await shop.store.set(sendAfterSales);
  expect(sendingOf(shop)).toMatchObject({ status: 'refused', refusal: { field: 'quantity' } });
  shop.store.set(changeAfterSales, { ...returnDraft, quantity: '3', note: 'Please hurry.' });
  expect(sendingOf(shop).status).toBe('refused');
  shop.store.set(changeAfterSales, { ...returnDraft, quantity: '2', note: 'Please hurry.' });
  expect(sendingOf(shop).status).toBe('idle');
  await shop.store.set(sendAfterSales);
  expect(sendingOf(shop).status).toBe('sent');
});

test('[USER-06] an answer to one request does not change the drafts for other goods', async () => {
  const { between, release } = holding('/afterSell');
  const shop = enter({ between });
  await fillIn(shop);
  const sending = shop.store.set(sendAfterSales);
  shop.store.set(navigate, hrefs.afterSales(headsets, 'all'));
  await until(shop.store, afterSalesSubjectAtom, (now) => now.status === 'ready');
  shop.store.set(confirmContact);
  shop.store.set(changeAfterSales, { ...returnDraft, problem: 'Another one' });
  release();
  await sending;
  expect(shop.store.get(afterSalesDraftAtom).problem).toBe('Another one');
  expect(sendingOf(shop).status).toBe('idle');
});
