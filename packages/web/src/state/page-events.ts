import { atom } from 'jotai';
import { shownKindAtom } from './cart-kind.ts';
import { pricedCarts } from './cart-source.ts';
import { currencies, eventItem, totalOf } from './event-items.ts';
import { localeAtom } from './language.ts';
import { categoryAtom, keywordsAtom, listingAtom } from './listing.ts';
import { paymentResultAtom } from './payment-result.ts';
import { goodsAtom } from './product.ts';
import type { EventItem, ShopEvent } from './shop-events.ts';

const currencyAtom = atom((get) => currencies[get(localeAtom)]);

/** A listing is looked at. What was searched for is nobody's business. */
export const listEventAtom = atom((get): ShopEvent | null => {
  const listing = get(listingAtom);
  if (listing.status !== 'ready') return null;
  const otherwise = get(keywordsAtom) === '' ? 'all' : 'search';
  const items = listing.view.goods.map((goods) => eventItem(goods, goods.goods_price));
  const listId = String(get(categoryAtom)?.path.at(-1)?.id ?? otherwise);
  return { name: 'view_item_list', parameters: { item_list_id: listId, items } };
});

/** Goods are looked at. */
export const itemEventAtom = atom((get): ShopEvent | null => {
  const found = get(goodsAtom);
  if (found.status !== 'ready' || found.value.status !== 'found') return null;
  const { goods } = found.value;
  return { name: 'view_item', parameters: valued(get(currencyAtom), [eventItem(goods, goods.goods_price)]) };
});

const cartItemsAtom = atom((get): readonly EventItem[] => {
  const cart = get(pricedCarts[get(shownKindAtom)]);
  if (cart.status !== 'ready') return [];
  return cart.value.items.map((item) => eventItem(item, item.price, item.goods_number));
});

/** A cart is looked at. */
export const cartEventAtom = atom((get): ShopEvent | null => {
  const items = get(cartItemsAtom);
  return items.length === 0 ? null : { name: 'view_cart', parameters: valued(get(currencyAtom), items) };
});

/** The address step is open. */
export const checkoutEventAtom = atom((get): ShopEvent | null => {
  const items = get(cartItemsAtom);
  return items.length === 0 ? null : { name: 'begin_checkout', parameters: valued(get(currencyAtom), items) };
});

/** An order is paid. Who counts knows it again by its number when the page is opened once more. */
export const purchaseEventAtom = atom((get): ShopEvent | null => {
  const result = get(paymentResultAtom);
  if (result.status !== 'ready' || result.value.status !== 'succeeded') return null;
  const { ordersn, money, lines } = result.value.order;
  const items = lines.map((line) =>
    eventItem(
      { goods_id: line.goods_id, name: line.goods_name, goods_color: line.goods_color },
      line.price,
      line.goodsnumber,
    ),
  );
  const parameters = { transaction_id: ordersn, currency: get(currencyAtom), value: money, items };
  return { name: 'purchase', parameters };
});

function valued(currency: string, items: readonly EventItem[]) {
  return { currency, value: totalOf(items), items };
}
