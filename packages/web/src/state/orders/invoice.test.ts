// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { requestedInvoiceAtom, settleInvoice } from './invoice.ts';

const number = 'SG20251220000034';

test('[BEY-25] the link to an invoice asks for it once, when order and seller are known', async () => {
  const shop = openTestShop({ ...member, at: `/user/order/details/${number}#invoice` });
  shop.store.sub(requestedInvoiceAtom, () => undefined);
  expect(shop.store.get(requestedInvoiceAtom)).toBeNull();
  await vi.waitFor(() => expect(shop.store.get(requestedInvoiceAtom)).toBe(number));
  shop.store.set(settleInvoice);
  expect(shop.address()).toBe(`/user/order/details/${number}`);
  expect(shop.store.get(requestedInvoiceAtom)).toBeNull();
});
