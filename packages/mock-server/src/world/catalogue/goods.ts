import type { SeedGoods, SeedRebate } from '../../seed/types.ts';
import type { FlashOffer } from '../flash-sale/flash-sale.ts';
import { flashOffer, runningFlashLists } from '../flash-sale/flash-sale.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { stockOf } from './stock.ts';

/** Money in US cents. During its sale a flash offer replaces a rebate. */
export interface PriceNow {
  readonly cents: number;
  readonly originalCents: number;
  readonly rebate: SeedRebate;
  readonly flash: FlashOffer | null;
}

/** The highest price with which the total of a full cart still fits into an answer in yen. */
const hugeCents = 9_999_999;
const noRebate = { kind: 'none', value: 0 } as const;

/** @throws Refused goodsNotFound */
export function findGoods(world: World, goodsId: number): SeedGoods {
  const goods = world.shop.goods.get(goodsId);
  if (goods === undefined || world.state.gone.has(goodsId)) throw new Refused('goodsNotFound');
  return goods;
}

/** Goods among these ids that are still in the shop, in this order. */
export function presentGoods(world: World, goodsIds: readonly number[]): readonly SeedGoods[] {
  return goodsIds.flatMap((id) => {
    const goods = world.shop.goods.get(id);
    return goods === undefined || world.state.gone.has(id) ? [] : [goods];
  });
}

/** The current price of one item. */
export function priceNow(world: World, goods: SeedGoods): PriceNow {
  return priceWith(world, goods, flashOffer(world, goods.goodsId));
}

/** The price in a listing, in US cents. */
export type ListedPrice = Pick<PriceNow, 'cents' | 'originalCents'>;

/** A price function for thousands of goods at one moment: it looks the flash offers up once. */
export function priceReader(world: World): (goods: SeedGoods) => ListedPrice {
  const { display, prices } = world.state;
  const offers = new Map(
    runningFlashLists(world).flatMap((list) => list.offers.map((offer) => [offer.item.goodsId, offer])),
  );
  const isSeeded = display.prices === 'seeded' && prices.size === 0;
  return (goods) => {
    const offer = offers.get(goods.goodsId);
    if (offer !== undefined || !isSeeded) return priceWith(world, goods, offer ?? null);
    return { cents: goods.priceCents, originalCents: goods.originalCents };
  };
}

function priceWith(world: World, goods: SeedGoods, offer: FlashOffer | null): PriceNow {
  const regular = regularPrice(world, goods);
  if (offer === null || offer.stock <= 0 || offer.cents >= regular.cents) return { ...regular, flash: null };
  // The strikethrough price of a flash offer is the regular price.
  return { cents: offer.cents, originalCents: regular.cents, rebate: noRebate, flash: offer };
}

/**
 * The lowest price of the 30 days before the current reduction, in US cents; null without a reduction.
 * @param price the current price and the strikethrough price
 */
export function lowestBefore(
  { state }: World,
  goods: SeedGoods,
  { cents, originalCents }: ListedPrice,
): number | null {
  if (cents >= originalCents) return null;
  const isSeeded = state.display.prices === 'seeded' && !state.prices.has(goods.goodsId);
  return isSeeded ? Math.min(originalCents, goods.lowestBeforeCents) : originalCents;
}

/** The price outside any flash sale. */
export function regularPrice(world: World, goods: SeedGoods): Omit<PriceNow, 'flash'> {
  const changedCents = world.state.prices.get(goods.goodsId);
  if (changedCents !== undefined)
    return { cents: changedCents, originalCents: changedCents, rebate: noRebate };
  return displayedPrice(world, goods);
}

function displayedPrice(world: World, goods: SeedGoods): Omit<PriceNow, 'flash'> {
  const { originalCents } = goods;
  switch (world.state.display.prices) {
    case 'seeded':
      return { cents: goods.priceCents, originalCents, rebate: goods.rebate };
    case 'percent':
      return {
        cents: Math.round(originalCents * 0.8),
        originalCents,
        rebate: { kind: 'percent', value: 20 },
      };
    case 'amount':
      return {
        cents: Math.max(1, originalCents - 500),
        originalCents,
        rebate: { kind: 'amount', value: Math.min(500, originalCents - 1) },
      };
    case 'full':
      return { cents: originalCents, originalCents, rebate: noRebate };
    case 'huge':
      return { cents: hugeCents, originalCents: hugeCents, rebate: noRebate };
    case 'zero':
      return { cents: 0, originalCents: 0, rebate: noRebate };
  }
}

/** The price of one item in points; null when it is not sold for points. */
export function pointsPriceOf({ state }: World, goods: SeedGoods): number | null {
  if (state.display.optional === 'null') return null;
  return goods.pointsPrice ?? (state.display.detail === 'points' ? goods.priceCents : null);
}

/** The maximum quantity in one order; at a flash price it is limited to the stock of the sale. */
export function maximumOf(world: World, goods: SeedGoods): number {
  const maximum = world.state.display.maximum ?? goods.maximum;
  const { flash } = priceNow(world, goods);
  return flash === null ? maximum : Math.min(maximum, flash.stock);
}

/** @throws Refused quantityBelowOne, outOfStock, quantityExceedsMaximum */
export function checkQuantity(world: World, goods: SeedGoods, quantity: number): void {
  if (quantity < 1) throw new Refused('quantityBelowOne');
  const stock = stockOf(world, goods);
  if (stock <= 0) throw new Refused('outOfStock');
  if (quantity > Math.min(stock, maximumOf(world, goods))) throw new Refused('quantityExceedsMaximum');
}
