import { Flag } from '@signal-shop/sdk/contract';
import type { CartLineView } from '../../screens/cart/cart.states.ts';

/** What a line costs in points; 0 for one that costs money. */
export function linePoints({ item, quantity }: CartLineView): number {
  return item.is_integral === Flag.yes ? (item.integral_price ?? 0) * quantity : 0;
}
