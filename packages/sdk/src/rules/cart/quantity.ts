export type QuantityNotice = 'none' | 'not-a-number' | 'below-one' | 'exceeds-maximum' | 'not-whole';

export interface Quantity {
  readonly quantity: number;
  readonly notice: QuantityNotice;
}

const decimalNumber = /^[+-]?\d{1,30}(\.\d{0,30})?(e[+-]?\d{1,3})?$/i;

/**
 * Normalizes a typed quantity (spec §5): not a number becomes 1, less than 1 becomes 1, more than the maximum
 * becomes the maximum, a fraction is truncated; `notice` is the applied correction.
 * @example normaliseQuantity('12', 10) // { quantity: 10, notice: 'exceeds-maximum' }
 */
export function normalizeQuantity(input: string | number, maximum: number): Quantity {
  const number = readNumber(input);
  if (number === undefined) return { quantity: 1, notice: 'not-a-number' };
  const limit = Number.isFinite(maximum) ? Math.max(1, Math.floor(maximum)) : 1;
  if (number > limit) return { quantity: limit, notice: 'exceeds-maximum' };
  if (number < 1) return { quantity: 1, notice: 'below-one' };
  const quantity = Math.floor(number);
  return { quantity, notice: quantity === number ? 'none' : 'not-whole' };
}

/** The most of one item that an order accepts: the smaller of the shop's maximum and the stock. */
export function orderableMaximum(item: { readonly maximum: number; readonly stock_count: number }): number {
  return Math.max(0, Math.min(item.maximum, item.stock_count));
}

function readNumber(input: string | number): number | undefined {
  if (typeof input === 'number') return Number.isNaN(input) ? undefined : input;
  // Normalizes full-width digits of Japanese and Chinese keyboards.
  const text = input.normalize('NFKC').trim();
  return decimalNumber.test(text) ? Number(text) : undefined;
}
