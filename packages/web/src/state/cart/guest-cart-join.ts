import { joinCart } from '@signal-shop/sdk/calls';
import { action } from '../core/action.ts';
import { notify } from '../core/notices.ts';
import { report } from '../core/report.ts';
import { cartQueries } from './cart-query.ts';
import { saveGuestCart, storedGuestCart } from './guest-cart.ts';

/** Merges the guest's lines into the customer's cart after a login; lines that fail stay in the cookie. */
export const joinGuestCart = action(async ({ set, environment }) => {
  const lines = storedGuestCart(environment);
  if (lines.length === 0) return;
  try {
    const { skipped } = await joinCart(environment.shop, { items: lines.map((line) => ({ ...line })) });
    set(saveGuestCart, []);
    if (skipped.length > 0) set(notify, 'warning', { kind: 'message', id: 'cartNotJoined' });
  } catch (error) {
    set(report, error, { tone: 'warning', otherwise: 'cartAddFailed' });
  }
});

/** Merges lines that the customer's cart on the page does not have yet. */
export const joinLeftovers = action(async ({ set }) => {
  await set(joinGuestCart);
  set(cartQueries.cart.refetch);
});
