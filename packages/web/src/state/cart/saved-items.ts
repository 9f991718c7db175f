import { deleteSavedItem, listSavedItems, moveToCart, saveForLater } from '@signal-shop/sdk/calls';
import type { CartItem, SavedEntry } from '@signal-shop/sdk/contract';
import { CartType } from '@signal-shop/sdk/contract';
import { orderableMaximum } from '@signal-shop/sdk/rules/quantity';
import { addTemporaryCartEntry } from '@signal-shop/sdk/rules/temporary-cart';
import type { ToastText } from '@signal-shop/ui/components/toaster/toaster.states.ts';
import { atom } from 'jotai';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { notify } from '../core/notices.ts';
import { settlePendingWrites } from '../core/pending-writes.ts';
import { report } from '../core/report.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';
import { guard, scoped } from '../scopes/scoped.ts';
import { followSession, isSignedInAtom } from '../session/session.ts';
import { cartLocationAtom } from './cart-kind.ts';
import { pricedCarts, refetchCart } from './cart-query.ts';
import { saveGuestCart, storedGuestCart } from './guest-cart.ts';
import { guestSavedAtom } from './guest-saved-items.ts';
import { enqueue, removeOptimistic } from './optimistic-cart.ts';

/** Customers have their list on the server; a guest's is sent along to be priced. Current on each visit of the cart. */
const savedQuery = query(
  async ({ get, shop, signal }): Promise<readonly CartItem[]> => {
    get(cartLocationAtom);
    if (get(isSignedInAtom)) return (await listSavedItems(shop, {}, { signal })).msg;
    const items = get(guestSavedAtom);
    return items.length === 0 ? [] : (await listSavedItems(shop, { items: [...items] }, { signal })).msg;
  },
  { scope: 'login', keepPrevious: true },
);
export const savedItemsAtom = savedQuery.stateAtom;
export const refetchSavedItems = savedQuery.refetch;

const pendingAtom = scoped<ReadonlySet<number>>(new Set(), 'login');

/** Goods that are being moved or removed. */
export const pendingSavedIdsAtom = atom((get) => get(pendingAtom));

/** Moves a line of the cart to the list; a toast takes it back. */
export const saveLine = action(async (context, goodsId: number) => {
  const { get, set } = context;
  const item = readyOr(get(pricedCarts.cart), null)?.items.find(({ goods_id }) => goods_id === goodsId);
  if (item === undefined) return;
  const operation = set(removeOptimistic, 'cart', goodsId);
  const isDone = await transfer(context, goodsId, () => sendSaving(context, item));
  operation.settle();
  if (isDone) offerUndo(context, { kind: 'moved', to: 'saved', name: item.name }, moveSaved, goodsId);
});

/** Moves saved goods back to the cart; a toast takes it back. */
export const moveSaved = action(async (context, goodsId: number) => {
  const item = savedItem(context, goodsId);
  if (item === undefined) return;
  const isDone = await transfer(context, goodsId, () => sendMoving(context, item));
  if (isDone) offerUndo(context, { kind: 'moved', to: 'cart', name: item.name }, saveLine, goodsId);
});

/** Removes saved goods; a toast takes it back. */
export const removeSaved = action(async (context, goodsId: number) => {
  const item = savedItem(context, goodsId);
  if (item === undefined) return;
  const isDone = await transfer(context, goodsId, () => sendRemoval(context, goodsId));
  const entry = { id: goodsId, goods_number: item.goods_number };
  if (isDone) offerUndo(context, { kind: 'removed', from: 'saved', name: item.name }, restoreSaved, entry);
});

const restoreSaved = action(async (context, entry: SavedEntry) => {
  await transfer(context, entry.id, () =>
    sendSaving(context, { goods_id: entry.id, goods_number: entry.goods_number }),
  );
});

function savedItem({ get }: ActionContext, goodsId: number): CartItem | undefined {
  return readyOr(get(savedQuery.stateAtom), []).find(({ goods_id }) => goods_id === goodsId);
}

/**
 * Runs one move of goods at a time, after the debounced quantities of the cart, and reads both lists again.
 * @returns whether it has succeeded, and the shopper is still the same
 */
async function transfer(
  context: ActionContext,
  goodsId: number,
  send: () => Promise<boolean>,
): Promise<boolean> {
  const { get, set } = context;
  if (get(pendingAtom).has(goodsId)) return false;
  const isSameLogin = guard(get, 'login');
  set(pendingAtom, new Set([...get(pendingAtom), goodsId]));
  set(followSession);
  let isDone = false;
  try {
    await set(settlePendingWrites, 'send');
    isDone = await enqueue(context, 'cart', goodsId, send);
  } catch (error) {
    if (isSameLogin()) set(report, error, { tone: 'error' });
  }
  if (!isSameLogin()) return false;
  set(savedQuery.refetch);
  await Promise.all([set(refetchCart, 'cart'), get(savedQuery.promiseAtom).catch(() => undefined)]);
  if (isSameLogin()) set(pendingAtom, new Set([...get(pendingAtom)].filter((id) => id !== goodsId)));
  return isDone && isSameLogin();
}

function offerUndo<Input>(
  { get, set }: ActionContext,
  text: ToastText,
  undo: ReturnType<typeof action<[Input], Promise<void>>>,
  input: Input,
): void {
  const isSameLogin = guard(get, 'login');
  set(notify, 'info', text, () => {
    if (isSameLogin()) void set(undo, input);
  });
}

async function sendSaving(
  { get, set, environment }: ActionContext,
  { goods_id: id, goods_number }: Pick<CartItem, 'goods_id' | 'goods_number'>,
): Promise<boolean> {
  if (get(isSignedInAtom)) {
    await saveForLater(environment.shop, { id, goods_number });
    return true;
  }
  const lines = storedGuestCart(environment);
  const line = lines.find((entry) => entry.id === id && entry.type === CartType.cart);
  const quantity = line?.goods_number ?? goods_number;
  set(guestSavedAtom, (entries) => [
    { id, goods_number: quantity },
    ...entries.filter((entry) => entry.id !== id),
  ]);
  set(
    saveGuestCart,
    lines.filter((entry) => entry !== line),
  );
  return true;
}

async function sendMoving({ get, set, environment }: ActionContext, item: CartItem): Promise<boolean> {
  const { goods_id: id, goods_number } = item;
  if (get(isSignedInAtom)) {
    await moveToCart(environment.shop, { id });
    return true;
  }
  const lines = storedGuestCart(environment);
  const maximum = orderableMaximum(item);
  const present = lines.find((entry) => entry.id === id && entry.type === CartType.cart)?.goods_number ?? 0;
  const line = { id, goods_number: Math.min(goods_number, maximum - present), type: CartType.cart };
  if (line.goods_number > 0) {
    const change = addTemporaryCartEntry(lines, line, maximum);
    if (change.status === 'full' || !set(saveGuestCart, change.entries)) {
      set(notify, 'error', { kind: 'message', id: 'cartFull' });
      return false;
    }
  }
  set(forgetGuestEntry, id);
  return true;
}

async function sendRemoval({ get, set, environment }: ActionContext, goodsId: number): Promise<boolean> {
  if (get(isSignedInAtom)) await deleteSavedItem(environment.shop, { id: goodsId });
  else set(forgetGuestEntry, goodsId);
  return true;
}

const forgetGuestEntry = action(({ set }, goodsId: number) =>
  set(guestSavedAtom, (entries) => entries.filter(({ id }) => id !== goodsId)),
);
