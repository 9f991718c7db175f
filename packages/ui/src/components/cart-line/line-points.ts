import type { CartItem } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import type { CartLineView } from '../../screens/cart/cart.states.ts';

/** What a line costs in points; 0 for one that costs money. */
export function linePoints({ item, quantity }: CartLineView): number {
  return item.is_integral === Flag.yes ? (item.integral_price ?? 0) * quantity : 0;
}

/** Whether nothing but points is to pay. */
export function areForPointsOnly(items: readonly Pick<CartItem, 'is_integral'>[]): boolean {
  return items.every(({ is_integral }) => is_integral === Flag.yes);
}
