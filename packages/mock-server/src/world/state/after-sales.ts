// Types of the after-sales part of WorldState: requests and warranties.

import type { OrderLineStatus } from '@signal-shop/sdk/contract';
import type { RecentFailures } from './recent-failures.ts';
import type { ReviewState } from './reviews.ts';
import type { FreeTestState } from './rewards.ts';

/** What a world remembers of the time after a sale. */
export interface AfterDeliveryState {
  /** When this world began, in seconds: whatever the seed dates in days counts from here. */
  readonly openedAt: number;
  readonly reviews: ReviewState;
  readonly freeTests: FreeTestState;
  readonly warranties: WarrantyState;
  readonly afterSales: AfterSalesState;
  /** Pairs of number and email that opened no order, by each of the two. */
  readonly orderLookups: RecentFailures;
}

/** `refund` gives money back for goods that do not come back; `warranty` is a defect within the year. */
export type AfterSalesKind = 'return' | 'exchange' | 'refund' | 'warranty';

export type AfterSalesStatus =
  | 'requested'
  | 'awaitingParcel'
  | 'sentBack'
  | 'refunded'
  | 'exchanged'
  | 'rejected'
  | 'withdrawn';

export type AfterSalesReason =
  | 'defective'
  | 'damagedInTransit'
  | 'wrongItem'
  | 'notAsDescribed'
  | 'missingParts'
  | 'neverArrived'
  | 'noLongerNeeded'
  | 'withdrawal'
  | 'other';

export interface Parcel {
  readonly trackingNumber: string;
  readonly company: string;
}

export interface RequestedLine {
  readonly lineId: number;
  readonly quantity: number;
  /** What it was when the customer asked. */
  readonly before: OrderLineStatus | null;
}

export interface AfterSalesRequest {
  readonly id: string;
  readonly ordersn: string;
  readonly customerId: number;
  readonly kind: AfterSalesKind;
  readonly lines: readonly RequestedLine[];
  readonly reason: AfterSalesReason;
  readonly problem: string;
  readonly credentials: readonly string[];
  readonly commentUrl: string;
  readonly note: string;
  /** Number of the defect that was reported; null unless a warranty is claimed. */
  readonly claim: string | null;
  status: AfterSalesStatus;
  /** Oldest first, in seconds since 1970. */
  readonly events: { readonly status: AfterSalesStatus; readonly time: number }[];
  /** By which the goods come back; null until the customer tells. */
  parcel: Parcel | null;
  /** By which new goods come; null unless they were exchanged. */
  replacement: Parcel | null;
}

/** By number. */
export type AfterSalesState = Map<string, AfterSalesRequest>;

export interface RegisteredWarranty {
  readonly ordersn: string;
  readonly lineId: number;
  /** Seconds since 1970. */
  readonly registeredAt: number;
  /** Number of the newest request about its defect; null while none was reported. */
  claimId: string | null;
}

/** Registered warranties, by order and line. */
export type WarrantyState = Map<string, RegisteredWarranty>;
