import { checkQuantity, findGoods, maximumOf, presentGoods } from '../catalogue/goods.ts';
import { stockOf } from '../catalogue/stock.ts';
import type { Customer } from '../state/account.ts';
import type { CartLine, SavedLine } from '../state/cart.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { addCartItem, cartOf, linesMaximum } from './cart.ts';

/** An entry of a guest, or of a request. */
export interface SavedEntry {
  readonly id: number;
  readonly goods_number: number;
}

/** The goods that a customer has saved for later, newest first, without goods that left the shop. */
export function savedLinesOf(world: World, customer: Customer): readonly SavedLine[] {
  return cartOf(world, customer).saved.filter(({ goodsId }) => presentGoods(world, [goodsId]).length > 0);
}

/** Saved lines as those of a cart, to price them. */
export function asCartLines(lines: readonly SavedLine[]): readonly CartLine[] {
  return lines.map((line) => ({ ...line, kind: 'bought' }));
}

/**
 * Moves a line from the cart to the saved ones; without such a line, saves the given quantity. Gifts and lines paid in
 * points stay in the cart.
 * @throws Refused goodsNotFound, addFailed (the list is full)
 */
export function saveForLater(world: World, customer: Customer, { id, goods_number }: SavedEntry): void {
  findGoods(world, id);
  const cart = cartOf(world, customer);
  const line = cart.lines.find(({ goodsId, kind }) => goodsId === id && kind === 'bought');
  const saved = savedLinesOf(world, customer);
  const quantity = Math.max(line?.quantity ?? goods_number, quantityIn(saved, id));
  const others = saved.filter(({ goodsId }) => goodsId !== id);
  if (others.length >= linesMaximum) throw new Refused('addFailed');
  cart.saved = [{ goodsId: id, quantity }, ...others];
  cart.lines = cart.lines.filter((one) => one !== line);
}

/**
 * Moves saved goods to the cart, as many as can be ordered.
 * @throws Refused cartItemNotFound, outOfStock, quantityExceedsMaximum (the cart has all that can be ordered), addFailed
 */
export function moveToCart(world: World, customer: Customer, goodsId: number): void {
  const quantity = quantityIn(savedLinesOf(world, customer), goodsId);
  if (quantity === 0) throw new Refused('cartItemNotFound');
  const goods = findGoods(world, goodsId);
  const present = cartOf(world, customer).lines.find((line) => line.goodsId === goodsId)?.quantity ?? 0;
  checkQuantity(world, goods, present + 1);
  const left = Math.min(stockOf(world, goods), maximumOf(world, goods)) - present;
  addCartItem(world, customer, goodsId, Math.min(quantity, left));
  deleteSavedItem(world, customer, goodsId);
}

export function deleteSavedItem(world: World, customer: Customer, goodsId: number): void {
  const cart = cartOf(world, customer);
  cart.saved = cart.saved.filter((line) => line.goodsId !== goodsId);
}

/** Merges what a guest has saved; merging twice has no second effect. Goods that left the shop are dropped. */
export function joinSavedItems(world: World, customer: Customer, entries: readonly SavedEntry[]): void {
  const before = savedLinesOf(world, customer);
  const fresh: SavedLine[] = [];
  for (const { id, goods_number } of entries) {
    if (presentGoods(world, [id]).length === 0 || fresh.some(({ goodsId }) => goodsId === id)) continue;
    fresh.push({ goodsId: id, quantity: Math.max(goods_number, quantityIn(before, id)) });
  }
  const others = before.filter(({ goodsId }) => fresh.every((line) => line.goodsId !== goodsId));
  cartOf(world, customer).saved = [...fresh, ...others].slice(0, linesMaximum);
}

function quantityIn(lines: readonly SavedLine[], goodsId: number): number {
  return lines.find((line) => line.goodsId === goodsId)?.quantity ?? 0;
}
