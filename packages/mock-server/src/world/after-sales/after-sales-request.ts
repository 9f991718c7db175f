import type { OrderLineStatus } from '@signal-shop/sdk/contract';
import type { World } from '../create/world.ts';
import type { Order, OrderLine } from '../state/state.ts';
import type { AfterSalesKind, AfterSalesStatus, AfterSalesTransitionName } from './after-sales-steps.ts';
import { isOpenStep, openSteps } from './after-sales-steps.ts';

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

/** Whether a request can take a step now. A withdrawal is a right: nobody refuses it. */
export function canTake(
  { kind, reason, status }: AfterSalesRequest,
  name: AfterSalesTransitionName,
): boolean {
  return isOpenStep(name, kind, status) && !(name === 'reject' && reason === 'withdrawal');
}

/** What the shop can do about a request now. */
export function shopSteps(request: AfterSalesRequest): readonly AfterSalesTransitionName[] {
  return openSteps('shop', request.kind, request.status).filter((name) => canTake(request, name));
}

/** The newest request about a line that was not taken back. */
export function requestAbout(world: World, { ordersn }: Order, { id }: OrderLine): AfterSalesRequest | null {
  const about = [...world.state.afterSales.values()].filter(
    (request) =>
      request.ordersn === ordersn &&
      request.status !== 'withdrawn' &&
      request.lines.some(({ lineId }) => lineId === id),
  );
  return about.at(-1) ?? null;
}

/** Pieces of a line that the customer still has. */
export function keptQuantity(world: World, { ordersn }: Order, line: OrderLine): number {
  let kept = line.quantity;
  for (const request of world.state.afterSales.values()) {
    if (request.ordersn !== ordersn || request.status !== 'refunded') continue;
    for (const { lineId, quantity } of request.lines) if (lineId === line.id) kept -= quantity;
  }
  return kept;
}

export function requestedAt({ events }: AfterSalesRequest): number {
  return events[0]?.time ?? 0;
}
