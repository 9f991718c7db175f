import type { Locale } from '@signal-shop/sdk/contract';
import type { SeedGoods } from '../../seed/types.ts';
import { ratingOf } from '../reviews/comments.ts';
import type { World } from '../state/world.ts';
import { findCategory } from './catalogue.ts';
import type { CategoryPlace } from './catalogue-index.ts';
import type { Choices, GoodsFacets, GoodsFacts } from './facets.ts';
import { createTally, passedBits, selectedBits } from './facets.ts';
import { priceReader } from './goods.ts';
import { hasAllWords, searchedWords } from './search-text.ts';
import { searchTexts } from './search-texts.ts';

export type GoodsSort = 'popular' | 'newest' | 'priceUp' | 'priceDown' | 'rating';

export interface GoodsQuery extends Choices {
  readonly categoryId: number | null;
  readonly keywords: string | null;
  readonly sort: GoodsSort;
  readonly page: number;
  readonly pageSize: number;
}

export interface GoodsPage {
  readonly goods: readonly SeedGoods[];
  readonly total: number;
  readonly facets: GoodsFacets;
  /** The requested category; null without one. */
  readonly category: CategoryPlace | null;
}

/**
 * Lists one color of each model; the product page has all colors.
 * @throws Refused categoryNotFound
 */
export function listGoods(world: World, query: GoodsQuery, locale: Locale): GoodsPage {
  const category = query.categoryId === null ? null : findCategory(world, query.categoryId);
  const { byPopularity, modelAt, modelCount } = world.shop;
  const mask = selectedBits(query);
  const results = createResults(modelCount);
  const tally = createTally(mask, modelCount);
  const priceOf = priceReader(world);
  const isHere = presence(world, query, category, locale);
  const keyOf = sortKeys[query.sort];
  byPopularity.forEach((goods, position) => {
    if (!isHere(position)) return;
    const candidate = { goods, price: priceOf(goods), rating: ratingOf(world, goods) };
    const passedFilters = passedBits(world, query, candidate, locale);
    const model = modelAt[position] ?? 0;
    tally.count(model, candidate, passedFilters);
    if ((passedFilters & mask) === mask) results.put(model, position, keyOf(candidate));
  });
  const positions = results.positions(query.sort !== 'popular');
  const first = (query.page - 1) * query.pageSize;
  return {
    goods: positions.slice(first, first + query.pageSize).flatMap((position) => byPopularity[position] ?? []),
    total: positions.length,
    facets: tally.facets(),
    category,
  };
}

interface Results {
  readonly put: (model: number, position: number, key: number) => void;
  /** Indexes in the order of popularity, one per model. */
  readonly positions: (isSorted: boolean) => readonly number[];
}

// Goods arrive by popularity, so on equal keys the first one wins, both in a model and, as sorting is stable, overall.
function createResults(modelCount: number): Results {
  const models: number[] = [];
  const keys = new Float64Array(modelCount);
  const positionByModel = new Int32Array(modelCount).fill(-1);
  return {
    put(model, position, key) {
      const isFirst = positionByModel[model] === -1;
      if (isFirst) models.push(model);
      if (!isFirst && key >= (keys[model] ?? 0)) return;
      keys[model] = key;
      positionByModel[model] = position;
    },
    positions(isSorted) {
      if (isSorted) models.sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0));
      return models.map((model) => positionByModel[model] ?? 0);
    },
  };
}

/** Whether goods are in the shop, the category and the search; facets never count others. */
function presence(
  world: World,
  { keywords }: GoodsQuery,
  category: CategoryPlace | null,
  locale: Locale,
): (position: number) => boolean {
  const { gone, display } = world.state;
  const words = keywords === null ? null : searchedWords(keywords);
  if (words !== null && (display.search === 'nothing' || words.includes(searchForNothing)))
    return () => false;
  const texts = words === null ? null : searchTexts(world.shop, locale);
  const { byPopularity, categoryAt } = world.shop;
  return (position) =>
    (category === null || category.family.has(categoryAt[position] ?? 0)) &&
    (texts === null || words === null || hasAllWords(texts[position] ?? '', words)) &&
    (gone.size === 0 || !gone.has(byPopularity[position]?.goodsId ?? 0));
}

/** The search term that has no results in any shop. */
const searchForNothing = 'none';

/** Sorted ascending. */
const sortKeys = {
  popular: () => 0,
  newest: ({ goods }) => goods.releasedDaysAgo,
  priceUp: ({ price }) => price.cents,
  priceDown: ({ price }) => -price.cents,
  rating: ({ rating }) => -rating,
} as const satisfies Record<GoodsSort, (facts: GoodsFacts) => number>;
