export type QuantityNotice = 'none' | 'not-a-number' | 'below-one' | 'exceeds-maximum' | 'not-whole';

export interface Quantity {
  readonly quantity: number;
  readonly notice: QuantityNotice;
}

const decimalNumber = /^[+-]?\d{1,30}(\.\d{0,30})?(e[+-]?\d{1,3})?$/i;

/**
 * The quantity that is meant by what a person typed (spec §5): no number becomes 1, less than 1 becomes 1, more than
 * the maximum becomes the maximum, a fraction loses its rest; the notice says which of these happened.
 * @example normaliseQuantity('12', 10) // { quantity: 10, notice: 'exceeds-maximum' }
 */
export function normaliseQuantity(input: string | number, maximum: number): Quantity {
  const typed = readNumber(input);
  if (typed === undefined) return { quantity: 1, notice: 'not-a-number' };
  const limit = Number.isFinite(maximum) ? Math.max(1, Math.floor(maximum)) : 1;
  if (typed > limit) return { quantity: limit, notice: 'exceeds-maximum' };
  if (typed < 1) return { quantity: 1, notice: 'below-one' };
  const quantity = Math.floor(typed);
  return { quantity, notice: quantity === typed ? 'none' : 'not-whole' };
}

/** The most of one item that can be put into an order: what the shop allows and what is in stock. */
export function orderableMaximum(item: { readonly maximum: number; readonly stock_count: number }): number {
  return Math.max(0, Math.min(item.maximum, item.stock_count));
}

function readNumber(input: string | number): number | undefined {
  if (typeof input === 'number') return Number.isNaN(input) ? undefined : input;
  // Full-width digits of a Japanese or Chinese keyboard are digits too.
  const text = input.normalize('NFKC').trim();
  return decimalNumber.test(text) ? Number(text) : undefined;
}
