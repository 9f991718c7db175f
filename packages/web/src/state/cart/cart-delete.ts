import { deleteCartItem } from '@signal-shop/sdk/calls';
import type { CartDeletion } from '@signal-shop/ui/screens/cart/cart/cart.states.ts';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { report } from '../core/report.ts';
import { followSession, isSignedInAtom } from '../session/session.ts';
import type { CartKind } from './cart-kind.ts';
import { dropEdits } from './cart-quantity.ts';
import { cartStates, cartTypes, refetchCart } from './cart-query.ts';
import { saveGuestCart, storedGuestCart } from './guest-cart.ts';
import { dispatchCart, enqueue, removeOptimistic } from './optimistic-cart.ts';

const none: CartDeletion = { status: 'none' };

const changeDeletion = action(({ set }, kind: CartKind, deletion: CartDeletion) =>
  set(dispatchCart, kind, { type: 'deletionChanged', deletion }),
);

/** Prompts for a confirmation before deleting (spec §5). */
export const promptDeletion = action(({ set }, kind: CartKind, goodsId: number) =>
  set(changeDeletion, kind, { status: 'asking', goodsId }),
);

export const cancelDeletion = action(({ set }, kind: CartKind) => set(changeDeletion, kind, none));

/** Removes the line optimistically; a failure rolls back, shows a toast and prompts again. */
export const confirmDelete = action(async (context, kind: CartKind) => {
  const { get, set } = context;
  const { deletion } = get(cartStates[kind]);
  if (deletion.status === 'none') return;
  const { goodsId } = deletion;
  set(changeDeletion, kind, none);
  const operation = set(removeOptimistic, kind, goodsId);
  set(dropEdits, kind, goodsId);
  set(followSession);
  try {
    await enqueue(context, kind, goodsId, () => deleteLine(context, kind, goodsId));
  } catch (error) {
    operation.settle();
    if (get(cartStates[kind]).deletion.status === 'none')
      set(changeDeletion, kind, { status: 'failed', goodsId });
    set(report, error, { tone: 'error', otherwise: 'cartDeleteFailed' });
    // A pending change of the quantity may have reached the server.
    await set(refetchCart, kind);
    return;
  }
  await set(refetchCart, kind);
  operation.settle();
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
      saveGuestCart,
      storedGuestCart(environment).filter((line) => line.type !== type || line.id !== goodsId),
    );
}
