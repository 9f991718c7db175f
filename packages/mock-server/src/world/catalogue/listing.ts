import type { Locale } from '@signal-shop/sdk/contract';
import type { SeedGoods } from '../../seed/types.ts';
import { ratingOf } from '../reviews/comments.ts';
import type { Market } from '../state/money.ts';
import type { World } from '../state/world.ts';
import { findCategory } from './catalogue.ts';
import type { CategoryPlace } from './catalogue-index.ts';
import type { Choices, GoodsFacets, GoodsFacts } from './facets.ts';
import { createTally, passedBits, selectedBits } from './facets.ts';
import { priceReader } from './goods.ts';
import type { Matches } from './search/find-matches.ts';
import { findMatches, noMatches } from './search/find-matches.ts';
import { searchedWords } from './search-text.ts';

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
  /** How well the keywords match. */
  readonly matches: Pick<Matches, 'match' | 'correctedQuery'>;
}

/**
 * Lists one color of each model; the product page has all colors.
 * @throws Refused categoryNotFound
 */
export function listGoods(world: World, query: GoodsQuery, { locale, currency }: Market): GoodsPage {
  const category = query.categoryId === null ? null : findCategory(world, query.categoryId);
  const { byPopularity, modelAt, modelCount } = world.shop;
  const mask = selectedBits(query);
  const results = createResults(modelCount);
  const tally = createTally(mask, modelCount, currency);
  const priceOf = priceReader(world);
  const matches = matchesOf(world, query, locale);
  const isHere = presence(world, category, matches);
  const keyOf = sortKeys[query.sort];
  byPopularity.forEach((goods, position) => {
    if (!isHere(position)) return;
    const candidate = { goods, price: priceOf(goods), rating: ratingOf(world, goods) };
    const passedFilters = passedBits(world, query, candidate, currency);
    const model = modelAt[position] ?? 0;
    tally.count(model, candidate, passedFilters);
    if ((passedFilters & mask) === mask)
      results.put(model, position, keyOf(candidate, matches.rankAt(position) ?? 0));
  });
  const positions = results.positions(query.sort !== 'popular' || query.keywords !== null);
  const first = (query.page - 1) * query.pageSize;
  return {
    goods: positions.slice(first, first + query.pageSize).flatMap((position) => byPopularity[position] ?? []),
    total: positions.length,
    facets: tally.facets(),
    category,
    matches,
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

/** Without keywords, all goods match. */
const allMatch: Matches = { match: 'exact', correctedQuery: null, rankAt: () => 0 };

function matchesOf(world: World, { keywords }: GoodsQuery, locale: Locale): Matches {
  if (keywords === null) return allMatch;
  const isForNothing = searchedWords(keywords).includes(searchForNothing);
  if (world.state.display.search === 'nothing' || isForNothing) return noMatches;
  return findMatches(world.shop, keywords, locale);
}

/** The search term that has no results in any shop. */
const searchForNothing = 'none';

/** Whether goods are in the shop, the category and the search; facets never count others. */
function presence(
  world: World,
  category: CategoryPlace | null,
  { rankAt }: Matches,
): (position: number) => boolean {
  const { gone } = world.state;
  const { byPopularity, categoryAt } = world.shop;
  return (position) =>
    (category === null || category.family.has(categoryAt[position] ?? 0)) &&
    rankAt(position) !== null &&
    (gone.size === 0 || !gone.has(byPopularity[position]?.goodsId ?? 0));
}

/** Sorted ascending. */
const sortKeys = {
  popular: (_facts, rank) => rank,
  newest: ({ goods }) => goods.releasedDaysAgo,
  priceUp: ({ price }) => price.cents,
  priceDown: ({ price }) => -price.cents,
  rating: ({ rating }) => -rating,
} as const satisfies Record<GoodsSort, (facts: GoodsFacts, rank: number) => number>;
