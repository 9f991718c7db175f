// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { categoryAtom, keywordsAtom, listingAtom } from '../catalogue/listing.ts';
import { toggleWish } from '../catalogue/wishes.ts';
import { addShownGoods } from '../product/buy.ts';
import { goodsAtom, shownGoodsAtom } from '../product/product.ts';
import {
  chooseConsent,
  closeConsent,
  consentAtom,
  isConsentOpenAtom,
  reopenConsent,
  track,
} from './consent.ts';
import { itemEvent } from './item-event.ts';
import { listEvent } from './list-event.ts';

const itemEventAtom = itemEvent(shownGoodsAtom);
const listEventAtom = listEvent({ categoryAtom, keywordsAtom, listingAtom });
const wish = { name: 'add_to_wishlist', parameters: { item_id: '1011' } } as const;

test('[BEY-09] records no event before consent, also not afterwards', () => {
  const { store, outside } = openTestShop();
  expect(store.get(consentAtom)).toBeNull();
  expect(store.get(isConsentOpenAtom)).toBe(true);
  store.set(track, wish);
  store.set(chooseConsent, 'granted');
  expect(outside.analyticsEvents).toEqual([]);
  store.set(track, wish);
  expect(outside.analyticsEvents).toEqual([wish]);
});

test('[BEY-09] the choice is stored in a cookie, closes the banner, and can be changed', () => {
  const { store, jar, outside } = openTestShop();
  store.set(chooseConsent, 'granted');
  expect(jar.cookie).toContain('consent=granted');
  expect(store.get(isConsentOpenAtom)).toBe(false);
  store.set(reopenConsent);
  expect(store.get(isConsentOpenAtom)).toBe(true);
  store.set(closeConsent);
  expect(store.get(consentAtom)).toBe('granted');
  store.set(reopenConsent);
  store.set(chooseConsent, 'denied');
  store.set(track, wish);
  expect(outside.analyticsEvents).toEqual([]);
  expect(store.get(isConsentOpenAtom)).toBe(false);
});

test.each(['yes', '', 'GRANTED', '%'])('[BEY-09] [STATE-01] the cookie %j is not a consent', (value) => {
  const { store, outside } = openTestShop({ cookies: `consent=${value}` });
  store.set(track, wish);
  expect(outside.analyticsEvents).toEqual([]);
  expect(store.get(isConsentOpenAtom)).toBe(true);
});

test('[BEY-09] a product page records view_item and add_to_cart with price, currency and quantity', async () => {
  const { store, settled, outside } = openTestShop({ at: '/detail?id=1201', cookies: 'consent=granted' });
  await settled(goodsAtom);
  expect(store.get(itemEventAtom)).toMatchObject({
    name: 'view_item',
    parameters: { currency: 'USD', items: [{ item_id: '1201', quantity: 1 }] },
  });
  await store.set(addShownGoods);
  const event = store.get(itemEventAtom);
  expect(outside.analyticsEvents).toEqual([{ name: 'add_to_cart', parameters: event?.parameters }]);
});

test('[BEY-09] a failed addition is not recorded', async () => {
  const { store, settled, outside } = openTestShop({
    at: '/detail?id=1201',
    cookies: 'consent=granted',
    scenarios: 'stock.out',
  });
  await settled(goodsAtom);
  await store.set(addShownGoods);
  expect(outside.analyticsEvents).toEqual([]);
});

test('[BEY-09] a search records the results and not the search terms', async () => {
  const { store } = openTestShop({ at: '/product?keywords=ada@example.com wireless' });
  store.sub(listEventAtom, () => undefined);
  await vi.waitFor(() => expect(store.get(listEventAtom)).not.toBeNull());
  expect(JSON.stringify(store.get(listEventAtom))).not.toContain('ada');
  expect(store.get(listEventAtom)).toMatchObject({ parameters: { item_list_id: 'search' } });
});

test('[BEY-09] records adding a wish once, and not its removal', async () => {
  const { store, outside } = openTestShop({ cookies: 'consent=granted' });
  await store.set(toggleWish, 1011);
  await store.set(toggleWish, 1011);
  expect(outside.analyticsEvents).toEqual([wish]);
});
