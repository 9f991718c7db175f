// @vitest-environment node
import type { Banner } from '@signal-shop/sdk/contract';
import { BannerMarking } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { holding, losing } from '../../../testing/broken-answers.ts';
import { readyCart, toastIds } from '../../../testing/shown-cart.ts';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { cartAtoms } from '../cart/cart.ts';
import { isCartDrawerOpenAtom } from '../cart/cart-drawer.ts';
import { navigate } from '../core/location.ts';
import { toastsAtom } from '../core/notices.ts';
import { isLeavingForLogInAtom } from '../session/leave-for-log-in.ts';
import { addBanner } from './banner.ts';
import { bannersAtom } from './home.ts';

type Options = Parameters<typeof openTestShop>[0];

async function openBanner(options: Options = {}) {
  const shop = openTestShop({ at: '/', ...options });
  const bannersOf = () => {
    const banners = shop.store.get(bannersAtom);
    return banners.status === 'ready' ? banners.value : [];
  };
  shop.store.sub(bannersAtom, () => undefined);
  await expect.poll(() => bannersOf().length).toBeGreaterThan(0);
  const banner = bannersOf().find(({ marking }) => marking === BannerMarking.addToCart);
  if (banner === undefined) throw new Error('No banner adds to the cart.');
  return { ...shop, banner: banner satisfies Banner };
}

test('[HOME-03] a banner that adds to the cart warns a guest and redirects to the login page', async () => {
  const shop = await openBanner();
  await shop.store.set(addBanner, shop.banner);
  expect(shop.store.get(toastsAtom)).toMatchObject([{ text: { id: 'notLoggedIn' } }]);
  expect(shop.store.get(isLeavingForLogInAtom)).toBe(true);
  expect(shop.countOf('/api/product/addBannerCart')).toBe(0);
});

test('[HOME-03] [CART-10] adds a customer’s goods to the cart; sold-out goods show a message', async () => {
  const shop = await openBanner(member);
  await shop.store.set(addBanner, shop.banner);
  expect(shop.countOf('/api/product/addBannerCart')).toBe(1);
  expect(shop.store.get(isCartDrawerOpenAtom)).toBe(true);
  expect(shop.store.get(toastsAtom)).toEqual([]);
  const soldOut = await openBanner({ ...member, scenarios: 'auth.customer,stock.out' });
  await soldOut.store.set(addBanner, soldOut.banner);
  expect(soldOut.store.get(toastsAtom)).toMatchObject([{ tone: 'warning', text: { id: 'outOfStock' } }]);
});

test('[CART-10] pressing a banner twice adds one piece; a later press adds another', async () => {
  const shop = await openBanner(member);
  const press = () => shop.store.set(addBanner, shop.banner);
  await Promise.all([press(), press()]);
  expect(shop.countOf('/api/product/addBannerCart')).toBe(1);
  await press();
  expect(shop.countOf('/api/product/addBannerCart')).toBe(2);
});

test('[CART-10] without an answer, a banner shows that nothing was added', async () => {
  const shop = await openBanner({ ...member, between: losing('/product/addBannerCart', 'request') });
  await shop.store.set(addBanner, shop.banner);
  expect(toastIds(shop)).toEqual(['cartAddFailed']);
  expect(shop.store.get(isCartDrawerOpenAtom)).toBe(false);
});

test('[CART-10] [N02] after a lost answer, the next press adds nothing twice', async () => {
  const shop = await openBanner({
    ...member,
    scenarios: 'auth.customer,cart.empty',
    between: losing('/product/addBannerCart', 'answer'),
  });
  await shop.settled(cartAtoms.cart);
  await shop.store.set(addBanner, shop.banner);
  expect(toastIds(shop)).toEqual(['cartAddFailed']);
  await shop.store.set(addBanner, shop.banner);
  expect((await readyCart(shop)).lines.map(({ quantity }) => quantity)).toEqual([1]);
  await shop.store.set(addBanner, shop.banner);
  expect((await readyCart(shop)).lines.map(({ quantity }) => quantity)).toEqual([2]);
});

test('[CART-10] [N02] of two banners with lost answers, the first can be pressed again and adds nothing twice', async () => {
  const losingOf = (id: number) =>
    losing('/product/addBannerCart', 'answer', async (request) => (await request.json()).goods_id === id);
  const shop = await openBanner({
    ...member,
    scenarios: 'auth.customer,cart.empty',
    between: (server) => losingOf(1031)(losingOf(2161)(server)),
  });
  await shop.settled(cartAtoms.cart);
  for (const goods_id of [1031, 2161, 1031]) {
    expect(shop.store.get(isCartDrawerOpenAtom)).toBe(false);
    await shop.store.set(addBanner, { ...shop.banner, goods_id });
  }
  const { lines } = await readyCart(shop);
  expect(lines.map(({ item, quantity }) => [item.goods_id, quantity])).toEqual([
    [1031, 1],
    [2161, 1],
  ]);
});

test('[CART-10] a late answer opens no drawer over another page', async () => {
  const hold = holding('/product/addBannerCart');
  const shop = await openBanner({ ...member, between: hold.between });
  const adding = shop.store.set(addBanner, shop.banner);
  shop.store.set(navigate, '/policy');
  hold.release();
  await adding;
  expect(shop.store.get(isCartDrawerOpenAtom)).toBe(false);
  expect(toastIds(shop)).toEqual(['addedToCart']);
});
