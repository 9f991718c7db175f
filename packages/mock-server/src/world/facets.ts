import type { Locale } from '@signal-shop/sdk/contract';
import type { SeedGoods } from '../seed/types.ts';
import type { PriceNow } from './goods.ts';
import { stockOf } from './goods.ts';
import { toWire } from './money.ts';
import type { World } from './world.ts';

export const goodsFilters = ['new', 'deal', 'inStock', 'points'] as const;
export type GoodsFilter = (typeof goodsFilters)[number];

/** From the strictest to the mildest. */
const ratingSteps = [4, 3, 2, 1] as const;

/** What a shopper narrows a listing by. Prices are in the currency of the reader's language, as on the wire. */
export interface Choices {
  readonly filters: readonly GoodsFilter[];
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly ratingMin: number | null;
}

/** Goods as a choice looks at them. */
export interface Seen {
  readonly goods: SeedGoods;
  readonly price: PriceNow;
  readonly rating: number;
}

/** What each further choice would leave; models count once. */
export interface GoodsFacets {
  readonly filters: readonly { readonly filter: GoodsFilter; readonly count: number }[];
  readonly ratings: readonly { readonly ratingMin: number; readonly count: number }[];
  /** US cents; 0 when nothing is found. */
  readonly lowestCents: number;
  readonly highestCents: number;
}

// One bit per choice: what is asked for and what goods pass are then compared at once.
const filterBits = { new: 1, deal: 2, inStock: 4, points: 8 } as const satisfies Record<GoodsFilter, number>;
const priceBit = 16;
const ratingBit = 32;

/** The choices that were made. */
export function wantedBits({ filters, priceMin, priceMax, ratingMin }: Choices): number {
  const byFilter = filters.reduce((bits, filter) => bits | filterBits[filter], 0);
  const byPrice = priceMin === null && priceMax === null ? 0 : priceBit;
  return byFilter | byPrice | (ratingMin === null ? 0 : ratingBit);
}

/** The choices that goods would survive, made or not. */
export function passedBits(world: World, choices: Choices, seen: Seen, locale: Locale): number {
  const { goods, price, rating } = seen;
  return (
    (goods.isNew ? filterBits.new : 0) |
    (price.cents < price.originalCents ? filterBits.deal : 0) |
    (stockOf(world, goods) > 0 ? filterBits.inStock : 0) |
    (goods.pointsPrice === null ? 0 : filterBits.points) |
    (costsWithin(choices, price, locale) ? priceBit : 0) |
    (rating >= (choices.ratingMin ?? 0) ? ratingBit : 0)
  );
}

function costsWithin({ priceMin, priceMax }: Choices, { cents }: PriceNow, locale: Locale): boolean {
  if (priceMin === null && priceMax === null) return true;
  const amount = toWire(cents, locale);
  return amount >= (priceMin ?? 0) && amount <= (priceMax ?? Number.POSITIVE_INFINITY);
}

interface Tally {
  readonly count: (seen: Seen, passed: number) => void;
  readonly facets: () => GoodsFacets;
}

/** Counts, for each choice, the models that all other choices and this one leave. */
export function createTally(wanted: number): Tally {
  const models = new Map<string, number>();
  let lowest = Number.POSITIVE_INFINITY;
  let highest = 0;

  function count({ goods, price, rating }: Seen, passed: number): void {
    const missed = wanted & ~passed;
    const withoutPrice = missed & ~priceBit;
    if (withoutPrice === 0) {
      lowest = Math.min(lowest, price.cents);
      highest = Math.max(highest, price.cents);
    }
    let left = missed === 0 ? passed & filterMask : 0;
    if ((missed & ~ratingBit) === 0) left |= ratingMarks(rating);
    if (left !== 0) models.set(goods.model, (models.get(goods.model) ?? 0) | left);
  }

  function facets(): GoodsFacets {
    const marks = [...models.values()];
    const having = (mark: number) => marks.reduce((sum, bits) => sum + ((bits & mark) === 0 ? 0 : 1), 0);
    return {
      filters: goodsFilters.map((filter) => ({ filter, count: having(filterBits[filter]) })),
      ratings: ratingSteps.map((ratingMin) => ({ ratingMin, count: having(ratingMark(ratingMin)) })),
      lowestCents: highest === 0 ? 0 : lowest,
      highestCents: highest,
    };
  }

  return { count, facets };
}

const filterMask = goodsFilters.reduce((bits, filter) => bits | filterBits[filter], 0);

function ratingMark(step: number): number {
  return ratingBit << step;
}

function ratingMarks(rating: number): number {
  return ratingSteps.reduce((bits, step) => (rating >= step ? bits | ratingMark(step) : bits), 0);
}
