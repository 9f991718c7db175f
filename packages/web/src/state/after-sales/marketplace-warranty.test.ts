// @vitest-environment node
import { expect, test } from 'vitest';
import { openWithHold } from '../../../testing/shop-with-hold.ts';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { logOut } from '../session/session.ts';
import {
  changeMarketplaceDraft,
  findAnotherWarranty,
  findWarranty,
  foundWarrantiesAtom,
  marketplaceDraftAtom,
  marketplaceLookupAtom,
} from './marketplace-warranty.ts';

const path = '/api/goods/getAmazonQuality';
const email = 'ada@example.com';

test('[SUP-01] a guest finds a marketplace order by number and email; repeated presses send one request', async () => {
  const { store, countOf } = openTestShop({ at: '/support/warranty' });
  store.set(changeMarketplaceDraft, { ordersn: ' 112-5550142-7301884 ', email: ` ${email}` });
  await Promise.all([store.set(findWarranty), store.set(findWarranty)]);
  expect(countOf(path)).toBe(1);
  expect(store.get(foundWarrantiesAtom)).toMatchObject({
    number: '112-5550142-7301884',
    warranties: [{ marketplace: 'Amazon', state: 'active' }],
  });
  store.set(findAnotherWarranty);
  expect([store.get(foundWarrantiesAtom), store.get(marketplaceDraftAtom).ordersn]).toEqual([null, '']);
  store.set(changeMarketplaceDraft, { ordersn: '114-5550107-2290461', email });
  await store.set(findWarranty);
  expect(store.get(foundWarrantiesAtom)?.warranties.map(({ state }) => state)).toEqual(['over', 'over']);
});

test('[SUP-01] the form keeps its fields when no warranty is found, and earlier results disappear', async () => {
  const { store } = openTestShop({ at: '/support/warranty' });
  store.set(changeMarketplaceDraft, { ordersn: '112-5550142-7301884', email });
  await store.set(findWarranty);
  const draft = { ordersn: '112-5550142-7301884', email: 'eve@example.com' };
  store.set(changeMarketplaceDraft, draft);
  await store.set(findWarranty);
  expect(store.get(marketplaceLookupAtom)).toMatchObject({ status: 'failed', failure: { kind: 'server' } });
  expect(store.get(marketplaceDraftAtom)).toEqual(draft);
  expect(store.get(foundWarrantiesAtom)).toBeNull();
});

test('[SUP-01] a late answer after a navigation or a logout shows no warranties', async () => {
  const { shop, waitForCall, release } = openWithHold('/support/warranty', '/goods/getAmazonQuality');
  const { store } = shop;
  store.set(changeMarketplaceDraft, { ordersn: '112-5550142-7301884', email });
  const finding = store.set(findWarranty);
  await waitForCall();
  store.set(navigate, '/support/faq');
  release();
  await finding;
  store.set(navigate, '/support/warranty');
  expect(store.get(foundWarrantiesAtom)).toBeNull();
  expect(store.get(marketplaceLookupAtom)).toEqual({ status: 'idle' });
});

test('[T03] a logout removes the results', async () => {
  const { store } = openTestShop({ ...member, at: '/support/warranty' });
  store.set(changeMarketplaceDraft, { ordersn: '112-5550142-7301884', email });
  await store.set(findWarranty);
  store.set(changeMarketplaceDraft, { ordersn: '114-5550107-2290461', email });
  expect(store.get(foundWarrantiesAtom)).not.toBeNull();
  await store.set(logOut);
  expect(store.get(foundWarrantiesAtom)).toBeNull();
  expect(store.get(marketplaceDraftAtom).ordersn).toBe('');
});
