import { deleteCartItem } from '@signal-shop/sdk/calls';
import { Flag } from '@signal-shop/sdk/contract';
import { orderableMaximum } from '@signal-shop/sdk/rules/quantity';
import type { CartDeletion, CartLineView } from '@signal-shop/ui/screens/cart/cart/cart.states.ts';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { notify } from '../core/notices.ts';
import { report } from '../core/report.ts';
import { loadCartActions } from '../product/load-cart-actions.ts';
import { guard } from '../scopes/scoped.ts';
import { followSession, isSignedInAtom } from '../session/session.ts';
import { cartAtoms } from './cart.ts';
import type { AddToCartInput } from './cart-add.ts';
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
  const line = lineOf(context, kind, goodsId);
  const isSameLogin = guard(get, 'login');
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
  if (line !== undefined && isSameLogin()) offerUndo(context, line);
  await set(refetchCart, kind);
  operation.settle();
});

/** A line of the cart that can be added again as it was: buying at once, free items and prizes have their own ways. */
function lineOf({ get }: ActionContext, kind: CartKind, goodsId: number): CartLineView | undefined {
  const cart = get(cartAtoms[kind]);
  if (kind !== 'cart' || cart.status !== 'ready') return undefined;
  return cart.view.lines.find(
    ({ item }) => item.goods_id === goodsId && item.is_free === Flag.no && item.is_integral === Flag.no,
  );
}

function offerUndo({ get, set }: ActionContext, { item, quantity }: CartLineView): void {
  const isSameLogin = guard(get, 'login');
  set(notify, 'info', { kind: 'removed', from: 'cart', name: item.name }, () => {
    // A cart must not change after a logout.
    if (isSameLogin())
      void set(restoreLine, { goodsId: item.goods_id, quantity, maximum: orderableMaximum(item) });
  });
}

const restoreLine = action(async ({ set }, input: AddToCartInput) => {
  const code = await set(loadCartActions, 'cartAddFailed');
  if (code !== null) await set(code.restoreToCart, input);
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
