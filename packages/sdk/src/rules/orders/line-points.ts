import type { CartItem } from '../../contract/contract.ts';
import { Flag } from '../../contract/contract.ts';

type PointsItem = Pick<CartItem, 'is_integral' | 'integral_price'>;

/** The points that a cart line costs; 0 for a line that is paid in money. */
export function linePoints(item: PointsItem, quantity: number): number {
  return item.is_integral === Flag.yes ? (item.integral_price ?? 0) * quantity : 0;
}

/** Whether no line is paid in money. */
export function areForPointsOnly(items: readonly Pick<CartItem, 'is_integral'>[]): boolean {
  return items.every(({ is_integral }) => is_integral === Flag.yes);
}
