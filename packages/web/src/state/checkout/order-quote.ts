import type { ShopConnection } from '@signal-shop/sdk';
import { isShopError } from '@signal-shop/sdk';
import { getOrderTax } from '@signal-shop/sdk/calls';
import type { ArgumentOf, ResultOf } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { findState, hasField, isPostalCode } from '@signal-shop/sdk/rules/delivery';
import type { Failure } from '@signal-shop/ui/remote.ts';
import type { Amounts } from '@signal-shop/ui/screens/checkout/checkout/checkout.states.ts';
import type { CouponChoice } from '@signal-shop/ui/sections/checkout-coupon/checkout-coupon.states.ts';
import { atom } from 'jotai';
import type { Stop } from '../../environment.ts';
import { cartLocationAtom, shownKindAtom } from '../cart/cart-kind.ts';
import { cartTypes } from '../cart/cart-query.ts';
import { action } from '../core/action.ts';
import { failureOf } from '../core/failure.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';
import { deliveryCountriesAtom } from '../site/delivery-countries.ts';
import { orderAddressAtom } from './checkout-addresses.ts';
import { draftAtom } from './checkout-draft.ts';

const quietMs = 500;

/** The amounts of an order, and the state of its coupon. */
export interface OrderQuote {
  readonly amounts: Amounts;
  readonly coupon:
    | { readonly status: 'none' }
    | { readonly status: 'applied'; readonly choice: CouponChoice }
    | { readonly status: 'refused'; readonly failure: Failure };
}

/** The destination that tax and shipping depend on; null while the address is incomplete. */
const addressDestinationAtom = atom((get) => {
  const address = get(orderAddressAtom);
  if (address === null) return null;
  const { region, state, postal_code } = address;
  const form = readyOr(get(deliveryCountriesAtom), []).find(({ code }) => code === region)?.address_form;
  if (form === undefined || !isPostalCode(postal_code, form)) return null;
  const isWhole = !hasField(form, 'state') || findState(state, form) !== undefined;
  return isWhole ? { region, state: state.trim(), postal_code: postal_code.trim() } : null;
});

type Destination = ReturnType<typeof addressDestinationAtom.read>;

const heldDestinationAtom = atom<{ readonly destination: Destination } | null>(null);
const waitingAtom = atom<{ readonly stop: Stop } | null>(null);
const destinationAtom = atom((get) => {
  const heldDestination = get(heldDestinationAtom);
  return heldDestination === null ? get(addressDestinationAtom) : heldDestination.destination;
});

/** Whether the address is complete and its quote was not requested yet. */
export const isQuotePendingAtom = atom(
  (get) => get(destinationAtom) === null && get(addressDestinationAtom) !== null,
);

/** Debounces the quote while the shopper types; call it before the draft changes. */
export const holdDestination = action(({ get, set, environment }) => {
  get(waitingAtom)?.stop();
  set(heldDestinationAtom, { destination: get(destinationAtom) });
  set(waitingAtom, { stop: environment.clock.after(quietMs, () => set(heldDestinationAtom, null)) });
});

/** Ends the debounce: the quote is requested for the current address. */
export const releaseDestination = action(({ get, set }) => {
  get(waitingAtom)?.stop();
  set(heldDestinationAtom, null);
});

const couponAtom = atom((get) => get(draftAtom).coupon);
const deliveryWayAtom = atom((get) => get(draftAtom).deliveryWay);

/** The server's quote for the destination; null while the address is incomplete. */
export const quoteQuery = query(
  async ({ get, shop, signal }): Promise<OrderQuote | null> => {
    get(cartLocationAtom);
    const cartype = cartTypes[get(shownKindAtom)];
    const destination = get(destinationAtom);
    const coupon = get(couponAtom);
    const delivery_way = get(deliveryWayAtom);
    if (destination === null) return null;
    return fetchQuote(shop, { cartype, delivery_way, ...destination }, coupon, signal);
  },
  { scope: 'login' },
);

export const quoteAtom = quoteQuery.stateAtom;

/** Checks the coupon at once, before there is an address for a quote; null with a quote or without a coupon. */
const earlyCouponQuery = query(
  async ({ get, shop, signal }) => {
    get(cartLocationAtom);
    const cartype = cartTypes[get(shownKindAtom)];
    const coupon = get(couponAtom);
    if (coupon === null || get(destinationAtom) !== null) return null;
    return fetchQuote(shop, { cartype }, coupon, signal);
  },
  { scope: 'login' },
);

/** The quote of the coupon: with the address, or before it. */
export const couponQuoteAtom = atom((get) => {
  const quote = get(quoteAtom);
  return quote.status === 'ready' && quote.value === null ? get(earlyCouponQuery.stateAtom) : quote;
});

type QuoteRequest = ArgumentOf<'getOrderTax'>;

/** A failing coupon must not block the order: requests the quote again without it. */
async function fetchQuote(
  shop: ShopConnection,
  request: QuoteRequest,
  choice: CouponChoice | null,
  signal: AbortSignal,
): Promise<OrderQuote> {
  const without = async () => amountsOf(await getOrderTax(shop, request, { signal }));
  if (choice === null) return { amounts: await without(), coupon: { status: 'none' } };
  try {
    const answer = await getOrderTax(shop, { ...request, ...couponFields(choice) }, { signal });
    return { amounts: amountsOf(answer), coupon: { status: 'applied', choice } };
  } catch (error) {
    if (!isCouponFault(error)) throw error;
    return { amounts: await without(), coupon: { status: 'refused', failure: failureOf(error) } };
  }
}

/** The fields of a request for the coupon. */
export function couponFields(choice: CouponChoice): Pick<QuoteRequest, 'coupon_id' | 'coupon_code'> {
  return choice.kind === 'own' ? { coupon_id: choice.id } : { coupon_code: choice.code };
}

// One by one, because destructuring would defeat tree shaking and bundle all codes.
const couponCodes: ReadonlySet<number | undefined> = new Set([
  ResponseCode.couponFailed,
  ResponseCode.couponNotFound,
  ResponseCode.couponExpired,
  ResponseCode.couponUsed,
  ResponseCode.couponNotApplicable,
]);

/** Whether the coupon caused the failure: a refusal, or a server error that the coupon may have caused. */
export function isCouponFault(error: unknown): boolean {
  if (!isShopError(error)) return false;
  return couponCodes.has(error.code) || error.kind === 'http' || error.kind === 'invalid-response';
}

/** Whether a refusal is about the coupon. */
export function isCouponRefusal(code: number | undefined): boolean {
  return couponCodes.has(code);
}

function amountsOf(answer: ResultOf<'getOrderTax'>): Amounts {
  const {
    subtotal,
    bundle = 0,
    reduction,
    coupon,
    shipping,
    tax,
    included_tax,
    tax_kind: taxKind,
    total,
    points,
  } = answer;
  return {
    ...{ subtotal, bundle, reduction, coupon, shipping, tax, included_tax, total, points },
    ...(taxKind && { tax_kind: taxKind }),
  };
}
