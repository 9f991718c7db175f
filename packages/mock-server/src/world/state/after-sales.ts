// Types of the after-sales part of WorldState: requests and warranties.

import type { OrderLineStatus } from '@signal-shop/sdk/contract';
import type { RecentFailures } from './recent-failures.ts';
import type { ReviewState } from './reviews.ts';
import type { FreeTestState } from './rewards.ts';

/** The state after delivery: reviews, free tests, warranties. */
export interface AfterDeliveryState {
  /** When this world was created, in seconds: the relative dates of the seed count from here. */
  readonly openedAt: number;
  readonly reviews: ReviewState;
  readonly freeTests: FreeTestState;
  readonly warranties: WarrantyState;
  readonly afterSales: AfterSalesState;
  /** Failed order lookups, by order number and by email. */
  readonly orderLookups: RecentFailures;
}

/** `refund` returns money without a return of goods; `warranty` is a defect within the warranty period. */
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
  /** The status of the line before the request. */
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
  /** Number of the warranty claim; null for other requests. */
  readonly claim: string | null;
  status: AfterSalesStatus;
  /** Oldest first, in seconds since 1970. */
  readonly events: { readonly status: AfterSalesStatus; readonly time: number }[];
  /** The customer's return parcel; null until its tracking number is submitted. */
  parcel: Parcel | null;
  /** The parcel with the replacement; null unless the goods were exchanged. */
  replacement: Parcel | null;
}

/** By number. */
export type AfterSalesState = Map<string, AfterSalesRequest>;

export interface RegisteredWarranty {
  readonly ordersn: string;
  readonly lineId: number;
  /** Seconds since 1970. */
  readonly registeredAt: number;
  /** Number of the newest claim; null without one. */
  claimId: string | null;
}

/** Registered warranties, by order and line. */
export type WarrantyState = Map<string, RegisteredWarranty>;
