import { deleteCartItem } from '@signal-shop/sdk/calls';
import type { CartDeletion } from '@signal-shop/ui/screens/cart/cart.states.ts';
import type { PrimitiveAtom } from 'jotai';
import { atom } from 'jotai';
import type { ActionContext } from './action.ts';
import { action } from './action.ts';
import { dropEdits } from './cart-edit.ts';
import type { CartKind } from './cart-source.ts';
import { cartTypes, reloadCart } from './cart-source.ts';
import { guestCartAtom, keepGuestCart } from './guest-cart.ts';
import { report } from './report.ts';
import { isSignedInAtom } from './session.ts';

const none: CartDeletion = { status: 'none' };

const deletionAtoms: Readonly<Record<CartKind, PrimitiveAtom<CartDeletion>>> = {
  cart: atom<CartDeletion>(none),
  buyNow: atom<CartDeletion>(none),
};

/** The line about which the shopper is asked, or which is being deleted. */
export function deletionAtom(kind: CartKind) {
  return deletionAtoms[kind];
}

/** Deleting asks first (spec §5). */
export const askDelete = action(({ get, set }, kind: CartKind, goodsId: number) => {
  if (get(deletionAtoms[kind]).status !== 'pending') set(deletionAtoms[kind], { status: 'asking', goodsId });
});

export const keepLine = action(({ get, set }, kind: CartKind) => {
  if (get(deletionAtoms[kind]).status !== 'pending') set(deletionAtoms[kind], none);
});

/** Deletes the line in question; a failure is said and the question stays, so that it can be tried again. */
export const confirmDelete = action(async (context, kind: CartKind) => {
  const { get, set } = context;
  const deletion = get(deletionAtoms[kind]);
  if (deletion.status === 'none' || deletion.status === 'pending') return;
  const { goodsId } = deletion;
  set(deletionAtoms[kind], { status: 'pending', goodsId });
  try {
    await deleteLine(context, kind, goodsId);
  } catch (error) {
    set(deletionAtoms[kind], { status: 'failed', goodsId });
    set(report, error, { say: 'error', otherwise: 'cartDeleteFailed' });
    return;
  }
  set(dropEdits, kind, goodsId);
  await set(reloadCart, kind);
  set(deletionAtoms[kind], none);
});

async function deleteLine(
  { get, set, environment }: ActionContext,
  kind: CartKind,
  goodsId: number,
): Promise<void> {
  const type = cartTypes[kind];
  if (get(isSignedInAtom)) await deleteCartItem(environment.shop, { id: goodsId, cartype: type });
  else
    set(
      keepGuestCart,
      get(guestCartAtom).filter((line) => line.type !== type || line.id !== goodsId),
    );
}
