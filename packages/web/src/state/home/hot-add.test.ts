// @vitest-environment node
import { expect, test } from 'vitest';
import { losing } from '../../../testing/broken-answers.ts';
import { toastIds } from '../../../testing/shown-cart.ts';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { isCartDrawerOpenAtom } from '../cart/cart-drawer.ts';
import { cartCountAtom } from '../cart/cart-query.ts';
import { hotAtom } from './home-hot.ts';
import { addHotProduct, addingHotAtom } from './hot-add.ts';

async function openHot(options: Parameters<typeof openTestShop>[0] = {}) {
  const shop = openTestShop({ at: '/', ...options });
  shop.store.sub(hotAtom, () => undefined);
  shop.store.sub(cartCountAtom, () => undefined);
  const products = () => {
    const { hotProducts } = shop.store.get(hotAtom);
    return hotProducts.status === 'ready' ? hotProducts.value.flat() : [];
  };
  await expect.poll(() => products().length).toBeGreaterThan(0);
  const [product] = products();
  if (product === undefined) throw new Error('Nothing is popular.');
  return { ...shop, product, add: () => shop.store.set(addHotProduct, product) };
}

test('[HOME-04] adds popular goods to a guest’s and a customer’s cart once, also after repeated presses', async () => {
  for (const options of [{}, { ...member, scenarios: 'auth.customer,cart.empty' }]) {
    const shop = await openHot(options);
    await Promise.all([shop.add(), shop.add()]);
    await expect.poll(() => shop.store.get(cartCountAtom)).toBe(1);
    expect(shop.store.get(isCartDrawerOpenAtom)).toBe(true);
  }
});

test('[HOME-04] a popular product is pending until the cart contains it', async () => {
  const shop = await openHot();
  const adding = shop.add();
  expect([...shop.store.get(addingHotAtom)]).toEqual([shop.product.id]);
  await adding;
  expect(shop.store.get(addingHotAtom).size).toBe(0);
});

test('[HOME-04] [DET-02] popular goods that are out of stock show a message', async () => {
  const shop = await openHot({ scenarios: 'stock.out' });
  await shop.add();
  expect(toastIds(shop)).toEqual(['outOfStock']);
  expect(shop.store.get(isCartDrawerOpenAtom)).toBe(false);
});

test('[HOME-04] [CART-06] without an answer, nothing is added, and a retry works', async () => {
  const shop = await openHot({ ...member, between: losing('/product/addCart', 'request') });
  const before = shop.store.get(cartCountAtom);
  await shop.add();
  expect(toastIds(shop)).toEqual(['cartAddFailed']);
  await shop.add();
  await expect.poll(() => shop.store.get(cartCountAtom)).toBeGreaterThan(before);
});
