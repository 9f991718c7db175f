// @vitest-environment node
import { expect, test } from 'vitest';
import { losing } from '../../../testing/broken-answers.ts';
import { openTestShop, until } from '../../../testing/test-shop.ts';
import { categoriesAtom, retryCategories } from './site.ts';

test('[CAT-01] a menu that failed is read again, one that is here is not', async () => {
  const path = '/api/index/getCategoryList';
  const shop = openTestShop({ between: losing(path, 'answer') });
  await shop.settled(categoriesAtom);
  expect(shop.store.get(categoriesAtom).status).toBe('failed');
  shop.store.set(retryCategories);
  await until(shop.store, categoriesAtom, ({ status }) => status === 'ready');
  shop.store.set(retryCategories);
  expect(shop.store.get(categoriesAtom).status).toBe('ready');
  expect(shop.countOf(path)).toBe(2);
});
