// @vitest-environment node
import type { Banner } from '@signal-shop/sdk/contract';
import { BannerMarking } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { member, openTestShop } from '../../testing/test-shop.ts';
import { addBanner } from './banner.ts';
import { homeAtom } from './home.ts';
import { isLeavingForLogInAtom } from './leave-for-log-in.ts';
import { toastsAtom } from './notices.ts';

type Options = Parameters<typeof openTestShop>[0];

async function openBanner(options: Options = {}) {
  const shop = openTestShop({ at: '/', ...options });
  const bannersOf = () => {
    const { banners } = shop.store.get(homeAtom);
    return banners.status === 'ready' ? banners.value : [];
  };
  shop.store.sub(homeAtom, () => undefined);
  await expect.poll(() => bannersOf().length).toBeGreaterThan(0);
  const banner = bannersOf().find(({ marking }) => marking === BannerMarking.addToCart);
  if (banner === undefined) throw new Error('No banner adds to the cart.');
  return { ...shop, banner: banner satisfies Banner };
}

test('[HOME-03] a banner that adds to the cart warns a guest, and leads to log in', async () => {
  const shop = await openBanner();
  await shop.store.set(addBanner, shop.banner);
  expect(shop.store.get(toastsAtom)).toMatchObject([{ text: { id: 'notLoggedIn' } }]);
  expect(shop.store.get(isLeavingForLogInAtom)).toBe(true);
  expect(shop.countOf('/api/product/addCart')).toBe(0);
});

test('[HOME-03] a customer finds its goods in the cart; what is sold out is said', async () => {
  const shop = await openBanner(member);
  await shop.store.set(addBanner, shop.banner);
  expect(shop.countOf('/api/product/addCart')).toBe(1);
  expect(shop.store.get(toastsAtom)).toEqual([]);
  const soldOut = await openBanner({ ...member, scenarios: 'auth.customer,stock.out' });
  await soldOut.store.set(addBanner, soldOut.banner);
  expect(soldOut.store.get(toastsAtom)).toMatchObject([{ tone: 'warning', text: { id: 'outOfStock' } }]);
});
