import type { CartEvents, CartState } from '@signal-shop/ui/screens/cart/cart/cart.states.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { cartAtoms, checkOut } from '../state/cart/cart.ts';
import { cancelDeletion, confirmDelete, promptDeletion } from '../state/cart/cart-delete.ts';
import type { CartKind } from '../state/cart/cart-kind.ts';
import { changeQuantity } from '../state/cart/cart-quantity.ts';
import { refetchCart } from '../state/cart/cart-query.ts';
import { withRetry } from './with-retry.ts';

/** State and actions of a cart, for its page and for the drawer. */
export function useCart(kind: CartKind): { readonly state: CartState; readonly on: CartEvents } {
  const state = useAtomValue(cartAtoms[kind]);
  const reload = useSetAtom(refetchCart);
  const quantity = useSetAtom(changeQuantity);
  const prompt = useSetAtom(promptDeletion);
  const confirm = useSetAtom(confirmDelete);
  const cancel = useSetAtom(cancelDeletion);
  const leave = useSetAtom(checkOut);

  return {
    state: withRetry(state, () => reload(kind)),
    on: {
      onQuantity: (goodsId, newQuantity) => void quantity(kind, goodsId, newQuantity),
      onAskDelete: (goodsId) => prompt(kind, goodsId),
      onConfirmDelete: () => void confirm(kind),
      onKeep: () => cancel(kind),
      onCheckout: () => void leave(kind),
    },
  };
}
