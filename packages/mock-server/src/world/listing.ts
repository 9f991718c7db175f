import type { Locale } from '@signal-shop/sdk/contract';
import type { SeedGoods } from '../seed/types.ts';
import { findCategory } from './catalogue.ts';
import type { CategoryPlace } from './catalogue-index.ts';
import { ratingOf } from './comments.ts';
import type { Choices, GoodsFacets, Seen } from './facets.ts';
import { createTally, passedBits, wantedBits } from './facets.ts';
import { priceReader } from './goods.ts';
import { hasAllWords, searchedWords } from './search-text.ts';
import { searchTexts } from './search-texts.ts';
import type { World } from './world.ts';

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
  /** The category asked for, null when none was. */
  readonly place: CategoryPlace | null;
}

/**
 * One colour of each model: a shelf shows a model once, its page shows the colours.
 * @throws Refused categoryNotFound
 */
export function listGoods(world: World, query: GoodsQuery, locale: Locale): GoodsPage {
  const place = query.categoryId === null ? null : findCategory(world, query.categoryId);
  const wanted = wantedBits(query);
  const kept = new Map<string, Kept>();
  const tally = createTally(wanted);
  const priceOf = priceReader(world);
  const isHere = presence(world, query, place, locale);
  for (const [position, goods] of world.shop.byPopularity.entries()) {
    if (!isHere(goods, position)) continue;
    const seen = { goods, price: priceOf(goods), rating: ratingOf(world, goods) };
    const passed = passedBits(world, query, seen, locale);
    tally.count(seen, passed);
    if ((passed & wanted) === wanted) keep(kept, seen, sortKeys[query.sort](seen));
  }
  const sorted = [...kept.values()].sort((one, other) => one.key - other.key);
  const first = (query.page - 1) * query.pageSize;
  return {
    goods: sorted.slice(first, first + query.pageSize).map(({ goods }) => goods),
    total: sorted.length,
    facets: tally.facets(),
    place,
  };
}

/** Whether goods are in the shop, the category and the search at all; what facets never take back. */
function presence(
  world: World,
  { keywords }: GoodsQuery,
  place: CategoryPlace | null,
  locale: Locale,
): (goods: SeedGoods, position: number) => boolean {
  const { gone, display } = world.state;
  const words = keywords === null ? null : searchedWords(keywords);
  if (words !== null && (display.search === 'nothing' || words.includes(searchForNothing)))
    return () => false;
  const texts = words === null ? [] : searchTexts(world.shop, locale);
  return (goods, position) =>
    !gone.has(goods.goodsId) &&
    (place === null || place.family.has(goods.categoryId)) &&
    (words === null || hasAllWords(texts[position] ?? '', words));
}

/** The word that finds nothing in any shop of ours. */
const searchForNothing = 'none';

interface Kept {
  readonly goods: SeedGoods;
  readonly key: number;
}

// Goods come in by popularity: of equal keys the first stays, in a model and, as sorting is stable, between models.
function keep(kept: Map<string, Kept>, { goods }: Seen, key: number): void {
  const before = kept.get(goods.model);
  if (before === undefined || key < before.key) kept.set(goods.model, { goods, key });
}

/** The smaller number stands first. */
const sortKeys = {
  popular: () => 0,
  newest: ({ goods }) => goods.releasedDaysAgo,
  priceUp: ({ price }) => price.cents,
  priceDown: ({ price }) => -price.cents,
  rating: ({ rating }) => -rating,
} as const satisfies Record<GoodsSort, (seen: Seen) => number>;
