import { CartType } from '@signal-shop/sdk/contract';
import { checkQuantity, findGoods, maximumOf, pointsPriceOf } from '../catalogue/goods.ts';
import { stockOf } from '../catalogue/stock.ts';
import type { Customer } from '../state/account.ts';
import type { Cart, CartLine } from '../state/cart.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';

/** An entry of a guest's cart: `type` is the cart it belongs to, ordinary or buy now. */
export interface TemporaryEntry {
  readonly id: number;
  readonly goods_number: number;
  readonly type: CartType;
}

export interface QuantityChange {
  readonly goods_id: number;
  readonly goods_number: number;
}

/** The maximum of lines in a cart, and of those saved for later. */
export const linesMaximum = 100;
const quantityMaximum = 99;

/** The customer's cart, created on first use. */
export function cartOf(world: World, customer: Customer): Cart {
  const existingCart = world.state.carts.get(customer.id);
  if (existingCart !== undefined) return existingCart;
  const cart: Cart = { lines: [], buyNow: null, saved: [] };
  world.state.carts.set(customer.id, cart);
  return cart;
}

/** The lines of one of the two carts, without goods that left the shop. */
export function linesOf(world: World, cart: Cart, type: CartType): readonly CartLine[] {
  const lines = type === CartType.buyNow ? buyNowLines(cart) : cart.lines;
  const { goods } = world.shop;
  const { gone } = world.state;
  return lines.filter(({ goodsId }) => goods.has(goodsId) && !gone.has(goodsId));
}

/** A guest's entries as lines of one of the two carts; quantities of the same goods are summed. */
export function guestLines(entries: readonly TemporaryEntry[], type: CartType): readonly CartLine[] {
  let lines: readonly CartLine[] = [];
  for (const { id, goods_number, type: entryType } of entries) {
    if (entryType !== type) continue;
    const present = lines.find((line) => line.goodsId === id)?.quantity ?? 0;
    lines = withQuantity(lines, id, Math.min(present + goods_number, quantityMaximum));
  }
  return lines;
}

/** The number of items in the cart: the sum of all quantities. */
export function itemCount(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/**
 * Adds to the quantity in the cart.
 * @throws Refused goodsNotFound, outOfStock, quantityExceedsMaximum, quantityBelowOne, addFailed (the cart is full)
 */
export function addCartItem(world: World, customer: Customer, goodsId: number, quantity: number): void {
  const goods = findGoods(world, goodsId);
  if (quantity < 1) throw new Refused('quantityBelowOne');
  const cart = cartOf(world, customer);
  const present = quantityIn(cart, goodsId);
  if (hasGift(cart.lines, goodsId)) throw new Refused('quantityExceedsMaximum');
  checkQuantity(world, goods, present + quantity);
  if (present === 0 && isFull(world, cart)) throw new Refused('addFailed');
  cart.lines = withQuantity(cart.lines, goodsId, present + quantity);
  dropStockOnce(world, goodsId);
}

/** @throws Refused cartItemNotFound */
export function deleteCartItem(world: World, customer: Customer, goodsId: number, type: CartType): void {
  const cart = cartOf(world, customer);
  if (!linesOf(world, cart, type).some((line) => line.goodsId === goodsId))
    throw new Refused('cartItemNotFound');
  if (type === CartType.buyNow) cart.buyNow = null;
  else cart.lines = cart.lines.filter((line) => line.goodsId !== goodsId);
}

/**
 * Sets several quantities, all of them or none.
 * @throws Refused cartEmpty, cartItemNotFound, outOfStock, quantityExceedsMaximum, quantityBelowOne
 */
export function setQuantities(
  world: World,
  customer: Customer,
  quantities: readonly QuantityChange[],
  type: CartType,
): void {
  const cart = cartOf(world, customer);
  const lines = linesOf(world, cart, type);
  if (lines.length === 0 || quantities.length === 0) throw new Refused('cartEmpty');
  for (const { goods_id, goods_number } of quantities) {
    const goods = world.shop.goods.get(goods_id);
    if (goods === undefined || !lines.some((line) => line.goodsId === goods_id)) {
      throw new Refused('cartItemNotFound');
    }
    const line = lines.find(({ goodsId }) => goodsId === goods_id);
    if (line?.kind === 'gift' && goods_number > line.quantity) throw new Refused('quantityExceedsMaximum');
    checkQuantity(world, goods, goods_number);
  }
  for (const { goods_id, goods_number } of quantities) {
    if (type === CartType.buyNow) cart.buyNow = withNumber(cart.buyNow, goods_number);
    else cart.lines = withQuantity(cart.lines, goods_id, goods_number);
  }
}

/**
 * Merges a guest's cart into the customer's. Of each goods the larger quantity wins, so merging twice has no second
 * effect; goods that cannot be bought are left out.
 * @returns ids of the goods that were left out
 */
export function joinCart(
  world: World,
  customer: Customer,
  entries: readonly TemporaryEntry[],
): readonly number[] {
  const cart = cartOf(world, customer);
  const skippedIds = new Set<number>();
  for (const { id, goods_number, type } of entries) {
    const goods = world.state.gone.has(id) ? undefined : world.shop.goods.get(id);
    const most = goods === undefined ? 0 : Math.min(stockOf(world, goods), maximumOf(world, goods));
    const present = quantityIn(cart, id);
    const hasRoom = present > 0 ? !hasGift(cart.lines, id) : !isFull(world, cart);
    if (most <= 0 || goods_number < 1 || (type === CartType.cart && !hasRoom)) {
      skippedIds.add(id);
    } else if (type === CartType.buyNow) {
      cart.buyNow = boughtLine(id, Math.min(goods_number, most));
    } else {
      cart.lines = withQuantity(cart.lines, id, Math.min(Math.max(present, goods_number), most));
      dropStockOnce(world, id);
    }
  }
  return [...skippedIds];
}

/**
 * Stores the line to buy now; a guest's is only validated, because the guest's cart is in a cookie.
 * @throws Refused goodsNotFound, notForPoints, outOfStock, quantityExceedsMaximum, quantityBelowOne
 */
export function buyNow(
  world: World,
  customer: Customer | null,
  goodsId: number,
  quantity: number,
  kind: 'bought' | 'points',
): void {
  const goods = findGoods(world, goodsId);
  if (kind === 'points' && pointsPriceOf(world, goods) === null) throw new Refused('notForPoints');
  checkQuantity(world, goods, quantity);
  if (customer !== null) cartOf(world, customer).buyNow = { goodsId, quantity, kind };
}

/** Removes the lines that became an order. */
export function emptyCart(cart: Cart, type: CartType): void {
  if (type === CartType.buyNow) cart.buyNow = null;
  else cart.lines = [];
}

/** Goods that left the shop take no place. */
function isFull(world: World, cart: Cart): boolean {
  return linesOf(world, cart, CartType.cart).length >= linesMaximum;
}

/** A gift is one line with its quantity: more of the same goods would be free as well. */
function hasGift(lines: readonly CartLine[], goodsId: number): boolean {
  return lines.some((line) => line.goodsId === goodsId && line.kind === 'gift');
}

function quantityIn(cart: Cart, goodsId: number): number {
  return cart.lines.find((line) => line.goodsId === goodsId)?.quantity ?? 0;
}

function withQuantity(lines: readonly CartLine[], goodsId: number, quantity: number): readonly CartLine[] {
  if (!lines.some((line) => line.goodsId === goodsId)) return [...lines, boughtLine(goodsId, quantity)];
  return lines.map((line) => (line.goodsId === goodsId ? { ...line, quantity } : line));
}

/** The buy-now line with another quantity; it is still paid in the same way. */
function withNumber(line: CartLine | null, quantity: number): CartLine | null {
  return line && { ...line, quantity };
}

function boughtLine(goodsId: number, quantity: number): CartLine {
  return { goodsId, quantity, kind: 'bought' };
}

function buyNowLines(cart: Cart): readonly CartLine[] {
  return cart.buyNow === null ? [] : [cart.buyNow];
}

/** For the scenario of stock that drops: these goods sell out once while they are in the cart. */
export function dropStockOnce(world: World, goodsId: number): void {
  if (!world.state.surprises.stockDropsInCart) return;
  world.state.surprises.stockDropsInCart = false;
  world.state.stock.set(goodsId, 0);
}
