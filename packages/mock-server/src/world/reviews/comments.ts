import { daySeconds } from '@signal-shop/sdk/rules/time';
import type { SeedComment, SeedGoods } from '../../seed/types.ts';
import { noPicture, photographOfScene } from '../catalogue/shown-picture.ts';
import type { Customer } from '../state/account.ts';
import { Refused } from '../state/refused.ts';
import type { WrittenReview } from '../state/reviews.ts';
import type { World } from '../state/world.ts';
import { isReviewed, publishedReviews } from './reviews.ts';

/** A seed comment, or a review that a customer wrote in this world. */
export type GoodsComment = SeedComment | WrittenReview;

/** All comments on the model, of all its colors. */
export function commentsOf(world: World, goods: SeedGoods): readonly GoodsComment[] {
  if (world.state.display.detail === 'bare') return [];
  const seeded = world.shop.comments.get(goods.model) ?? [];
  return isReviewed(world, goods) ? [...seeded, ...publishedReviews(world, goods)] : seeded;
}

/** The average rating of the model: one decimal, 0 without comments. */
export function ratingOf(world: World, goods: SeedGoods): number {
  if (world.state.display.detail === 'bare') return 0;
  return isReviewed(world, goods) ? averageStars(commentsOf(world, goods)) : goods.rating;
}

export function averageStars(comments: readonly Pick<GoodsComment, 'stars'>[]): number {
  if (comments.length === 0) return 0;
  const sum = comments.reduce((stars, comment) => stars + comment.stars, 0);
  return Math.round((sum / comments.length) * 10) / 10;
}

export function isWritten(comment: GoodsComment): comment is WrittenReview {
  return 'lineId' in comment;
}

/** Seconds since 1970. Seed comments have a fixed age, independent of the clock. */
export function writtenAt(world: World, comment: GoodsComment): number {
  return isWritten(comment) ? comment.time : world.clock.seconds() - comment.daysAgo * daySeconds;
}

/** The addresses of its pictures. */
export function picturesOf(world: World, comment: GoodsComment): readonly string[] {
  if (isWritten(comment)) return comment.pics;
  return comment.scenes
    .map((name) => photographOfScene(world, name))
    .filter((address) => address !== noPicture);
}

/** Whether the author bought the goods here. */
export function isVerified(comment: GoodsComment): boolean {
  return isWritten(comment) || comment.isVerified;
}

export function praiseCountOf(world: World, comment: GoodsComment): number {
  const before = isWritten(comment) ? 0 : comment.praiseCount;
  return before + praisesOf(world, comment.id).length;
}

export function isPraisedBy(world: World, comment: GoodsComment, customer: Customer | null): boolean {
  return customer !== null && praisesOf(world, comment.id).includes(customer.id);
}

/** Idempotent per customer. @throws Refused commentNotFound */
export function praiseComment(world: World, customer: Customer, id: number): GoodsComment {
  const comment = findComment(world, id);
  const others = praisesOf(world, id).filter((one) => one !== customer.id);
  world.state.reviews.praises.set(id, [...others, customer.id]);
  return comment;
}

/** @throws Refused commentNotFound */
export function cancelPraise(world: World, customer: Customer, id: number): GoodsComment {
  const comment = findComment(world, id);
  const others = praisesOf(world, id).filter((one) => one !== customer.id);
  world.state.reviews.praises.set(id, others);
  return comment;
}

function findComment(world: World, id: number): GoodsComment {
  const review = world.state.reviews.written.get(id);
  if (review?.published) return review;
  const seeded = world.shop.catalogue.comments.find((comment) => comment.id === id);
  if (seeded === undefined) throw new Refused('commentNotFound');
  return seeded;
}

function praisesOf(world: World, id: number): readonly number[] {
  return world.state.reviews.praises.get(id) ?? [];
}
