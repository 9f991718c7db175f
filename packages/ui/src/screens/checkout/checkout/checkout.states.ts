import type { CartItem, DeliveryCountry, DeliveryWayCode, FullReduction } from '@signal-shop/sdk/contract';
import type { OrderPreferences } from '@signal-shop/sdk/rules/order-preferences';
import type { AddressDraft } from '../../../forms/address-form/address-draft.ts';
import type { Failure, NotReady, Remote } from '../../../remote.ts';
import type {
  AddressEvents,
  AddressesView,
} from '../../../sections/checkout-address/checkout-address.states.ts';
import type { CouponEvents, CouponView } from '../../../sections/checkout-coupon/checkout-coupon.states.ts';
import type { DeliveryView } from '../../../sections/delivery-choice/delivery-choice.states.ts';
import type { KnownAmounts } from '../../../sections/order-amounts/order-amounts.tsx';

export const checkoutStates = [
  'NoAddress',
  'AddressFilled',
  'AddressInvalid',
  'ManyAddresses',
  'TaxPending',
  'TaxFailed',
  'TaxBroken',
  'Coupon',
  'CouponFailed',
  'PointsExchange',
  'NotEnoughPoints',
  'FreeTest',
  'Placing',
  'PlaceFailed',
  'PlaceBroken',
  'StockGone',
  'PriceChanged',
  'TotalToSee',
  'Loading',
  'Failed',
  'Empty',
] as const;

/** The price of the order, from the server. */
export type Amounts = KnownAmounts;

export type PlacingState =
  | { readonly status: 'idle' }
  | { readonly status: 'placing' }
  | { readonly status: 'priceChanged' }
  /** The order was placed before the total had loaded: the customer must confirm the total. */
  | { readonly status: 'totalToSee' }
  | { readonly status: 'stockGone' }
  /** The coupon was rejected on placing the order: the customer can order without it. */
  | { readonly status: 'couponRefused'; readonly failure: Failure }
  | { readonly status: 'failed'; readonly failure: Failure };

/** The price in points and the customer's balance; null while unknown. */
export interface PointsView {
  readonly cost: number;
  readonly balance: number | null;
}

export interface CheckoutView {
  readonly items: readonly CartItem[];
  /** Previously seen unit prices by goods id, where they have changed since. */
  readonly was: Readonly<Partial<Record<number, number>>>;
  /** Sum of the goods, from the server. */
  readonly subtotal: number;
  /** Discount of whole sets. */
  readonly bundle?: number;
  readonly reduction: FullReduction | null;
  readonly countries: readonly DeliveryCountry[];
  readonly addresses: AddressesView;
  /** Input of an address that is not saved. */
  readonly draft: AddressDraft;
  /** null before a country is chosen, and for goods for points. */
  readonly delivery: DeliveryView | null;
  readonly preferences: OrderPreferences;
  readonly coupon: CouponView;
  /** null without goods for points. */
  readonly points: PointsView | null;
  /** `none` until there is a delivery address. */
  readonly amounts: { readonly status: 'none' } | Remote<Amounts>;
  readonly placing: PlacingState;
}

export type CheckoutState =
  | NotReady
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly view: CheckoutView };

export interface CheckoutEvents {
  readonly onDraftChange: (draft: AddressDraft) => void;
  readonly onDeliveryChange: (way: DeliveryWayCode) => void;
  readonly onPreferencesChange: (change: Partial<OrderPreferences>) => void;
  readonly addresses: AddressEvents;
  readonly coupon: CouponEvents;
  /** Called when a saved address is chosen, or the form satisfies the contract. */
  readonly onPlaceOrder: () => void;
}

export interface CheckoutScreenProps {
  readonly state: CheckoutState;
  /** The cart that is ordered. */
  readonly kind: 'cart' | 'buyNow';
  readonly on: CheckoutEvents;
}
