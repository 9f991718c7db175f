import type { DeliveryWayCode } from '@signal-shop/sdk/contract';
import { areForPointsOnly } from '@signal-shop/sdk/rules/line-points';
import type { OrderPreferences } from '@signal-shop/sdk/rules/order-preferences';
import type { AddressDraft } from '@signal-shop/ui/forms/address-form/address-draft.ts';
import type { Failure } from '@signal-shop/ui/remote.ts';
import type { CheckoutView } from '@signal-shop/ui/screens/checkout/checkout/checkout.states.ts';
import { atom } from 'jotai';
import { shownKindAtom } from '../cart/cart-kind.ts';
import { pricedCarts, refetchCart } from '../cart/cart-query.ts';
import { action } from '../core/action.ts';
import { deliveryCountriesAtom, refetchDeliveryCountries } from '../site/delivery-countries.ts';
import { addressesAtom } from './checkout-addresses.ts';
import { couponAtom } from './checkout-coupon.ts';
import { changeCheckoutDraft, draftAtom } from './checkout-draft.ts';
import { pointsAtom } from './checkout-points.ts';
import { deliveryAtom } from './delivery-ways.ts';
import { holdDestination, isQuotePendingAtom, quoteAtom, quoteQuery } from './order-quote.ts';
import { lastPricesAtom, placingAtom } from './place-order.ts';

export type CheckoutAtomState =
  | { readonly status: 'loading' }
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'ready'; readonly view: CheckoutView };

const amountsAtom = atom((get): CheckoutView['amounts'] => {
  if (get(isQuotePendingAtom)) return { status: 'loading' };
  const quote = get(quoteAtom);
  if (quote.status !== 'ready') return quote;
  return quote.value === null ? { status: 'none' } : { status: 'ready', value: quote.value.amounts };
});

/** The address step: items, delivery address and amounts. */
export const checkoutAtom = atom((get): CheckoutAtomState => {
  const cart = get(pricedCarts[get(shownKindAtom)]);
  if (cart.status !== 'ready') return cart;
  const { items, bundle = 0, reduction, pay: subtotal } = cart.value;
  if (items.length === 0) return { status: 'empty' };
  const countries = get(deliveryCountriesAtom);
  if (countries.status !== 'ready') return countries;
  const { address: draft, preferences } = get(draftAtom);
  return {
    status: 'ready',
    view: {
      items,
      was: get(lastPricesAtom),
      subtotal,
      bundle,
      reduction,
      countries: countries.value,
      addresses: get(addressesAtom),
      draft,
      delivery: areForPointsOnly(items) ? null : get(deliveryAtom),
      preferences,
      coupon: get(couponAtom),
      points: get(pointsAtom),
      amounts: get(amountsAtom),
      placing: get(placingAtom),
    },
  };
});

export const changeDraft = action(({ set }, address: AddressDraft) => {
  set(holdDestination);
  set(changeCheckoutDraft, { address, addressChoice: 'form' });
});

export const chooseDeliveryWay = action(({ set }, deliveryWay: DeliveryWayCode) =>
  set(changeCheckoutDraft, { deliveryWay }),
);

export const changePreferences = action(({ get, set }, change: Partial<OrderPreferences>) =>
  set(changeCheckoutDraft, { preferences: { ...get(draftAtom).preferences, ...change } }),
);

export const refetchQuote = quoteQuery.refetch;

export const refetchCheckout = action(({ get, set }) => {
  set(refetchCart, get(shownKindAtom));
  if (get(deliveryCountriesAtom).status === 'failed') set(refetchDeliveryCountries);
});
