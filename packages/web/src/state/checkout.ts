import { isShopError } from '@signal-shop/sdk';
import { placeOrder as sendOrder } from '@signal-shop/sdk/calls';
import type { ArgumentOf } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { Failure } from '@signal-shop/ui/remote.ts';
import type {
  AddressDraft,
  CheckoutView,
  PlacingState,
} from '@signal-shop/ui/screens/checkout/checkout.states.ts';
import { atom } from 'jotai';
import { places } from '../hrefs.ts';
import type { ActionContext } from './action.ts';
import { action } from './action.ts';
import { shownKindAtom } from './cart-kind.ts';
import { cartTypes, pricedCarts, reloadCart } from './cart-source.ts';
import { draftAtom, keepDraft } from './checkout-draft.ts';
import { navigate } from './location.ts';
import { notify } from './notices.ts';
import { holdDestination, quoteAtom, quoteSource, releaseDestination } from './order-quote.ts';
import { failureOf } from './remote.ts';

export type CheckoutAtomState =
  | { readonly status: 'loading' }
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'ready'; readonly view: CheckoutView };

const placingAtom = atom<PlacingState>({ status: 'idle' });

const amountsAtom = atom((get): CheckoutView['amounts'] => {
  const quote = get(quoteAtom);
  if (quote.status !== 'ready') return quote;
  return quote.value === null ? { status: 'none' } : { status: 'ready', value: quote.value };
});

/** The address step: what is bought, where to, and what it costs there. */
export const checkoutAtom = atom((get): CheckoutAtomState => {
  const cart = get(pricedCarts[get(shownKindAtom)]);
  if (cart.status !== 'ready') return cart;
  const { items, reduction, pay: subtotal } = cart.value;
  if (items.length === 0) return { status: 'empty' };
  const { address: draft, note } = get(draftAtom);
  return {
    status: 'ready',
    view: { items, subtotal, reduction, draft, note, amounts: get(amountsAtom), placing: get(placingAtom) },
  };
});

export const changeDraft = action(({ get, set }, address: AddressDraft) => {
  set(holdDestination);
  set(keepDraft, { ...get(draftAtom), address });
});

export const changeNote = action(({ get, set }, note: string) => {
  set(keepDraft, { ...get(draftAtom), note });
});

export const retryQuote = action(({ set }) => set(quoteSource));

export const retryCheckout = action(({ get, set }) => set(reloadCart, get(shownKindAtom)));

type OrderRequest = ArgumentOf<'placeOrder'>;

/** An order that was sent: asking for the same again is the same intention and may not become a second order. */
const sentAtom = atom<{ readonly request: string; readonly key: string } | null>(null);

/** Places the order at the total that is on the screen, and goes on to pay it, or to the result where points paid it. */
export const placeOrder = action(async (context) => {
  const { get, set, environment } = context;
  if (get(placingAtom).status === 'placing') return;
  set(placingAtom, { status: 'placing' });
  set(releaseDestination);
  let next: string = places.payment;
  try {
    const quote = await get(quoteSource);
    if (quote === null) {
      set(placingAtom, { status: 'idle' });
      return;
    }
    const request = requestOf(context, quote.total);
    const { ordersn } = await sendOrder(environment.shop, request, {
      idempotencyKey: keyOf(context, request),
    });
    set(sentAtom, null);
    environment.sessionItems.set('order_sn', ordersn);
    // Points paid it as it was placed.
    if (quote.points > 0 && quote.total === 0) next = places.paymentResult(ordersn);
  } catch (error) {
    await afterFailedOrder(context, error);
    return;
  }
  set(keepDraft, { ...get(draftAtom), note: '' });
  set(placingAtom, { status: 'idle' });
  // The order is placed: going back must not lead to its form.
  set(navigate, next, { replace: true });
  await set(reloadCart, get(shownKindAtom));
});

function requestOf({ get }: ActionContext, total: number): OrderRequest {
  const { address, note } = get(draftAtom);
  const cartype = cartTypes[get(shownKindAtom)];
  return { cartype, address: withoutEdges(address), note, expected_total: total };
}

/** The form judges without the spaces around a text, so they are not sent either. */
function withoutEdges(address: AddressDraft): AddressDraft {
  return {
    first_name: address.first_name.trim(),
    last_name: address.last_name.trim(),
    address: address.address.trim(),
    address_two: address.address_two.trim(),
    postal_code: address.postal_code.trim(),
    city: address.city.trim(),
    state: address.state.trim(),
    region: address.region,
    phone: address.phone.trim(),
  };
}

function keyOf({ get, set, environment }: ActionContext, order: OrderRequest): string {
  const request = JSON.stringify(order);
  const sent = get(sentAtom);
  if (sent?.request === request) return sent.key;
  const key = environment.uniqueKey();
  set(sentAtom, { request, key });
  return key;
}

async function afterFailedOrder({ get, set }: ActionContext, error: unknown): Promise<void> {
  if (!isShopError(error)) throw error;
  if (error.outcome === 'answered') set(sentAtom, null);
  if (error.kind === 'session') {
    set(placingAtom, { status: 'idle' });
    return;
  }
  const placing = placingAfter(error.code);
  set(placingAtom, placing ?? { status: 'failed', failure: failureOf(error) });
  if (placing?.status === 'stockGone') set(notify, 'warning', { kind: 'message', id: 'outOfStock' });
  if (placing === null && error.code !== ResponseCode.cartEmpty) return;
  set(quoteSource);
  await set(reloadCart, get(shownKindAtom));
}

/** null for every refusal that the server's own words say best. */
function placingAfter(code: number | undefined): PlacingState | null {
  switch (code) {
    case ResponseCode.priceChanged:
      return { status: 'priceChanged' };
    case ResponseCode.outOfStock:
    case ResponseCode.quantityExceedsMaximum:
      return { status: 'stockGone' };
    default:
      return null;
  }
}
