import type { GoodsSummary } from '@signal-shop/sdk/contract';

type Offer = Pick<GoodsSummary, 'stock_count' | 'integral_price'>;

/** The cheapest goods that the balance does not reach yet; with enough points for all, the dearest. */
export function nextGoods<Goods extends Offer>(goods: readonly Goods[], balance: number): Goods | null {
  const offered = goods
    .filter(({ stock_count, integral_price }) => stock_count > 0 && (integral_price ?? 0) > 0)
    .sort((a, b) => (a.integral_price ?? 0) - (b.integral_price ?? 0));
  return offered.find(({ integral_price }) => (integral_price ?? 0) > balance) ?? offered.at(-1) ?? null;
}
