// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { logOut } from '../session/session.ts';
import { purchaseAtom } from './purchase.ts';

const at = '/detail?id=1281';

test('[BEY-21] a customer who owns the goods learns when they bought them and until when they can review', async () => {
  const shop = openTestShop({ ...member, at });
  shop.store.sub(purchaseAtom, () => undefined);
  await vi.waitFor(() =>
    expect(shop.store.get(purchaseAtom)).toMatchObject({
      bought_at: expect.any(Number),
      reviewable: { ordersn: 'SG20260102000019' },
    }),
  );
  await shop.store.set(logOut);
  await vi.waitFor(() => expect(shop.store.get(purchaseAtom)).toBeNull());
});

test('[BEY-21] no request for guests', async () => {
  const shop = openTestShop({ at });
  expect(shop.store.get(purchaseAtom)).toBeNull();
  expect(shop.countOf('/api/goods/getUserInfo')).toBe(0);
});
