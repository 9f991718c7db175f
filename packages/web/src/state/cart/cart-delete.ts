import { deleteCartItem } from '@signal-shop/sdk/calls';
import type { CartDeletion } from '@signal-shop/ui/screens/cart/cart.states.ts';
import type { PrimitiveAtom } from 'jotai';
import { atom } from 'jotai';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { report } from '../core/report.ts';
import { followSession, isSignedInAtom } from '../session/session.ts';
import type { CartKind } from './cart-kind.ts';
import { dropEdits } from './cart-quantity.ts';
import { cartTypes, reloadCart } from './cart-query.ts';
import { enqueue } from './cart-queue.ts';
import { keepGuestCart, keptGuestCart } from './guest-cart.ts';
import { removeOptimistic } from './optimistic-lines.ts';

const none: CartDeletion = { status: 'none' };

const deletionAtoms: Readonly<Record<CartKind, PrimitiveAtom<CartDeletion>>> = {
  cart: atom<CartDeletion>(none),
  buyNow: atom<CartDeletion>(none),
};

/** The line about which the shopper is asked, or which could not be taken out. */
export function deletionAtom(kind: CartKind) {
  return deletionAtoms[kind];
}

/** Deleting asks first (spec §5). */
export const askDelete = action(({ set }, kind: CartKind, goodsId: number) =>
  set(deletionAtoms[kind], { status: 'asking', goodsId }),
);

export const keepLine = action(({ set }, kind: CartKind) => set(deletionAtoms[kind], none));

/** Takes the line in question out at once; a failure brings it back, is said, and asks again. */
export const confirmDelete = action(async (context, kind: CartKind) => {
  const { get, set } = context;
  const deletion = get(deletionAtoms[kind]);
  if (deletion.status === 'none') return;
  const { goodsId } = deletion;
  set(deletionAtoms[kind], none);
  const bringBack = set(removeOptimistic, kind, goodsId);
  set(dropEdits, kind, goodsId);
  set(followSession);
  try {
    await enqueue(context, kind, goodsId, () => deleteLine(context, kind, goodsId));
  } catch (error) {
    bringBack();
    if (get(deletionAtoms[kind]).status === 'none') set(deletionAtoms[kind], { status: 'failed', goodsId });
    set(report, error, { say: 'error', otherwise: 'cartDeleteFailed' });
    // A quantity that was on its way may have reached the server.
    await set(reloadCart, kind);
    return;
  }
  await set(reloadCart, kind);
  bringBack();
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
      keptGuestCart(environment).filter((line) => line.type !== type || line.id !== goodsId),
    );
}
