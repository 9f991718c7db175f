import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { notify } from '../core/notices.ts';

type BuyingCode = typeof import('../cart/cart-add.ts');

const failuresAtom = atom(0);

/**
 * What puts goods into the cart: it comes after the page. null when it does not come; the second time a new release has
 * probably taken it away, and loading the page again is offered. While offline that would lose the page. Before, what
 * is said `otherwise`.
 */
export const loadCartActions = action(
  async (
    { get, set, environment },
    load: () => Promise<BuyingCode> = () => import('../cart/cart-add.ts'),
    otherwise?: 'cartAddFailed',
  ): Promise<BuyingCode | null> => {
    try {
      const code = await load();
      set(failuresAtom, 0);
      return code;
    } catch {
      set(failuresAtom, (failures) => failures + 1);
      const id = get(failuresAtom) > 1 && environment.isOnline() ? 'partGone' : otherwise;
      if (id !== undefined) set(notify, 'error', { kind: 'message', id });
      return null;
    }
  },
);
