import { checkoutCart } from '@signal-shop/sdk/calls';
import type { CartEdit } from '@signal-shop/sdk/cart';
import { CartEditor } from '@signal-shop/sdk/cart';
import type { PrimitiveAtom } from 'jotai';
import { atom } from 'jotai';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { pendingWritesAtom } from '../core/pending-writes.ts';
import { reconnectionAtom } from '../core/reconnection.ts';
import { report } from '../core/report.ts';
import { guard } from '../scopes/scoped.ts';
import { followSession, isSignedInAtom } from '../session/session.ts';
import type { CartKind } from './cart-kind.ts';
import { cartTypes, readCart, refetchCart } from './cart-query.ts';
import { saveGuestCart, storedGuestCart } from './guest-cart.ts';
import { dispatchCart } from './optimistic-cart.ts';

const editorAtoms: Readonly<Record<CartKind, PrimitiveAtom<CartEditor | null>>> = {
  cart: atom<CartEditor | null>(null),
  buyNow: atom<CartEditor | null>(null),
};

/** Changes the quantity of a line: optimistic, debounced by one second, sent once online, rolled back after a failure. */
export const changeQuantity = action(async (context, kind: CartKind, goodsId: number, quantity: number) => {
  const outcome = await editorOf(context, kind).change(goodsId, quantity);
  if (outcome.status !== 'failed') return;
  context.set(report, outcome.error, { tone: 'warning' });
  // The server may have saved the edit despite the lost answer, so the cart refetches.
  await context.set(refetchCart, kind);
});

/** Discards debounced quantities of a line that is being deleted. */
export const dropEdits = action((context, kind: CartKind, goodsId: number) =>
  editorOf(context, kind).drop(goodsId),
);

function editorOf(context: ActionContext, kind: CartKind): CartEditor {
  const { get, set, environment } = context;
  const present = get(editorAtoms[kind]);
  if (present !== null) return present;
  const editor = new CartEditor({
    send: async (edits) => {
      set(followSession);
      if (!get(isSignedInAtom)) set(saveGuestCart, withEdits(storedGuestCart(environment), edits, kind));
      else await sendOnceOnline(context, kind, edits);
    },
    // Offline, a refetch would replace the list by an error.
    reload: async () => {
      if (!environment.isOnline()) await get(reconnectionAtom);
      await set(readCart, kind);
    },
    onChange: (edits) => set(dispatchCart, kind, { type: 'quantitiesEdited', edits }),
  });
  set(editorAtoms[kind], editor);
  set(pendingWritesAtom, (all) => [...all, (how) => (how === 'send' ? editor.flush() : forget())]);
  return editor;

  function forget(): undefined {
    editor.dispose();
    set(pendingWritesAtom, []);
    set(editorAtoms[kind], null);
    set(dispatchCart, kind, { type: 'quantitiesEdited', edits: editor.state });
  }
}

/** Saves the quantities; while offline it waits. They are absolute, so that a lost answer does no harm. */
async function sendOnceOnline(
  { get, environment }: ActionContext,
  kind: CartKind,
  edits: readonly CartEdit[],
): Promise<void> {
  const isCurrent = guard(get, 'login');
  const request = { params: [...edits], cartype: cartTypes[kind] };
  while (isCurrent()) {
    try {
      await checkoutCart(environment.shop, request, { keepalive: true });
      return;
    } catch (error) {
      if (environment.isOnline()) throw error;
    }
    await get(reconnectionAtom);
  }
}

function withEdits<
  Line extends { readonly id: number; readonly goods_number: number; readonly type: number },
>(lines: readonly Line[], edits: readonly CartEdit[], kind: CartKind): readonly Line[] {
  return lines.map((line) => {
    const edit =
      line.type === cartTypes[kind] ? edits.find(({ goods_id }) => goods_id === line.id) : undefined;
    return edit === undefined ? line : { ...line, goods_number: edit.goods_number };
  });
}
