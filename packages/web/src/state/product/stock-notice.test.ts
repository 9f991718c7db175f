// @vitest-environment node
import { expect, test } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { faqsAtom } from './about-goods.ts';
import { askForNotice, noticesAtom } from './stock-notice.ts';

/** M990: none left. */
const at = '/detail?id=2191';

test('[BEY-04] a subscription is confirmed once, and the shop remembers it', async () => {
  const shop = openTestShop({ at });
  await Promise.all([
    shop.store.set(askForNotice, 'ada@example.com', 'backInStock'),
    shop.store.set(askForNotice, 'ada@example.com', 'backInStock'),
  ]);
  expect(shop.countOf('/api/goods/sendEmail')).toBe(1);
  expect(shop.store.get(noticesAtom).backInStock).toMatchObject({ status: 'noted' });
  shop.store.set(navigate, '/detail?id=1011');
  expect(shop.store.get(noticesAtom).backInStock).toEqual({ status: 'idle' });
});

test('[BEY-04] a refusal is said in the words of the shop, and silence of the shop in ours', async () => {
  const shop = openTestShop({ at });
  await shop.store.set(askForNotice, 'bounce@example.com', 'backInStock');
  expect(shop.store.get(noticesAtom).backInStock).toMatchObject({ status: 'refused' });
  const lost = openTestShop({ at, between: () => () => Promise.reject(new TypeError('down')) });
  await lost.store.set(askForNotice, 'ada@example.com', 'backInStock');
  expect(lost.store.get(noticesAtom).backInStock).toEqual({ status: 'unreachable' });
});

test('[BEY-04] the wish to hear of a sale is another one, and each goods have their own', async () => {
  const shop = openTestShop({ at: '/detail?id=1202' });
  await shop.store.set(askForNotice, 'ada@example.com', 'saleStart');
  expect(shop.store.get(noticesAtom)).toMatchObject({
    saleStart: { status: 'noted' },
    backInStock: { status: 'idle' },
  });
  shop.store.set(navigate, '/detail?id=1203');
  expect(shop.store.get(noticesAtom).saleStart).toEqual({ status: 'idle' });
  shop.store.set(navigate, '/detail?id=1202');
  expect(shop.store.get(noticesAtom).saleStart).toMatchObject({ status: 'noted' });
});

test('[DET-01] a product page has the questions of its kind; an unknown product asks for none', async () => {
  const faqs = await openTestShop({ at }).settled(faqsAtom);
  expect(faqs.status === 'ready' && faqs.value.length).toBeGreaterThan(0);
  const unknown = openTestShop({ at: '/detail?id=abc' });
  expect(await unknown.settled(faqsAtom)).toEqual({ status: 'ready', value: [] });
  expect(unknown.countOf('/api/goods/getFaqsByGoodsId')).toBe(0);
});
