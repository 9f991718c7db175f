import { isShopError } from '@signal-shop/sdk';
import { placeOrder as sendOrder } from '@signal-shop/sdk/calls';
import type { ArgumentOf } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { areForPointsOnly } from '@signal-shop/sdk/rules/line-points';
import { noPreferences } from '@signal-shop/sdk/rules/order-preferences';
import type { AddressDraft } from '@signal-shop/ui/forms/address-form/address-draft.ts';
import type { Failure } from '@signal-shop/ui/remote.ts';
import type { PlacingState } from '@signal-shop/ui/screens/checkout/checkout/checkout.states.ts';
import { atom } from 'jotai';
import { internalHrefs } from '../../internal-hrefs.ts';
import { shownKindAtom } from '../cart/cart-kind.ts';
import { cartTypes, pricedCarts, refetchCart } from '../cart/cart-query.ts';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { failureOf, isSessionEnd } from '../core/failure.ts';
import { navigate } from '../core/location.ts';
import { report } from '../core/report.ts';
import { readyOr } from '../queries/query-state.ts';
import { idempotencyKeyHolder } from '../scopes/idempotency-key.ts';
import { guard } from '../scopes/scoped.ts';
import { refetchUser } from '../session/session.ts';
import { orderAddressAtom, saveNewAddress } from './checkout-addresses.ts';
import { rejectCoupon } from './checkout-coupon.ts';
import { changeCheckoutDraft, draftAtom, emptyAddress } from './checkout-draft.ts';
import type { OrderQuote } from './order-quote.ts';
import { couponFields, isCouponRefusal, quoteAtom, quoteQuery, releaseDestination } from './order-quote.ts';

const placingStateAtom = atom<PlacingState>({ status: 'idle' });
export const placingAtom = atom((get) => get(placingStateAtom));

const storedPricesAtom = atom<Readonly<Partial<Record<number, number>>>>({});
/** The prices of the last attempt by product id, to show which price has changed. */
export const lastPricesAtom = atom((get) => get(storedPricesAtom));
const pricesAtom = atom((get) => {
  const items = readyOr(get(pricedCarts[get(shownKindAtom)]), null)?.items ?? [];
  return Object.fromEntries(items.map(({ goods_id, price }) => [goods_id, price]));
});

type OrderRequest = ArgumentOf<'placeOrder'>;

const key = idempotencyKeyHolder();

// Not a `mutation`, because the request is known only after the quote has arrived.
/**
 * Places the order at the visible total only, then continues to the payment, or to the result if points paid for it.
 */
export const placeOrder = action(async (context) => {
  const { get, set, environment } = context;
  if (get(placingStateAtom).status === 'placing') return;
  const shownQuote = readyOr(get(quoteAtom), null);
  const isCurrent = guard(get, 'login');
  set(placingStateAtom, { status: 'placing' });
  set(releaseDestination);
  let isPaid = false;
  let idempotencyKey: string | null = null;
  try {
    const quote = await get(quoteQuery.promiseAtom);
    if (quote === null) {
      set(placingStateAtom, { status: 'idle' });
      return;
    }
    if (shownQuote?.amounts.total !== quote.amounts.total) {
      set(placingStateAtom, { status: shownQuote === null ? 'totalToSee' : 'priceChanged' });
      return;
    }
    const { items } = readyOr(get(pricedCarts[get(shownKindAtom)]), { items: [] });
    // Points are paid with the order.
    isPaid = items.length > 0 && areForPointsOnly(items);
    const request = requestOf(context, quote);
    idempotencyKey = set(key.acquire, request);
    const { ordersn } = await sendOrder(environment.shop, request, { idempotencyKey });
    if (!isCurrent()) return;
    set(key.release, idempotencyKey);
    environment.sessionItems.set('order_sn', ordersn);
  } catch (error) {
    if (idempotencyKey !== null) set(key.release, idempotencyKey, error);
    await afterFailedOrder(context, error);
    return;
  }
  await afterOrder(context, isPaid);
});

async function afterOrder({ get, set, environment }: ActionContext, isPaid: boolean): Promise<void> {
  const ordersn = environment.sessionItems.get('order_sn') ?? '';
  set(changeCheckoutDraft, { deliveryWay: 'standard', preferences: noPreferences, coupon: null });
  set(placingStateAtom, { status: 'idle' });
  set(storedPricesAtom, {});
  // The order is placed, so going back must skip its form.
  set(navigate, isPaid ? internalHrefs.paymentResult(ordersn) : internalHrefs.payment, { replace: true });
  set(refetchUser);
  await Promise.all([set(saveNewAddress), set(refetchCart, get(shownKindAtom))]);
}

function requestOf({ get }: ActionContext, { amounts, coupon }: OrderQuote): OrderRequest {
  const { deliveryWay, preferences } = get(draftAtom);
  return {
    cartype: cartTypes[get(shownKindAtom)],
    address: withoutEdges(get(orderAddressAtom) ?? emptyAddress),
    ...preferences,
    delivery_way: deliveryWay,
    ...(coupon.status === 'applied' ? couponFields(coupon.choice) : {}),
    expected_total: amounts.total,
  };
}

/** The form validates trimmed values, so the request trims them, too. */
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

async function afterFailedOrder({ get, set }: ActionContext, error: unknown): Promise<void> {
  if (!isShopError(error)) throw error;
  if (isSessionEnd(error)) {
    set(placingStateAtom, { status: 'idle' });
    return;
  }
  const failure = failureOf(error);
  const placing = placingAfter(error.code, failure);
  set(placingStateAtom, placing ?? { status: 'failed', failure });
  if (placing?.status === 'couponRefused') set(rejectCoupon, failure);
  if (placing?.status === 'stockGone') set(report, error, { tone: 'warning', text: 'outOfStock' });
  if (placing === null && error.code !== ResponseCode.cartEmpty) return;
  const before = get(pricesAtom);
  set(quoteQuery.refetch);
  await set(refetchCart, get(shownKindAtom));
  set(storedPricesAtom, before);
}

/** The state after a refusal; null if the server's message is the best explanation. */
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
