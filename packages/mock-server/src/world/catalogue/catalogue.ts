import type { SeedGoods } from '../../seed/types.ts';
import type { GoodsComment } from '../reviews/comments.ts';
import { averageStars, commentsOf, picturesOf, writtenAt } from '../reviews/comments.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import type { CategoryPlace } from './catalogue-index.ts';
import { findGoods } from './goods.ts';

const relatedMaximum = 12;

/** Deduplicates models: a list shows the first color of each, the product page all colors. */
function onePerModel(goods: readonly SeedGoods[]): SeedGoods[] {
  const models = new Map<string, SeedGoods>();
  for (const one of goods) if (!models.has(one.model)) models.set(one.model, one);
  return [...models.values()];
}

/** @throws Refused categoryNotFound */
export function findCategory(world: World, categoryId: number): CategoryPlace {
  const category = world.shop.categories.get(categoryId);
  if (category === undefined || world.state.display.categories === 'none')
    throw new Refused('categoryNotFound');
  return category;
}

/** Goods of other models, the same category first; one color of each. @throws Refused goodsNotFound */
export function relatedGoods(world: World, goodsId: number): readonly SeedGoods[] {
  const goods = findGoods(world, goodsId);
  if (world.state.display.detail === 'bare') return [];
  const others = world.shop.byPopularity.filter(
    (other) =>
      other.model !== goods.model && other.kind === goods.kind && !world.state.gone.has(other.goodsId),
  );
  return onePerModel(others)
    .sort((one, other) => distance(one, goods) - distance(other, goods))
    .slice(0, relatedMaximum);
}

export interface CommentQuery {
  /** Null for every number of stars. */
  readonly stars: number | null;
  readonly withPictures: boolean;
  readonly page: number;
  readonly pageSize: number;
}

export interface CommentPage {
  readonly comments: readonly GoodsComment[];
  /** Number of comments that match the query. */
  readonly total: number;
  /** Average of all comments, with one decimal, 0 without any. */
  readonly average: number;
  /** Number of comments with one to five stars. */
  readonly histogram: readonly number[];
  /** Number of comments with pictures. */
  readonly pictureCount: number;
}

/** A page of the comments on the model, newest first, of all its colors. @throws Refused goodsNotFound */
export function listComments(world: World, goodsId: number, query: CommentQuery): CommentPage {
  const comments = commentsOf(world, findGoods(world, goodsId));
  const histogram = [0, 0, 0, 0, 0];
  for (const { stars } of comments) histogram[stars - 1] = (histogram[stars - 1] ?? 0) + 1;
  const hasPictures = (comment: GoodsComment) => picturesOf(world, comment).length > 0;
  const matches = comments
    .filter(({ stars }) => query.stars === null || stars === query.stars)
    .filter((comment) => !query.withPictures || hasPictures(comment))
    .sort((one, other) => writtenAt(world, other) - writtenAt(world, one));
  const first = (query.page - 1) * query.pageSize;
  return {
    comments: matches.slice(first, first + query.pageSize),
    total: matches.length,
    average: averageStars(comments),
    histogram,
    pictureCount: comments.filter(hasPictures).length,
  };
}

function distance(goods: SeedGoods, from: SeedGoods): number {
  return goods.categoryId === from.categoryId ? 0 : 1;
}
