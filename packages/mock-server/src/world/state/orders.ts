// Types of the order part of WorldState: orders, charges, addresses, parcels, refunds, withdrawals.

import type {
  CancelReason,
  ChargeStatus,
  OrderLineStatus,
  OrderStatus,
  PayType,
} from '@signal-shop/sdk/contract';
import type { SeedAddress } from '../../seed/customer-types.ts';

export interface OrderLine {
  readonly id: number;
  readonly goodsId: number;
  readonly quantity: number;
  readonly priceCents: number;
  /** Points per item when redeemed, 0 when paid with money; absent in seeded orders. */
  readonly pointsPrice?: number;
  /** Taken from the flash sale's own stock. */
  readonly fromFlashSale: boolean;
  status: OrderLineStatus | null;
}

export interface Cancellation {
  readonly reason: CancelReason;
  /** May be empty. */
  readonly note: string;
}

/** All amounts in integer US cents. */
export interface OrderTotals {
  readonly subtotal: number;
  readonly reduction: number;
  readonly coupon: number;
  readonly tax: number;
  readonly shipping: number;
  readonly total: number;
}

export interface Order {
  readonly ordersn: string;
  readonly customerId: number;
  /** The customer's when it was placed: with its number it opens the order, whatever the account's is by now. */
  readonly email: string;
  readonly address: SeedAddress;
  readonly note: string;
  readonly lines: readonly OrderLine[];
  readonly totals: OrderTotals;
  status: OrderStatus;
  payType: PayType;
  /** What happened, oldest first; the first entry is when the order was placed. */
  readonly events: { readonly status: OrderStatus; readonly time: number }[];
  logistics: { readonly trackingNumber: string; readonly company: string } | null;
  /** Points that the account gave for it when it was placed. */
  readonly pointsPaid: number;
  /** Why its customer called it off; null while nobody did. */
  cancellation: Cancellation | null;
}

export interface Charge {
  readonly id: string;
  readonly ordersn: string;
  readonly amountCents: number;
  paymentToken: string;
  status: ChargeStatus;
  /** Why it failed, null while it did not. */
  failure: 'cardDeclined' | 'insufficientFunds' | 'paymentFailed' | 'paymentNotAuthenticated' | null;
  /** When a processing charge ends well, in seconds; null when it is not processing. */
  settlesAt: number | null;
}

/** Money that really moved, in the order in which it moved. Nothing ever leaves this list. */
export interface LedgerEntry {
  readonly ordersn: string;
  readonly charge_id: string;
  /** US cents. */
  readonly money_cents: number;
  /** Seconds since 1970. */
  readonly time: number;
}

/** What is kept about orders besides the orders themselves. */
export interface OrderBooks {
  readonly refunds: RefundEntry[];
  readonly addresses: Map<number, SavedAddress[]>;
  /** How far every parcel is, whatever the clock says. */
  parcels: 'by-clock' | 'announced' | 'moving' | 'delivered';
  /** Parcels that no order knows of, such as those that come back, by tracking number. */
  readonly sentParcels: Map<string, SentParcel>;
  readonly withdrawals: Map<string, WithdrawalReceipt>;
  readonly policy: OrderPolicy;
}

export interface SavedAddress {
  readonly id: number;
  readonly address: SeedAddress;
  /** The one that a new order begins with; one of a customer's addresses always is. */
  readonly isDefault: boolean;
}

/** What the shop does by itself, and where; scenarios turn these. */
export interface OrderPolicy {
  /** Whether the shop ships and releases orders without being told to. */
  shopWorks: boolean;
  /** Countries whose orders can be withdrawn from online, as ISO 3166 codes; or everywhere, or nowhere. */
  withdrawal: 'everywhere' | 'nowhere' | readonly string[];
}

export type ParcelEventKind =
  | 'announced'
  | 'pickedUp'
  | 'sorted'
  | 'arrived'
  | 'outForDelivery'
  | 'delivered';

/** A parcel that no order knows of: one that goes back to the shop. Times in seconds since 1970. */
export interface SentParcel {
  readonly trackingNumber: string;
  /** Code of a carrier. */
  readonly carrier: string;
  readonly company: string;
  readonly sentAt: number;
  readonly from: string;
  readonly to: string;
}

/** What the shop gave back, in the order in which it did. Nothing ever leaves this list. */
export interface RefundEntry {
  readonly ordersn: string;
  /** US cents. */
  readonly money_cents: number;
  readonly points: number;
  /** Seconds since 1970. */
  readonly time: number;
}

/** What proves to the customer that the withdrawal was declared. */
export interface WithdrawalReceipt {
  readonly number: string;
  readonly ordersn: string;
  readonly email: string;
  /** Seconds since 1970. */
  readonly time: number;
  /** Where the goods are sent back to; null where none have left. */
  readonly returns_to: string | null;
}
