import { isShopError } from '@signal-shop/sdk';
import { joinCart } from '@signal-shop/sdk/calls';
import { action } from '../core/action.ts';
import { isSessionEnd } from '../core/failure.ts';
import { notify } from '../core/notices.ts';
import { report } from '../core/report.ts';
import { guard } from '../scopes/scoped.ts';
import { cartQueries } from './cart-query.ts';
import { saveGuestCart, storedGuestCart } from './guest-cart.ts';
import { guestSavedAtom } from './guest-saved-items.ts';

/** Merges the guest's cart and saved items into the customer's after a login; those that fail stay on the device. */
export const joinGuestCart = action(async ({ get, set, environment }) => {
  const lines = storedGuestCart(environment);
  const saved = get(guestSavedAtom);
  if (lines.length === 0 && saved.length === 0) return;
  const items = lines.map((line) => ({ ...line }));
  const body = { items, ...(saved.length > 0 && { saved: [...saved] }) };
  const idempotencyKey = environment.uniqueKey();
  const isSameLogin = guard(get, 'login');
  const join = () => joinCart(environment.shop, body, { idempotencyKey });
  try {
    const { skipped } = await join().catch((error: unknown) => {
      // Repeated once with the same key, because the checkout would show an empty cart.
      if (!isShopError(error) || isSessionEnd(error) || !isSameLogin()) throw error;
      return join();
    });
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
