import type { SeedGoods } from '../../seed/types.ts';
import type { Customer } from '../state/account.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { findGoods, presentGoods } from './goods.ts';

/** Most that one customer may wish for. */
export const wishesMaximum = 100;

/** Goods on the list that are still in the shop, the latest wish first. */
export function wishesOf(world: World, customer: Customer): readonly SeedGoods[] {
  return presentGoods(world, world.state.wishes.get(customer.id) ?? []);
}

/** What is there already stays where it is. @throws Refused goodsNotFound, wishlistFull */
export function addWish(world: World, customer: Customer, goodsId: number): void {
  findGoods(world, goodsId);
  const wishes = keptWishes(world, customer);
  if (wishes.includes(goodsId)) return;
  if (wishes.length >= wishesMaximum) throw new Refused('wishlistFull');
  world.state.wishes.set(customer.id, [goodsId, ...wishes]);
}

export function removeWish(world: World, customer: Customer, goodsId: number): void {
  const wishes = keptWishes(world, customer);
  world.state.wishes.set(
    customer.id,
    wishes.filter((id) => id !== goodsId),
  );
}

/**
 * Brings a guest's wishes home, on top of the customer's own; joining twice changes nothing.
 * @returns ids of the goods that were left out
 */
export function joinWishes(world: World, customer: Customer, goodsIds: readonly number[]): readonly number[] {
  const present = new Set(presentGoods(world, goodsIds).map((goods) => goods.goodsId));
  const wishes = keptWishes(world, customer);
  const fresh = [...present].filter((id) => !wishes.includes(id)).slice(0, wishesMaximum - wishes.length);
  const joined = [...fresh, ...wishes];
  world.state.wishes.set(customer.id, joined);
  return [...new Set(goodsIds)].filter((id) => !joined.includes(id));
}

// What left the shop takes no place on a list that is full.
function keptWishes(world: World, customer: Customer): readonly number[] {
  return wishesOf(world, customer).map((goods) => goods.goodsId);
}
