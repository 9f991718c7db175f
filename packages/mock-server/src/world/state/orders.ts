// Types of the order part of WorldState: addresses, parcels, refunds, withdrawals.

import type { SeedAddress } from '../../seed/customer-types.ts';

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
