import type { SeedPrize } from '../../seed/rewards/types.ts';
import type { World } from '../state/world.ts';

/** Draws a prize with the probability of its weight. */
export function drawPrize(world: World, purpose: string, prizes: readonly SeedPrize[]): SeedPrize {
  const tickets = prizes.reduce((sum, { weight }) => sum + weight, 0);
  let ticket = Number.parseInt(world.draw(purpose, 8), 16) % tickets;
  for (const prize of prizes) {
    ticket -= prize.weight;
    if (ticket < 0) return prize;
  }
  throw new Error(`${purpose} has no prizes`);
}
