import { isShopError } from '@signal-shop/sdk';
import { placeOrder as sendOrder } from '@signal-shop/sdk/calls';
import type { ArgumentOf } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { areForPointsOnly } from '@signal-shop/sdk/rules/line-points';
import type { AddressDraft } from '@signal-shop/ui/forms/address-form/address-draft.ts';
import type { Failure } from '@signal-shop/ui/remote.ts';
import type { CheckoutView, PlacingState } from '@signal-shop/ui/screens/checkout/checkout.states.ts';
import { atom } from 'jotai';
import { internalHrefs } from '../../internal-hrefs.ts';
import { shownKindAtom } from '../cart/cart-kind.ts';
import { cartTypes, pricedCarts, refetchCart } from '../cart/cart-query.ts';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { failureOf } from '../core/failure.ts';
import { navigate } from '../core/location.ts';
import { notify } from '../core/notices.ts';
import { readyOr } from '../queries/query-state.ts';
import { guard } from '../scopes/scoped.ts';
import { refetchUser } from '../session/session.ts';
import { addressesAtom, orderAddressAtom, saveTypedAddress } from './checkout-addresses.ts';
import { couponAtom, loseCoupon } from './checkout-coupon.ts';
import { changeCheckoutDraft, draftAtom, emptyAddress } from './checkout-draft.ts';
import { pointsAtom } from './checkout-points.ts';
import type { OrderQuote } from './order-quote.ts';
import {
  couponFields,
  holdDestination,
  isCouponRefusal,
  isQuoteAheadAtom,
  quoteAtom,
  quoteQuery,
  releaseDestination,
} from './order-quote.ts';

export type CheckoutAtomState =
  | { readonly status: 'loading' }
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'ready'; readonly view: CheckoutView };

const placingAtom = atom<PlacingState>({ status: 'idle' });

/** The prices of the last attempt by product id, to show which price has changed. */
const seenPricesAtom = atom<Readonly<Partial<Record<number, number>>>>({});
const pricesAtom = atom((get) => {
  const items = readyOr(get(pricedCarts[get(shownKindAtom)]), null)?.items ?? [];
  return Object.fromEntries(items.map(({ goods_id, price }) => [goods_id, price]));
});

const amountsAtom = atom((get): CheckoutView['amounts'] => {
  if (get(isQuoteAheadAtom)) return { status: 'loading' };
  const quote = get(quoteAtom);
  if (quote.status !== 'ready') return quote;
  return quote.value === null ? { status: 'none' } : { status: 'ready', value: quote.value.amounts };
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
    view: {
      items,
      was: get(seenPricesAtom),
      subtotal,
      reduction,
      addresses: get(addressesAtom),
      draft,
      note,
      coupon: get(couponAtom),
      points: get(pointsAtom),
      amounts: get(amountsAtom),
      placing: get(placingAtom),
    },
  };
});

export const changeDraft = action(({ set }, address: AddressDraft) => {
  set(holdDestination);
  set(changeCheckoutDraft, { address, chosen: 'form' });
});

export const changeNote = action(({ set }, note: string) => set(changeCheckoutDraft, { note }));

export const retryQuote = quoteQuery.refetch;

export const retryCheckout = action(({ get, set }) => set(refetchCart, get(shownKindAtom)));

type OrderRequest = ArgumentOf<'placeOrder'>;

/** An order that was sent: asking for the same again is the same intention and may not become a second order. */
const sentAtom = atom<{ readonly request: string; readonly key: string } | null>(null);

/**
 * Places the order at the visible total only, then continues to the payment, or to the result if points paid for it.
 */
export const placeOrder = action(async (context) => {
  const { get, set, environment } = context;
  if (get(placingAtom).status === 'placing') return;
  const shown = readyOr(get(quoteAtom), null);
  const isSame = guard(get, 'login');
  set(placingAtom, { status: 'placing' });
  set(releaseDestination);
  let isPaid = false;
  try {
    const quote = await get(quoteQuery.promiseAtom);
    if (quote === null) {
      set(placingAtom, { status: 'idle' });
      return;
    }
    if (shown?.amounts.total !== quote.amounts.total) {
      set(placingAtom, { status: shown === null ? 'totalToSee' : 'priceChanged' });
      return;
    }
    const { items } = readyOr(get(pricedCarts[get(shownKindAtom)]), { items: [] });
    // Points are paid with the order.
    isPaid = items.length > 0 && areForPointsOnly(items);
    const request = requestOf(context, quote);
    const { ordersn } = await sendOrder(environment.shop, request, {
      idempotencyKey: keyOf(context, request),
    });
    if (!isSame()) return;
    set(sentAtom, null);
    environment.sessionItems.set('order_sn', ordersn);
  } catch (error) {
    await afterFailedOrder(context, error);
    return;
  }
  await afterOrder(context, isPaid);
});

async function afterOrder({ get, set, environment }: ActionContext, isPaid: boolean): Promise<void> {
  const ordersn = environment.sessionItems.get('order_sn') ?? '';
  set(changeCheckoutDraft, { note: '', coupon: null });
  set(placingAtom, { status: 'idle' });
  set(seenPricesAtom, {});
  // The order is placed: going back must not lead to its form.
  set(navigate, isPaid ? internalHrefs.paymentResult(ordersn) : internalHrefs.payment, { replace: true });
  if (isPaid) set(refetchUser);
  await Promise.all([set(saveTypedAddress), set(refetchCart, get(shownKindAtom))]);
}

function requestOf({ get }: ActionContext, { amounts, coupon }: OrderQuote): OrderRequest {
  return {
    cartype: cartTypes[get(shownKindAtom)],
    address: withoutEdges(get(orderAddressAtom) ?? emptyAddress),
    note: get(draftAtom).note,
    ...(coupon.status === 'applied' ? couponFields(coupon.chosen) : {}),
    expected_total: amounts.total,
  };
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
  const failure = failureOf(error);
  const placing = placingAfter(error.code, failure);
  set(placingAtom, placing ?? { status: 'failed', failure });
  if (placing?.status === 'couponRefused') set(loseCoupon, failure);
  if (placing?.status === 'stockGone') set(notify, 'warning', { kind: 'message', id: 'outOfStock' });
  if (placing === null && error.code !== ResponseCode.cartEmpty) return;
  const before = get(pricesAtom);
  set(quoteQuery.refetch);
  await set(refetchCart, get(shownKindAtom));
  set(seenPricesAtom, before);
}

/** null for every refusal that the server's own words say best. */
function placingAfter(code: number | undefined, failure: Failure): PlacingState | null {
  if (isCouponRefusal(code)) return { status: 'couponRefused', failure };
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
