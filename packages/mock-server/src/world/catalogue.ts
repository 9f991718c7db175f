import type { Locale } from '@signal-shop/sdk/contract';
import type { SeedGoods } from '../seed/types.ts';
import type { CategoryPlace } from './catalogue-index.ts';
import type { GoodsComment } from './comments.ts';
import { averageStars, commentsOf, picturesOf, ratingOf, writtenAt } from './comments.ts';
import { findGoods, priceNow, stockOf } from './goods.ts';
import { Refused } from './refused.ts';
import { hasAllWords, normalise, searchedWords } from './search-text.ts';
import type { World } from './world.ts';

export type GoodsFilter = 'new' | 'deal' | 'inStock' | 'points';
export type GoodsSort = 'popular' | 'newest' | 'priceUp' | 'priceDown' | 'rating';

export interface GoodsQuery {
  readonly categoryId: number | null;
  readonly keywords: string | null;
  readonly filters: readonly GoodsFilter[];
  readonly sort: GoodsSort;
  readonly page: number;
  readonly pageSize: number;
}

export interface GoodsPage {
  readonly goods: readonly SeedGoods[];
  readonly total: number;
  /** The category asked for, null when none was. */
  readonly place: CategoryPlace | null;
}

const commentsPerPage = 10;
const relatedMaximum = 12;

/** The word that finds nothing in any shop of ours. */
const searchForNothing = 'none';

/** @throws Refused categoryNotFound */
export function listGoods(world: World, query: GoodsQuery, locale: Locale): GoodsPage {
  const place = query.categoryId === null ? null : findCategory(world, query.categoryId);
  const found = world.shop.byPopularity
    .filter((goods) => !world.state.gone.has(goods.goodsId))
    .filter((goods) => place === null || place.family.has(goods.categoryId))
    .filter((goods) => query.keywords === null || matches(world, goods, query.keywords, locale))
    .filter((goods) => query.filters.every((filter) => filters[filter](world, goods)));
  const sorted = onePerModel(sortBy(found, (goods) => sortKeys[query.sort](world, goods)));
  const first = (query.page - 1) * query.pageSize;
  return { goods: sorted.slice(first, first + query.pageSize), total: sorted.length, place };
}

/** The colour of each model that comes first: a shelf shows a model once, its page shows the colours. */
function onePerModel(goods: readonly SeedGoods[]): SeedGoods[] {
  const models = new Map<string, SeedGoods>();
  for (const one of goods) if (!models.has(one.model)) models.set(one.model, one);
  return [...models.values()];
}

/** @throws Refused categoryNotFound */
export function findCategory(world: World, categoryId: number): CategoryPlace {
  const place = world.shop.categories.get(categoryId);
  if (place === undefined || world.state.display.categories === 'none') throw new Refused('categoryNotFound');
  return place;
}

/** Goods of other models, the same category first; one colour of each. @throws Refused goodsNotFound */
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
}

export interface CommentPage {
  readonly comments: readonly GoodsComment[];
  /** How many were asked for. */
  readonly total: number;
  /** Of all comments, one decimal, 0 without any. */
  readonly average: number;
  /** How many of all gave one to five stars. */
  readonly histogram: readonly number[];
  /** How many of all have pictures. */
  readonly pictureCount: number;
}

/** Ten comments on the model, newest first, whatever colour they were written under. @throws Refused goodsNotFound */
export function listComments(world: World, goodsId: number, query: CommentQuery): CommentPage {
  const comments = commentsOf(world, findGoods(world, goodsId));
  const histogram = [0, 0, 0, 0, 0];
  for (const { stars } of comments) histogram[stars - 1] = (histogram[stars - 1] ?? 0) + 1;
  const hasPictures = (comment: GoodsComment) => picturesOf(comment).length > 0;
  const wanted = comments
    .filter(({ stars }) => query.stars === null || stars === query.stars)
    .filter((comment) => !query.withPictures || hasPictures(comment))
    .sort((one, other) => writtenAt(world, other) - writtenAt(world, one));
  const first = (query.page - 1) * commentsPerPage;
  return {
    comments: wanted.slice(first, first + commentsPerPage),
    total: wanted.length,
    average: averageStars(comments),
    histogram,
    pictureCount: comments.filter(hasPictures).length,
  };
}

const filters = {
  new: (_world, goods) => goods.isNew,
  deal: (world, goods) => {
    const { cents, originalCents } = priceNow(world, goods);
    return cents < originalCents;
  },
  inStock: (world, goods) => stockOf(world, goods) > 0,
  points: (_world, goods) => goods.pointsPrice !== null,
} as const satisfies Record<GoodsFilter, (world: World, goods: SeedGoods) => boolean>;

/** The smaller number stands first. */
const sortKeys = {
  popular: () => 0,
  newest: (_world, goods) => goods.releasedDaysAgo,
  priceUp: (world, goods) => priceNow(world, goods).cents,
  priceDown: (world, goods) => -priceNow(world, goods).cents,
  rating: (world, goods) => -ratingOf(world, goods),
} as const satisfies Record<GoodsSort, (world: World, goods: SeedGoods) => number>;

// Goods come in by popularity, and sorting is stable: what is equal stays in that order.
function sortBy(goods: readonly SeedGoods[], keyOf: (goods: SeedGoods) => number): readonly SeedGoods[] {
  return goods
    .map((one) => ({ one, key: keyOf(one) }))
    .sort((left, right) => left.key - right.key)
    .map(({ one }) => one);
}

function distance(goods: SeedGoods, from: SeedGoods): number {
  return goods.categoryId === from.categoryId ? 0 : 1;
}

function matches(world: World, goods: SeedGoods, keywords: string, locale: Locale): boolean {
  const wanted = searchedWords(keywords);
  const finds = world.state.display.search === 'finds' && !wanted.includes(searchForNothing);
  if (!finds) return false;
  const path = world.shop.categories.get(goods.categoryId)?.path ?? [];
  const text = normalise(
    [goods.model, goods.kind, goods.colour]
      .concat([locale, 'en' as const].flatMap((language) => [goods.fullName[language], goods.desc[language]]))
      .concat(path.flatMap(({ name }) => [name[locale], name.en]))
      .join(' '),
  );
  return hasAllWords(text, wanted);
}
