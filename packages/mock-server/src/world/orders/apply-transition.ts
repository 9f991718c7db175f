import { OrderStatus } from '@signal-shop/sdk/contract';
import { takeFromStock } from '../catalogue/stock.ts';
import { sellFromFlashSale } from '../flash-sale/flash-sale.ts';
import { payRefund } from '../refunds/refunds.ts';
import { returnCoupon } from '../rewards/coupons.ts';
import type { Order, OrderLine } from '../state/orders.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import type { OrderEffect, OrderTransitionName } from './order-machine.ts';
import { isOpen, transitionOf } from './order-machine.ts';
import { mailAboutMove } from './order-mails.ts';
import { announceOrder } from './order-moves.ts';
import { stepOf } from './status-facts.ts';

export interface AppliedTransition {
  /** Ids of the lines to move, none when empty; by default the lines whose status matches the order's. */
  readonly lines?: readonly number[];
  /** For transitions with `moneyReturns`: the refund in US cents; by default the remaining amount. */
  readonly refundCents?: number;
  /** The refund in points; by default the remaining points. */
  readonly refundPoints?: number;
  /** When the transition happened, in seconds; now by default. */
  readonly time?: number;
}

/**
 * The only function that changes the status of an order: applies one transition and its effects.
 * @throws Refused the transition's refusal when it does not start at the order's status; nothing changes then
 */
export function applyTransition(
  world: World,
  order: Order,
  name: OrderTransitionName,
  { lines, refundCents, refundPoints, time = world.clock.seconds() }: AppliedTransition = {},
): void {
  const { to, lines: lineStatus, effects, refusal } = transitionOf(name);
  if (!isOpen(name, order.status)) throw new Refused(refusal);
  const affectedLines = order.lines.filter(
    lines === undefined ? followsOrder(order.status) : ({ id }) => lines.includes(id),
  );
  const status = to === 'back' ? statusBefore(order) : to;
  order.status = status;
  order.events.push({ status, time });
  for (const line of affectedLines) {
    if (lineStatus !== 'unchanged') line.status = lineStatus === 'back' ? stepOf(status).line : lineStatus;
  }
  for (const effect of effects)
    carryOut[effect](world, order, { affectedLines, refundCents, refundPoints, time });
  mailAboutMove(world, order, name);
  announceOrder(world, order, name, time);
}

interface Circumstances {
  readonly affectedLines: readonly OrderLine[];
  readonly refundCents: number | undefined;
  readonly refundPoints: number | undefined;
  readonly time: number;
}

const carryOut = {
  stockReturns: (world, _order, { affectedLines }) => {
    for (const line of affectedLines) putBack(world, line);
  },
  couponReturns: (world, order) => returnCoupon(world, order.ordersn),
  moneyReturns: (world, order, { refundCents, refundPoints, time }) =>
    payRefund(world, order, refundCents, time, refundPoints),
  parcelLeaves: (world, order) => {
    order.logistics ??= {
      company: 'Northline Parcel',
      trackingNumber: `NL${world.draw('tracking', 10).toUpperCase()}`,
    };
  },
} as const satisfies Record<OrderEffect, (world: World, order: Order, circumstances: Circumstances) => void>;

/** A line whose status differs, such as a returned one, does not follow the order. */
function followsOrder(status: OrderStatus): (line: OrderLine) => boolean {
  const expected = stepOf(status).line;
  return (line) => line.status === expected || line.status === null;
}

function putBack(world: World, line: OrderLine): void {
  const goods = world.shop.goods.get(line.goodsId);
  if (goods !== undefined) takeFromStock(world, goods, -line.quantity);
  if (line.fromFlashSale) sellFromFlashSale(world, line.goodsId, -line.quantity);
}

function statusBefore({ events }: Order): OrderStatus {
  return events.at(-2)?.status ?? OrderStatus.unpaid;
}
