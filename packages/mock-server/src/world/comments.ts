import type { SeedComment, SeedGoods } from '../seed/types.ts';
import type { World } from './world.ts';

/** All comments on the model, whatever colour they were written under. */
export function commentsOf(world: World, goods: SeedGoods): readonly SeedComment[] {
  if (world.state.display.detail === 'bare') return [];
  return world.shop.comments.get(goods.model) ?? [];
}

/** What all who wrote about the model give it: one decimal, 0 without comments. */
export function ratingOf(world: World, goods: SeedGoods): number {
  return world.state.display.detail === 'bare' ? 0 : goods.rating;
}

export function averageStars(comments: readonly SeedComment[]): number {
  if (comments.length === 0) return 0;
  const sum = comments.reduce((stars, comment) => stars + comment.stars, 0);
  return Math.round((sum / comments.length) * 10) / 10;
}
