import { joinCart } from '@signal-shop/sdk/calls';
import { action } from '../core/action.ts';
import { notify } from '../core/notices.ts';
import { report } from '../core/report.ts';
import { keepGuestCart, keptGuestCart } from './guest-cart.ts';

/** After a login the guest's lines become the customer's; what could not be joined stays in the cookie. */
export const joinGuestCart = action(async ({ set, environment }) => {
  const lines = keptGuestCart(environment);
  if (lines.length === 0) return;
  try {
    const { skipped } = await joinCart(environment.shop, { items: lines.map((line) => ({ ...line })) });
    set(keepGuestCart, []);
    if (skipped.length > 0) set(notify, 'warning', { kind: 'message', id: 'cartNotJoined' });
  } catch (error) {
    set(report, error, { say: 'warning', otherwise: 'cartAddFailed' });
  }
});
