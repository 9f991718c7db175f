import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { notify } from '../core/notices.ts';

type BuyingCode = typeof import('../cart/cart-add.ts');

const failuresAtom = atom(0);

/**
 * Imports the cart actions, which are not part of the page's code. Null when the import fails; the second time, a new
 * release has probably removed the file, and a reload is offered, unless the tab is offline, because that would lose
 * the page. The first time a toast with `otherwise` says so.
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
