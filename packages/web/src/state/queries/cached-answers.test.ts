// @vitest-environment node
import { expect, test } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { goodsAtom } from '../product/product.ts';

test.each([
  { line: 'without a network', isOnline: false },
  { line: 'with a network', isOnline: true },
])('[BEY-14] [E08] $line a countdown of the sale runs on a product page: $isOnline', async ({ isOnline }) => {
  const shop = openTestShop({ at: '/detail?id=1011', scenarios: 'flash.open' });
  Object.assign(shop.environment, { isOnline: () => isOnline });
  const result = await shop.settled(goodsAtom);
  const endsAtMs =
    result.status === 'ready' && result.value.status === 'found' ? result.value.flashEndsAtMs : undefined;
  expect(endsAtMs !== null).toBe(isOnline);
});
