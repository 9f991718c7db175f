import type { Currency, GoodsAttribute } from '@signal-shop/sdk/contract';
import type { PriceBand } from '@signal-shop/sdk/rules/price-bands';
import { priceBands } from '@signal-shop/sdk/rules/price-bands';
import type { SeedGoods } from '../../seed/types.ts';
import { inCurrency } from '../state/money.ts';
import type { World } from '../state/world.ts';
import { createAttributeTally, kindBit } from './attribute-facets.ts';
import type { ListedPrice } from './goods.ts';
import { stockOf } from './stock.ts';

export const goodsFilters = ['new', 'deal', 'inStock', 'points'] as const;
export type GoodsFilter = (typeof goodsFilters)[number];

/** Highest minimum rating first. */
const ratingSteps = [4, 3, 2, 1] as const;

/** The filters of a listing. Prices are in the currency of the reader's language, as on the wire. */
export interface Choices {
  readonly filters: readonly GoodsFilter[];
  readonly attributes: readonly GoodsAttribute[];
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly ratingMin: number | null;
}

/** The facts about goods that filters test. */
export interface GoodsFacts {
  readonly goods: SeedGoods;
  readonly price: ListedPrice;
  readonly rating: number;
}

/** The number of results of each further filter; models count once. */
export interface GoodsFacets {
  readonly filters: readonly { readonly filter: GoodsFilter; readonly count: number }[];
  readonly attributes: readonly { readonly attribute: GoodsAttribute; readonly count: number }[];
  readonly ratings: readonly { readonly ratingMin: number; readonly count: number }[];
  readonly prices: readonly PriceFacet[];
  /** US cents; 0 without any results. */
  readonly lowestCents: number;
  readonly highestCents: number;
}

/** The number of models in a price range, in the currency of the reader's language. */
interface PriceFacet extends PriceBand {
  readonly count: number;
}

// One bit per filter, so that the selected and the passed filters are compared in one operation.
const filterBits = { new: 1, deal: 2, inStock: 4, points: 8 } as const satisfies Record<GoodsFilter, number>;
const priceBit = 16;
const ratingBit = 32;

/** The selected filters. */
export function selectedBits({ filters, attributes, priceMin, priceMax, ratingMin }: Choices): number {
  const byFilter = filters.reduce((bits, filter) => bits | filterBits[filter], 0);
  const byPrice = priceMin === null && priceMax === null ? 0 : priceBit;
  return byFilter | kindBits(attributes) | byPrice | (ratingMin === null ? 0 : ratingBit);
}

/** The filters that goods pass, selected or not. */
export function passedBits(world: World, choices: Choices, facts: GoodsFacts, currency: Currency): number {
  const { goods, price, rating } = facts;
  return (
    (goods.isNew ? filterBits.new : 0) |
    (price.cents < price.originalCents ? filterBits.deal : 0) |
    (stockOf(world, goods) > 0 ? filterBits.inStock : 0) |
    (goods.pointsPrice === null ? 0 : filterBits.points) |
    kindBits(choices.attributes.filter((attribute) => goods.attributes.includes(attribute))) |
    (costsWithin(choices, price, currency) ? priceBit : 0) |
    (rating >= (choices.ratingMin ?? 0) ? ratingBit : 0)
  );
}

function kindBits(attributes: readonly GoodsAttribute[]): number {
  return attributes.reduce((bits, attribute) => bits | kindBit(attribute), 0);
}

function costsWithin({ priceMin, priceMax }: Choices, { cents }: ListedPrice, currency: Currency): boolean {
  if (priceMin === null && priceMax === null) return true;
  return isWithin(inCurrency(cents, currency), { min: priceMin, max: priceMax });
}

function isWithin(amount: number, { min, max }: PriceBand): boolean {
  return amount >= (min ?? 0) && amount <= (max ?? Number.POSITIVE_INFINITY);
}

interface Tally {
  /** @param model its number, see `CatalogueIndex.modelAt` */
  readonly count: (model: number, facts: GoodsFacts, passedFilters: number) => void;
  readonly facets: () => GoodsFacets;
}

/** Counts, for each filter, the models that pass this one and all selected ones. */
export function createTally(mask: number, modelCount: number, currency: Currency): Tally {
  const marks = new Int32Array(modelCount);
  const byAttribute = createAttributeTally();
  const prices: ModelPrice[] = [];

  function count(model: number, { goods, price, rating }: GoodsFacts, bits: number): void {
    const missing = mask & ~bits;
    byAttribute.count(model, goods.attributes, missing);
    if ((missing & ~priceBit) === 0) prices.push({ model, cents: price.cents });
    const byFilter = missing === 0 ? bits & filterMask : 0;
    const byRating = (missing & ~ratingBit) === 0 ? (marksOfStars[Math.floor(rating)] ?? 0) : 0;
    marks[model] = (marks[model] ?? 0) | byFilter | byRating;
  }

  function having(mark: number): number {
    let models = 0;
    for (const bits of marks) if ((bits & mark) !== 0) models += 1;
    return models;
  }

  return {
    count,
    facets: () => ({
      filters: goodsFilters.map((filter) => ({ filter, count: having(filterBits[filter]) })),
      attributes: byAttribute.facets(),
      ratings: ratingSteps.map((ratingMin) => ({ ratingMin, count: having(ratingMark(ratingMin)) })),
      ...priceFacets(prices, currency),
    }),
  };
}

interface ModelPrice {
  /** Its number, see `CatalogueIndex.modelAt`. */
  readonly model: number;
  readonly cents: number;
}

function priceFacets(
  prices: readonly ModelPrice[],
  currency: Currency,
): Pick<GoodsFacets, 'prices' | 'lowestCents' | 'highestCents'> {
  let lowestCents = prices[0]?.cents ?? 0;
  let highestCents = lowestCents;
  for (const { cents } of prices) {
    if (cents < lowestCents) lowestCents = cents;
    if (cents > highestCents) highestCents = cents;
  }
  const bands = priceBands(inCurrency(lowestCents, currency), inCurrency(highestCents, currency));
  const amounts =
    bands.length === 0
      ? []
      : prices.map(({ model, cents }) => ({ model, amount: inCurrency(cents, currency) }));
  return {
    lowestCents,
    highestCents,
    prices: bands.map((band) => ({
      ...band,
      count: new Set(amounts.filter(({ amount }) => isWithin(amount, band)).map(({ model }) => model)).size,
    })),
  };
}

const filterMask = goodsFilters.reduce((bits, filter) => bits | filterBits[filter], 0);

/** The matching rating filters for each whole number of stars. */
const marksOfStars = [0, 1, 2, 3, 4, 5].map((stars) =>
  ratingSteps.reduce((bits, step) => (stars >= step ? bits | ratingMark(step) : bits), 0),
);

function ratingMark(step: number): number {
  return ratingBit << step;
}
