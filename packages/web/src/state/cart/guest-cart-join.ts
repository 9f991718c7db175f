import { joinCart } from '@signal-shop/sdk/calls';
import { action } from '../core/action.ts';
import { notify } from '../core/notices.ts';
import { report } from '../core/report.ts';
import { cartQueries } from './cart-query.ts';
import { saveGuestCart, storedGuestCart } from './guest-cart.ts';
import { guestSavedAtom } from './guest-saved-items.ts';

/** Merges the guest's cart and saved items into the customer's after a login; those that fail stay on the device. */
export const joinGuestCart = action(async ({ get, set, environment }) => {
  const lines = storedGuestCart(environment);
  const saved = get(guestSavedAtom);
  if (lines.length === 0 && saved.length === 0) return;
  const join = () =>
    joinCart(environment.shop, {
      items: lines.map((line) => ({ ...line })),
      ...(saved.length > 0 && { saved: [...saved] }),
    });
  try {
    // Repeated once, because the checkout would show an empty cart. The server keeps the larger number of each line.
    const { skipped } = await join().catch(join);
    set(saveGuestCart, []);
    set(guestSavedAtom, () => []);
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
