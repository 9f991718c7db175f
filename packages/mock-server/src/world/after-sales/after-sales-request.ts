import type { AfterSalesRequest } from '../state/after-sales.ts';
import type { Order, OrderLine } from '../state/orders.ts';
import type { World } from '../state/world.ts';
import type { AfterSalesTransitionName } from './after-sales-machine.ts';
import { isOpenStep, openSteps } from './after-sales-machine.ts';

/** Whether a request allows a transition now. A withdrawal is a legal right, so it is never refused. */
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
