// Types of the order part of WorldState: orders, charges, addresses, parcels, refunds, withdrawals.

import type {
  CancelReason,
  ChargeStatus,
  Currency,
  DeliveryWayCode,
  OrderLineStatus,
  OrderStatus,
  PayType,
} from '@signal-shop/sdk/contract';
import type { OrderPreferences } from '@signal-shop/sdk/rules/order-preferences';
import type { SeedAddress } from '../../seed/customer-types.ts';

export interface OrderLine {
  readonly id: number;
  readonly goodsId: number;
  readonly quantity: number;
  readonly priceCents: number;
  /** Points per item when redeemed, 0 when paid with money; absent in seeded orders. */
  readonly pointsPrice?: number;
  /** Taken from the stock of the flash sale. */
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
  readonly bundle: number;
  readonly reduction: number;
  readonly coupon: number;
  readonly tax: number;
  readonly shipping: number;
  readonly total: number;
}

export interface Order {
  readonly ordersn: string;
  readonly customerId: number;
  /** The customer's address when the order was placed; order lookups accept it after the account changed its email. */
  readonly email: string;
  readonly address: SeedAddress;
  readonly preferences: OrderPreferences;
  readonly lines: readonly OrderLine[];
  readonly totals: OrderTotals;
  /** In which the customer agreed to the total; amounts stay in it in every language. */
  readonly currency: Currency;
  readonly deliveryWay: DeliveryWayCode;
  status: OrderStatus;
  payType: PayType;
  /** Status changes, oldest first; the first entry is the placing of the order. */
  readonly events: { readonly status: OrderStatus; readonly time: number }[];
  logistics: { readonly trackingNumber: string; readonly company: string } | null;
  /** Points deducted when the order was placed. */
  readonly pointsPaid: number;
  /** Why the customer canceled it; null when it was not canceled by the customer. */
  cancellation: Cancellation | null;
}

/** Why a wallet did not pay. */
export type WalletFailure = 'walletDeclined' | 'walletCanceled' | 'walletTimedOut';

export interface Charge {
  readonly id: string;
  readonly ordersn: string;
  readonly amountCents: number;
  paymentToken: string;
  /** Whether the provider keeps the card once the money is captured; absent for no. */
  savesCard?: boolean;
  status: ChargeStatus;
  /** Why it failed; null when it did not fail. */
  failure:
    | 'cardDeclined'
    | 'insufficientFunds'
    | 'paymentFailed'
    | 'paymentNotAuthenticated'
    | WalletFailure
    | null;
  /** When a processing charge succeeds, in seconds; null when it is not processing. */
  settlesAt: number | null;
}

/** Captured payments in order of capture. Append-only. */
export interface LedgerEntry {
  readonly ordersn: string;
  readonly charge_id: string;
  /** US cents. */
  readonly money_cents: number;
  /** Seconds since 1970. */
  readonly time: number;
}

/** Records about orders, outside of the orders themselves. */
export interface OrderBooks {
  readonly refunds: RefundEntry[];
  readonly addresses: Map<number, SavedAddress[]>;
  /** The progress of every parcel: by the clock, or fixed by a scenario. */
  parcels: 'by-clock' | 'announced' | 'moving' | 'delivered';
  /** Parcels without an order, such as returns, by tracking number. */
  readonly sentParcels: Map<string, SentParcel>;
  readonly withdrawals: Map<string, WithdrawalReceipt>;
  readonly policy: OrderPolicy;
}

export interface SavedAddress {
  readonly id: number;
  readonly address: SeedAddress;
  /** The preselected address of a new order; each customer with addresses has exactly one. */
  readonly isDefault: boolean;
}

/** The shop's automatic steps and withdrawal markets, set by scenarios. */
export interface OrderPolicy {
  /** Whether the shop ships and releases orders automatically. */
  shopWorks: boolean;
  /** Countries with online withdrawal, as ISO 3166 codes; or everywhere, or nowhere. */
  withdrawal: 'everywhere' | 'nowhere' | readonly string[];
}

export type ParcelEventKind =
  | 'announced'
  | 'pickedUp'
  | 'sorted'
  | 'arrived'
  | 'outForDelivery'
  | 'delivered';

/** A parcel without an order, such as a return. Times in seconds since 1970. */
export interface SentParcel {
  readonly trackingNumber: string;
  /** Code of a carrier. */
  readonly carrier: string;
  readonly company: string;
  readonly sentAt: number;
  readonly from: string;
  readonly to: string;
}

/** Refunds in order of payment. Append-only. */
export interface RefundEntry {
  readonly ordersn: string;
  /** US cents. */
  readonly money_cents: number;
  readonly points: number;
  /** Seconds since 1970. */
  readonly time: number;
}

/** The customer's proof of the withdrawal. */
export interface WithdrawalReceipt {
  readonly number: string;
  readonly ordersn: string;
  readonly email: string;
  /** Seconds since 1970. */
  readonly time: number;
  /** Address for the return; null when no goods have been shipped. */
  readonly returns_to: string | null;
}
