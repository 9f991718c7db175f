import { fullReductionTiersCents } from '../../constants.ts';

export interface ReductionTier {
  readonly over: number;
  readonly save: number;
}

/** The fields that decide whether a cart line counts towards the reduction; 0 means no. */
export interface ReductionLine {
  readonly price: number;
  readonly goods_number: number;
  readonly is_free: number;
  readonly is_integral: number;
  readonly is_rebate: number;
  readonly is_seckill: number;
}

/** All amounts in integer cents. `over` is the next tier, or the last one if none follows. */
export interface Reduction {
  readonly begin: number;
  readonly pay: number;
  readonly over: number;
  readonly reduce: number;
  readonly poor: number;
}

/** Free, points, rebate and flash-sale lines do not count (spec §9). */
export function countsTowardsReduction(line: ReductionLine): boolean {
  return line.is_free === 0 && line.is_integral === 0 && line.is_rebate === 0 && line.is_seckill === 0;
}

/** The tiers in another currency, whose prices are the US ones times an integer factor. */
export function reductionTiers(factor: number): readonly ReductionTier[] {
  return fullReductionTiersCents.map(({ over, save }) => ({ over: over * factor, save: save * factor }));
}

/**
 * The reduction for an eligible subtotal; "over $30" means 30.00 or more.
 * @param payCents subtotal of the lines that count, in integer cents
 * @example fullReduction(6_000) // { begin: 6000, pay: 6000, over: 12000, reduce: 500, poor: 6000 }
 */
export function fullReduction(
  payCents: number,
  tiers: readonly ReductionTier[] = fullReductionTiersCents,
): Reduction {
  const reachedTier = tiers.findLast((tier) => payCents >= tier.over);
  const next = tiers.find((tier) => payCents < tier.over);
  const begin = reachedTier?.over ?? 0;
  const over = next?.over ?? begin;
  return {
    begin,
    pay: payCents,
    over,
    reduce: reachedTier?.save ?? 0,
    poor: next === undefined ? 0 : over - payCents,
  };
}

/**
 * Progress towards the next tier, 0 to 1; 1 after the last tier, independent of other fields of the server.
 * @example reductionProgress({ begin: 30, pay: 45, over: 60 }) // 0.75
 */
export function reductionProgress({ begin, pay, over }: Pick<Reduction, 'begin' | 'pay' | 'over'>): number {
  if (begin > 0 && !(over > begin)) return 1;
  const share = pay / over;
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
}

/**
 * The tiers in the currency of a reduction from the server; empty if it follows other tiers than the shop's.
 * @example tiersOf({ begin: 0, over: 30, reduce: 0 })[1] // { over: 60, save: 5 }
 */
export function tiersOf(reduction: Pick<Reduction, 'begin' | 'over' | 'reduce'>): readonly ReductionTier[] {
  const { begin, over, reduce } = reduction;
  const standings = [{ over: 0, save: 0 }, ...fullReductionTiersCents];
  for (const [index, reached] of standings.entries()) {
    const factor = over / (standings[index + 1] ?? reached).over;
    const isMatch = isSame(reached.over * factor, begin) && isSame(reached.save * factor, reduce);
    if (factor > 0 && isMatch) return reductionTiers(factor);
  }
  return [];
}

function isSame(amount: number, other: number): boolean {
  return Math.abs(amount - other) < 0.005;
}
