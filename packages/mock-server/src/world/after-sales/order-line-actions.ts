import type { OrderAction } from '../orders/status-facts.ts';
import { reviewWindow } from '../reviews/reviews.ts';
import type { Order, OrderLine } from '../state/orders.ts';
import type { World } from '../state/world.ts';
import { isOpenRequest } from './after-sales-machine.ts';
import { requestAbout } from './after-sales-request.ts';
import { lineRefusal, orderRefusal } from './after-sales-rules.ts';
import { warrantyOf } from './warranty.ts';

/**
 * Whether the lines allow an action of the order: an action about single lines needs one line that allows it, and an
 * order cannot be canceled while a request about a part of it is open.
 */
export function linesAllow(world: World, order: Order, action: OrderAction): boolean {
  if (action === 'cancel') return !order.lines.some((line) => hasOpenRequest(world, order, line));
  const isFor = forLines.get(action);
  return isFor === undefined || order.lines.some((line) => isFor(world, order, line));
}

/** Whether this line allows an action about single lines. */
export function lineAllows(world: World, order: Order, line: OrderLine, action: OrderAction): boolean {
  return forLines.get(action)?.(world, order, line) ?? false;
}

const forLines: ReadonlyMap<OrderAction, (world: World, order: Order, line: OrderLine) => boolean> = new Map([
  ['review', (world, order, line) => reviewWindow(world, order, line).open],
  ['registerWarranty', (world, order, line) => warrantyOf(world, order, line)?.state === 'registrable'],
  ['afterSales', mayAsk],
]);

function mayAsk(world: World, order: Order, line: OrderLine): boolean {
  return orderRefusal(world, order, 'refund') === null && lineRefusal(world, order, line) === null;
}

/** Whether the line has an open request. */
function hasOpenRequest(world: World, order: Order, line: OrderLine): boolean {
  const request = requestAbout(world, order, line);
  return request !== null && isOpenRequest(request.status);
}
