import { CartType, Flag } from '@signal-shop/sdk/contract';
import { messagesOf } from '../../messages/messages.ts';
import { unfinishedBundles } from '../../world/cart/bundles.ts';
import {
  addCartItem,
  buyNow,
  cartOf,
  deleteCartItem,
  guestLines,
  itemCount,
  joinCart,
  linesOf,
  setQuantities,
} from '../../world/cart/cart.ts';
import { priceLines } from '../../world/cart/cart-pricing.ts';
import {
  asCartLines,
  deleteSavedItem,
  joinSavedItems,
  moveToCart,
  savedLinesOf,
  saveForLater,
} from '../../world/cart/saved-items.ts';
import type { MemberCall } from '../dispatch/call.ts';
import { forAnyone, forMembers } from '../dispatch/call.ts';
import { toCartAnswer, toCartItem } from '../views/cart-views.ts';

/** Handlers of the cart and of the buy-now item. */
export const cartOperations = {
  getCart: forAnyone(
    'getCart',
    (call, { cartype = CartType.cart, items = [] }) => {
      const { world, customer } = call;
      const lines =
        customer === null ? guestLines(items, cartype) : linesOf(world, cartOf(world, customer), cartype);
      const priced = priceLines(world, lines);
      const unfinished = cartype === CartType.cart ? unfinishedBundles(world, priced) : [];
      return toCartAnswer(world, priced, call, unfinished);
    },
    'token-decides',
  ),

  addCartItem: forMembers('addCartItem', (call, { id, goods_number }) => {
    addCartItem(call.world, call.customer, id, goods_number);
    return { msg: messagesOf(call.locale).confirmations.addedToCart, number: piecesIn(call) };
  }),

  addBannerItem: forMembers('addBannerItem', (call, { goods_id }) => {
    addCartItem(call.world, call.customer, goods_id, 1);
    return { msg: messagesOf(call.locale).confirmations.addedToCart, number: piecesIn(call) };
  }),

  deleteCartItem: forMembers('deleteCartItem', (call, { id, cartype = CartType.cart }) => {
    deleteCartItem(call.world, call.customer, id, cartype);
    return { msg: messagesOf(call.locale).confirmations.removedFromCart, number: piecesIn(call, cartype) };
  }),

  joinCart: forMembers('joinCart', (call, { items, saved = [] }) => {
    const skippedIds = joinCart(call.world, call.customer, items);
    joinSavedItems(call.world, call.customer, saved);
    return {
      msg: messagesOf(call.locale).confirmations.cartJoined,
      number: piecesIn(call),
      skipped: [...skippedIds],
    };
  }),

  listSavedItems: forAnyone(
    'listSavedItems',
    (call, { items = [] }) => {
      const { world, customer } = call;
      const lines =
        customer === null
          ? items.map(({ id, goods_number }) => ({ goodsId: id, quantity: goods_number }))
          : savedLinesOf(world, customer);
      return { msg: priceLines(world, asCartLines(lines)).map((line) => toCartItem(world, line, call)) };
    },
    'token-decides',
  ),

  saveForLater: forMembers('saveForLater', (call, { id, goods_number = 1 }) => {
    saveForLater(call.world, call.customer, { id, goods_number });
    return { msg: messagesOf(call.locale).confirmations.savedForLater, number: piecesIn(call) };
  }),

  moveToCart: forMembers('moveToCart', (call, { id }) => {
    moveToCart(call.world, call.customer, id);
    return { msg: messagesOf(call.locale).confirmations.addedToCart, number: piecesIn(call) };
  }),

  deleteSavedItem: forMembers('deleteSavedItem', ({ world, locale, customer }, { id }) => {
    deleteSavedItem(world, customer, id);
    return { msg: messagesOf(locale).confirmations.savedItemRemoved };
  }),

  checkoutCart: forMembers(
    'checkoutCart',
    ({ world, locale, customer }, { params, cartype = CartType.cart }) => {
      setQuantities(world, customer, params, cartype);
      return { msg: messagesOf(locale).confirmations.quantitiesSaved };
    },
  ),

  buyNow: forAnyone(
    'buyNow',
    ({ world, locale, customer }, { id, goods_number, is_integral = Flag.no }) => {
      buyNow(world, customer, id, goods_number, is_integral === Flag.yes ? 'points' : 'bought');
      return { msg: messagesOf(locale).confirmations.itemReserved };
    },
    'token-decides',
  ),
};

function piecesIn({ world, customer }: MemberCall, type: CartType = CartType.cart): number {
  return itemCount(linesOf(world, cartOf(world, customer), type));
}
