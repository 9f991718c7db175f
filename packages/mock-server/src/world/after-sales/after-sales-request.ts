import type { AfterSalesKind } from '@signal-shop/sdk/contract';
import type { AfterSalesRequest } from '../state/after-sales.ts';
import type { Order, OrderLine } from '../state/orders.ts';
import type { World } from '../state/world.ts';
import type { AfterSalesTransitionName } from './after-sales-machine.ts';
import { isOpenStep, openSteps } from './after-sales-machine.ts';

/** The kind in the contract: a warranty claim returns the goods as an exchange does. */
export function contractKind({ kind }: AfterSalesRequest): AfterSalesKind {
  return kind === 'warranty' ? 'exchange' : kind;
}

/** Whether a request allows a transition now. A withdrawal is a legal right, so it is never refused. */
export function isTransitionAllowed(
  { kind, reason, status }: AfterSalesRequest,
  name: AfterSalesTransitionName,
): boolean {
  return isOpenStep(name, kind, status) && !(name === 'reject' && reason === 'withdrawal');
}

/** The shop's transitions of a request now. */
export function shopSteps(request: AfterSalesRequest): readonly AfterSalesTransitionName[] {
  return openSteps('shop', request.kind, request.status).filter((name) => isTransitionAllowed(request, name));
}

/** The newest request about a line that was not withdrawn. */
export function requestAbout(world: World, { ordersn }: Order, { id }: OrderLine): AfterSalesRequest | null {
  const about = [...world.state.afterSales.values()].filter(
    (request) =>
      request.ordersn === ordersn &&
      request.status !== 'withdrawn' &&
      request.lines.some(({ lineId }) => lineId === id),
  );
  return about.at(-1) ?? null;
}

/** The pieces of a line that have not been refunded. */
export function remainingQuantity(world: World, { ordersn }: Order, line: OrderLine): number {
  let remaining = line.quantity;
  for (const request of world.state.afterSales.values()) {
    if (request.ordersn !== ordersn || request.status !== 'refunded') continue;
    for (const { lineId, quantity } of request.lines) if (lineId === line.id) remaining -= quantity;
  }
  return remaining;
}

export function requestedAt({ events }: AfterSalesRequest): number {
  return events[0]?.time ?? 0;
}
