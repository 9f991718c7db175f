import type { CartItem, FullReduction } from '@signal-shop/sdk/contract';
import type { AddressDraft } from '../../forms/address-form/address-draft.ts';
import type { Failure, Remote } from '../../remote.ts';
import type {
  AddressEvents,
  AddressesView,
} from '../../sections/checkout-address/checkout-address.states.ts';
import type { CouponEvents, CouponView } from '../../sections/checkout-coupon/checkout-coupon.states.ts';
import type { KnownAmounts } from '../../sections/order-amounts/order-amounts.tsx';

export const checkoutStates = [
  'NoAddress',
  'AddressFilled',
  'AddressInvalid',
  'ManyAddresses',
  'TaxPending',
  'TaxFailed',
  'Coupon',
  'CouponFailed',
  'PointsExchange',
  'NotEnoughPoints',
  'FreeTest',
  'Placing',
  'PlaceFailed',
  'StockGone',
  'PriceChanged',
  'TotalToSee',
  'Loading',
  'Failed',
  'Empty',
] as const;

/** What the order costs, as the server says. */
export type Amounts = KnownAmounts;

export type PlacingState =
  | { readonly status: 'idle' }
  | { readonly status: 'placing' }
  | { readonly status: 'priceChanged' }
  /** Nobody had seen the total when the order was wanted; now it is there, to be agreed to. */
  | { readonly status: 'totalToSee' }
  | { readonly status: 'stockGone' }
  /** The coupon was refused in the last moment: the order stays possible without it. */
  | { readonly status: 'couponRefused'; readonly failure: Failure }
  | { readonly status: 'failed'; readonly failure: Failure };

/** What the goods for points cost, and what the customer has; null while nobody knows. */
export interface PointsView {
  readonly cost: number;
  readonly balance: number | null;
}

export interface CheckoutView {
  readonly items: readonly CartItem[];
  /** What a piece cost when it was last seen, by goods, where that has changed since. */
  readonly was: Readonly<Partial<Record<number, number>>>;
  /** The goods alone, as the server added them up. */
  readonly subtotal: number;
  readonly reduction: FullReduction | null;
  readonly addresses: AddressesView;
  /** What was typed for an address that is not saved. */
  readonly draft: AddressDraft;
  readonly note: string;
  readonly coupon: CouponView;
  /** null without goods for points. */
  readonly points: PointsView | null;
  /** `none` until the address says where to. */
  readonly amounts: { readonly status: 'none' } | Remote<Amounts>;
  readonly placing: PlacingState;
}

export type CheckoutState =
  | { readonly status: 'loading' }
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly view: CheckoutView };

export interface CheckoutEvents {
  readonly onDraft: (draft: AddressDraft) => void;
  readonly onNote: (note: string) => void;
  readonly addresses: AddressEvents;
  readonly coupon: CouponEvents;
  /** A saved address is chosen, or the whole form is valid by the contract's limits, when this is called. */
  readonly onPlaceOrder: () => void;
}

export interface CheckoutScreenProps {
  readonly state: CheckoutState;
  readonly on: CheckoutEvents;
}
