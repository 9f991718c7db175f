import type { SeedGoods } from '../../seed/types.ts';
import type { World } from '../state/world.ts';

const stockOfDisplay = { plenty: 50, low: 2, none: 0 } as const;

export function stockOf(world: World, goods: SeedGoods): number {
  const stock = world.state.stock.get(goods.goodsId);
  if (stock !== undefined) return stock;
  const display = world.state.display.stock;
  return display === 'seeded' ? goods.stock : stockOfDisplay[display];
}

/** Takes items from stock; a negative quantity returns them. */
export function takeFromStock(world: World, goods: SeedGoods, quantity: number): void {
  world.state.stock.set(goods.goodsId, stockOf(world, goods) - quantity);
}
