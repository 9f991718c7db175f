// @vitest-environment node
import type { Remote } from '@signal-shop/ui/remote.ts';
import type { Atom } from 'jotai';
import { expect, test } from 'vitest';
import { readyCart } from '../../../testing/shown-cart.ts';
import { openTestShop, until } from '../../../testing/test-shop.ts';
import { itemEvent } from '../analytics/item-event.ts';
import { locationAtom, navigate } from '../core/location.ts';
import { faqsAtom, relatedAtom } from './about-goods.ts';
import { addShownGoods, buyStateAtom, changeBuyQuantity, quantityAtom } from './buy.ts';
import { goodsAtom, pendingVariantAtom, shownGoodsAtom } from './product.ts';

const itemEventAtom = itemEvent(shownGoodsAtom);

/** The additional data of the product page. */
const beside: readonly Atom<Remote<unknown>>[] = [relatedAtom, faqsAtom];

/** Four colors of one model, and another product. */
const ember = 1011;
const others = 1202;

async function showColour(options: Parameters<typeof openTestShop>[0] = {}) {
  const shop = openTestShop({ at: `/detail?id=${ember}`, ...options });
  await shop.settled(goodsAtom);
  const other = shop.store.get(shownGoodsAtom)?.colours.find((colour) => colour.goods_id !== ember);
  if (other === undefined) throw new Error('The model has one colour only');
  const choose = () => shop.store.set(navigate, `/detail?id=${other.goods_id}`, { stay: true });
  return { shop, other: other.goods_id, choose };
}

const idOf = (goods: { readonly goods_id: number } | null) => goods?.goods_id;

test('[DET-01] the previous product stays visible until the other color is loaded', async () => {
  const { shop, other, choose } = await showColour();
  await shop.settled(relatedAtom);
  await shop.settled(faqsAtom);
  const event = shop.store.get(itemEventAtom);
  choose();
  expect(idOf(shop.store.get(shownGoodsAtom))).toBe(ember);
  expect(shop.store.get(pendingVariantAtom)).toBe(other);
  expect(shop.store.get(itemEventAtom)).toBe(event);
  for (const of of beside) expect(shop.store.get(of).status).toBe('ready');
  await until(shop.store, shownGoodsAtom, (goods) => idOf(goods) === other);
  expect(shop.store.get(pendingVariantAtom)).toBeNull();
  expect(shop.store.get(relatedAtom).status).toBe('ready');
  expect(shop.store.get(faqsAtom).status).toBe('ready');
});

test('[DET-01] a product that is no color of the previous one shows its loading state', async () => {
  const { shop } = await showColour();
  for (const of of beside) await shop.settled(of);
  shop.store.set(navigate, `/detail?id=${others}`);
  for (const of of [goodsAtom, ...beside]) expect(shop.store.get(of)).toEqual({ status: 'loading' });
  expect(shop.store.get(pendingVariantAtom)).toBeNull();
  await until(shop.store, shownGoodsAtom, (goods) => idOf(goods) === others);
});

test('[DET-01] an unknown color shows its own error only', async () => {
  const shop = openTestShop({ at: '/detail?id=99999' });
  await shop.settled(goodsAtom);
  shop.store.set(navigate, `/detail?id=${ember}`);
  expect(shop.store.get(goodsAtom)).toEqual({ status: 'loading' });
  await until(shop.store, shownGoodsAtom, (goods) => idOf(goods) === ember);
});

test('[NAV-02] choosing a color replaces the history entry, and does not scroll', async () => {
  const { shop, other, choose } = await showColour();
  shop.store.set(navigate, '/product');
  shop.store.set(navigate, `/detail?id=${ember}`);
  choose();
  expect(shop.address()).toBe(`/detail?id=${other}`);
  expect(shop.store.get(locationAtom).arrival).toBe('STAY');
  shop.store.set(navigate, `/detail?id=${ember}`, { replace: true });
  expect(shop.store.get(locationAtom).arrival).toBe('REPLACE');
  shop.back();
  expect(shop.address()).toBe('/product');
});

test('[DET-02] the quantity survives a change of the color, limited by its stock', async () => {
  const { shop, other, choose } = await showColour();
  shop.store.set(changeBuyQuantity, 3);
  shop.world.state.stock.set(other, 2);
  choose();
  expect(shop.store.get(quantityAtom)).toBe(3);
  await until(shop.store, shownGoodsAtom, (goods) => idOf(goods) === other);
  expect(shop.store.get(quantityAtom)).toBe(2);
  shop.store.set(navigate, `/detail?id=${ember}`, { stay: true });
  await until(shop.store, shownGoodsAtom, (goods) => idOf(goods) === ember);
  expect(shop.store.get(quantityAtom)).toBe(3);
  shop.store.set(navigate, `/detail?id=${others}`);
  await until(shop.store, shownGoodsAtom, (goods) => idOf(goods) === others);
  expect(shop.store.get(quantityAtom)).toBe(1);
});

test('[CART-06] adding while a color is loading adds that color', async () => {
  const { shop, other, choose } = await showColour();
  shop.store.set(changeBuyQuantity, 2);
  choose();
  const adding = shop.store.set(addShownGoods);
  expect(shop.store.get(buyStateAtom)).toEqual({ status: 'adding' });
  await adding;
  const { lines } = await readyCart(shop);
  expect(lines.map(({ item, quantity }) => [item.goods_id, quantity])).toEqual([[other, 2]]);
});

test('[CART-06] adding fails if the other color is discontinued', async () => {
  const { shop, other, choose } = await showColour();
  shop.world.state.gone.add(other);
  choose();
  await shop.store.set(addShownGoods);
  expect(shop.store.get(buyStateAtom)).toEqual({ status: 'idle' });
  expect(shop.countOf('/api/product/addCart')).toBe(0);
  expect(await shop.settled(goodsAtom)).toEqual({ status: 'ready', value: { status: 'notFound' } });
});
