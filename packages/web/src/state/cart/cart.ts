import { checkoutCart } from '@signal-shop/sdk/calls';
import type { CartItem } from '@signal-shop/sdk/contract';
import { orderableMaximum } from '@signal-shop/sdk/rules/quantity';
import type { Failure } from '@signal-shop/ui/remote.ts';
import type {
  CartLineProblem,
  CartLineView,
  CartView,
} from '@signal-shop/ui/screens/cart/cart/cart.states.ts';
import type { Atom } from 'jotai';
import { atom } from 'jotai';
import { internalHrefs } from '../../internal-hrefs.ts';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { navigate } from '../core/location.ts';
import { notify } from '../core/notices.ts';
import { report, reportFailure } from '../core/report.ts';
import { guard } from '../scopes/scoped.ts';
import { isSignedInAtom } from '../session/session.ts';
import { closeCartDrawer, closeCartDrawerSoon } from './cart-drawer.ts';
import type { CartKind } from './cart-kind.ts';
import { cartStates, cartTypes, pricedCarts, refetchCart } from './cart-query.ts';
import { waitForOptimisticLines, withOptimisticLines } from './optimistic-cart.ts';

export type CartAtomState =
  | { readonly status: 'loading' }
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'ready'; readonly view: CartView };

const leavingAtom = atom<CartKind | null>(null);

function viewAtom(kind: CartKind): Atom<CartAtomState> {
  return atom((get): CartAtomState => {
    const cart = get(pricedCarts[kind]);
    if (cart.status !== 'ready') return cart;
    const { lines: pending, edits, deletion } = get(cartStates[kind]);
    const { items, ...amounts } = pending.size === 0 ? cart.value : withOptimisticLines(cart.value, pending);
    if (items.length === 0) return { status: 'empty' };
    return {
      status: 'ready',
      view: {
        ...amounts,
        lines: items.map((item) =>
          pending.has(item.goods_id) ? arrivingLine(item) : lineOf(item, edits.quantities.get(item.goods_id)),
        ),
        kind,
        session: get(isSignedInAtom) ? 'member' : 'guest',
        checkout: checkoutOf(edits.status !== 'settled', get(leavingAtom) === kind),
        deletion,
      },
    };
  });
}

/** Each cart with its optimistic updates. */
export const cartAtoms = { cart: viewAtom('cart'), buyNow: viewAtom('buyNow') } as const;

/** Continues to the address step once no write is pending and every line can be ordered (spec §4, §5). */
export const checkOut = action(async (context, kind: CartKind) => {
  const { get, set } = context;
  if (get(leavingAtom) === kind) return;
  const isHere = guard(get, 'visit');
  set(leavingAtom, kind);
  try {
    if (!(await isReady(context, kind))) return;
  } finally {
    set(leavingAtom, null);
  }
  // Late answer: a shopper who has navigated since stays where they are.
  if (!isHere()) return;
  set(closeCartDrawer);
  set(navigate, internalHrefs.addressStep(kind));
});

/** Whether the cart can be ordered; a toast gives the reason if not. */
async function isReady(context: ActionContext, kind: CartKind): Promise<boolean> {
  const { get, set, environment } = context;
  await set(waitForOptimisticLines, kind);
  // A cart that has failed to load is loaded again, because its failure leaves the button in the drawer.
  if (get(cartAtoms[kind]).status === 'failed') await set(refetchCart, kind);
  const cart = get(cartAtoms[kind]);
  if (cart.status === 'failed') set(reportFailure, cart.failure, { tone: 'error' });
  if (cart.status === 'loading' || cart.status === 'failed') return false;
  if (cart.status === 'empty') {
    set(notify, 'warning', { kind: 'message', id: 'emptyCart' });
    set(closeCartDrawerSoon);
    return false;
  }
  if (get(isSignedInAtom) && !hasOpenEdits(context, kind) && !(await areOrderable(context, kind, cart.view)))
    return false;
  // Checked again: the shopper may have edited a quantity during the requests.
  if (!hasOpenEdits(context, kind)) return true;
  set(notify, 'warning', { kind: 'message', id: environment.isOnline() ? 'tooFast' : 'networkFailed' });
  return false;
}

function hasOpenEdits({ get }: ActionContext, kind: CartKind): boolean {
  return get(cartStates[kind]).edits.status !== 'settled';
}

/** Sends the visible quantities and checks the stock, so that the order matches the screen. */
async function areOrderable(
  { set, environment }: ActionContext,
  kind: CartKind,
  view: CartView,
): Promise<boolean> {
  try {
    const params = view.lines.map(({ item, quantity }) => ({
      goods_id: item.goods_id,
      goods_number: quantity,
    }));
    await checkoutCart(environment.shop, { params, cartype: cartTypes[kind] });
    return true;
  } catch (error) {
    set(report, error, { tone: 'warning' });
    await set(refetchCart, kind);
    return false;
  }
}

function lineOf(item: CartItem, editedQuantity: number | undefined): CartLineView {
  const quantity = editedQuantity ?? item.goods_number;
  return { item, quantity, pending: editedQuantity !== undefined, problem: problemOf(item, quantity) };
}

function arrivingLine(item: CartItem): CartLineView {
  return { item, quantity: item.goods_number, pending: true, arriving: true, problem: null };
}

function problemOf(item: CartItem, quantity: number): CartLineProblem | null {
  if (item.stock_count <= 0) return 'outOfStock';
  if (quantity < 1) return 'belowOne';
  return quantity > orderableMaximum(item) ? 'exceedsMaximum' : null;
}

function checkoutOf(isBlocked: boolean, isLeaving: boolean): CartView['checkout'] {
  if (isBlocked) return 'blocked';
  return isLeaving ? 'leaving' : 'open';
}
