import type { AfterSalesKind } from '../state/after-sales.ts';
import type { Order, OrderLine } from '../state/orders.ts';
import type { World } from '../state/world.ts';
import { remainingQuantity } from './after-sales-request.ts';
import type { AfterSalesRefusal } from './after-sales-rules.ts';
import { isInStock, lineRefusal, openLines, orderRefusal, returnClosesAt } from './after-sales-rules.ts';
import type { LineWarranty } from './warranty.ts';
import { warrantyOf } from './warranty.ts';

export type ClosedBecause = 'tooLate' | 'alreadyOpen' | 'notPossible';

/** Defects within the warranty period are reported as warranty claims. */
type OfferedKind = Exclude<AfterSalesKind, 'warranty'>;

/** The requests that the shop accepts now. */
export interface AfterSalesOffer {
  /** Null for all lines together. */
  readonly lineId: number | null;
  readonly kinds: readonly OfferedKind[];
  /** Pieces that have not been returned. */
  readonly most: number;
  /** The last second for a request, since 1970; null before the delivery. */
  readonly until: number | null;
  readonly closedBecause: ClosedBecause | null;
  readonly warranty: LineWarranty | null;
}

const kinds: readonly OfferedKind[] = ['return', 'exchange', 'refund'];

const reasons = {
  returnTooLate: 'tooLate',
  afterSalesAlreadyOpen: 'alreadyOpen',
  afterSalesNotPossible: 'notPossible',
} as const satisfies Record<AfterSalesRefusal, ClosedBecause>;

/** One offer per line; for several lines followed by one for the whole order. */
export function offersOf(world: World, order: Order): readonly AfterSalesOffer[] {
  const single = order.lines.map((line) => offerFor(world, order, line));
  return order.lines.length > 1 ? [...single, offerForAll(world, order)] : single;
}

function offerFor(world: World, order: Order, line: OrderLine): AfterSalesOffer {
  const refusal = orderRefusal(world, order, 'refund') ?? lineRefusal(world, order, line);
  const open = kinds.filter(
    (kind) =>
      refusal === null &&
      orderRefusal(world, order, kind) === null &&
      (kind !== 'exchange' || isInStock(world, line, 1)),
  );
  return {
    lineId: line.id,
    kinds: open,
    most: remainingQuantity(world, order, line),
    until: returnClosesAt(order),
    closedBecause: refusal === null ? null : reasons[refusal],
    warranty: warrantyOf(world, order, line),
  };
}

/** A whole order can be refunded only: returns and exchanges are per line. */
function offerForAll(world: World, order: Order): AfterSalesOffer {
  const open = openLines(world, order);
  const refusals = order.lines.map((line) => lineRefusal(world, order, line));
  const isBusy = refusals.includes('afterSalesAlreadyOpen');
  const nothingLeft: AfterSalesRefusal = isBusy ? 'afterSalesAlreadyOpen' : 'afterSalesNotPossible';
  const refusal = orderRefusal(world, order, 'refund') ?? (open.length === 0 ? nothingLeft : null);
  return {
    lineId: null,
    kinds: refusal === null ? ['refund'] : [],
    most: open.reduce((sum, line) => sum + remainingQuantity(world, order, line), 0),
    until: returnClosesAt(order),
    closedBecause: refusal === null ? null : reasons[refusal],
    warranty: null,
  };
}
