// @vitest-environment node
import { expect, test } from 'vitest';
import { losing } from '../../../testing/broken-answers.ts';
import { openTestShop, until } from '../../../testing/test-shop.ts';
import { categoriesAtom, refetchCategories } from './site.ts';

test('[CAT-01] refetches a failed menu, but not a loaded one', async () => {
  const path = '/api/index/getCategoryList';
  const shop = openTestShop({ between: losing(path, 'answer') });
  await shop.settled(categoriesAtom);
  expect(shop.store.get(categoriesAtom).status).toBe('failed');
  shop.store.set(refetchCategories);
  await until(shop.store, categoriesAtom, ({ status }) => status === 'ready');
  shop.store.set(refetchCategories);
  expect(shop.store.get(categoriesAtom).status).toBe('ready');
  expect(shop.countOf(path)).toBe(2);
});
