import { keptQuantity, requestAbout } from './after-sales-request.ts';
import { isOpenRequest } from './after-sales-steps.ts';
import type { OrderAction } from './order-steps.ts';
import { reviewWindow } from './reviews.ts';
import type { Order, OrderLine } from './state.ts';
import { warrantyOf } from './warranty.ts';
import type { World } from './world.ts';

/** Whether an action that is about single lines still finds one; others are about the whole order. */
export function hasLineFor(world: World, order: Order, action: OrderAction): boolean {
  const isFor = forLines.get(action);
  return isFor === undefined || order.lines.some((line) => isFor(world, order, line));
}

const forLines: ReadonlyMap<OrderAction, (world: World, order: Order, line: OrderLine) => boolean> = new Map([
  ['review', (world, order, line) => reviewWindow(world, order, line).open],
  ['registerWarranty', (world, order, line) => warrantyOf(world, order, line)?.state === 'registrable'],
  ['afterSales', mayAsk],
]);

function mayAsk(world: World, order: Order, line: OrderLine): boolean {
  const request = requestAbout(world, order, line);
  const isBusy = request !== null && isOpenRequest(request.status);
  return !isBusy && keptQuantity(world, order, line) > 0;
}
