import type { SeedGoods } from '../../seed/types.ts';
import type { World } from '../state/world.ts';

const shelfStock = { plenty: 50, low: 2, none: 0 } as const;

export function stockOf(world: World, goods: SeedGoods): number {
  const counted = world.state.stock.get(goods.goodsId);
  if (counted !== undefined) return counted;
  const shelf = world.state.display.stock;
  return shelf === 'seeded' ? goods.stock : shelfStock[shelf];
}

/** Takes items from stock; a negative quantity returns them. */
export function takeFromStock(world: World, goods: SeedGoods, quantity: number): void {
  world.state.stock.set(goods.goodsId, stockOf(world, goods) - quantity);
}
