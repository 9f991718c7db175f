import type { SeedGoods } from '../../seed/types.ts';
import type { Customer } from '../state/account.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { findGoods, presentGoods } from './goods.ts';

/** Maximum length of a customer's wishlist. */
export const wishesMaximum = 100;

/** Goods on the wishlist that are still in the shop, the latest first. */
export function wishesOf(world: World, customer: Customer): readonly SeedGoods[] {
  return presentGoods(world, world.state.wishes.get(customer.id) ?? []);
}

/** Goods on the list keep their position. @throws Refused goodsNotFound, wishlistFull */
export function addWish(world: World, customer: Customer, goodsId: number): void {
  findGoods(world, goodsId);
  const wishes = presentWishes(world, customer);
  if (wishes.includes(goodsId)) return;
  if (wishes.length >= wishesMaximum) throw new Refused('wishlistFull');
  world.state.wishes.set(customer.id, [goodsId, ...wishes]);
}

export function removeWish(world: World, customer: Customer, goodsId: number): void {
  const wishes = presentWishes(world, customer);
  world.state.wishes.set(
    customer.id,
    wishes.filter((id) => id !== goodsId),
  );
}

/**
 * Merges a guest's wishlist on top of the customer's; merging twice has no second effect.
 * @returns ids of the omitted goods
 */
export function joinWishes(world: World, customer: Customer, goodsIds: readonly number[]): readonly number[] {
  const present = new Set(presentGoods(world, goodsIds).map((goods) => goods.goodsId));
  const wishes = presentWishes(world, customer);
  const fresh = [...present].filter((id) => !wishes.includes(id)).slice(0, wishesMaximum - wishes.length);
  const allWishes = [...fresh, ...wishes];
  world.state.wishes.set(customer.id, allWishes);
  return [...new Set(goodsIds)].filter((id) => !allWishes.includes(id));
}

// Goods that left the shop do not count towards the limit.
function presentWishes(world: World, customer: Customer): readonly number[] {
  return wishesOf(world, customer).map((goods) => goods.goodsId);
}
