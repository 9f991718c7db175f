import { OrderLineStatus, OrderStatus, PayType } from '@signal-shop/sdk/contract';
import type { AfterSalesNoteName } from '../../messages/after-delivery/types.ts';
import { sellFromFlashSale } from '../catalogue/flash-sale.ts';
import { takeFromStock } from '../catalogue/stock.ts';
import { piecePoints } from '../checkout/order-cost.ts';
import { applyTransition } from '../orders/apply-transition.ts';
import { deliveredAt, findLine } from '../orders/order-lines.ts';
import type { OrderTransitionName } from '../orders/order-machine.ts';
import { isOpen } from '../orders/order-machine.ts';
import { sendParcel, townOf, warehouse } from '../orders/parcels.ts';
import { giveBack } from '../refunds/refunds.ts';
import type { AfterSalesReason, AfterSalesRequest, AfterSalesStatus } from '../state/after-sales.ts';
import type { Order, OrderLine } from '../state/orders.ts';
import type { World } from '../state/world.ts';
import { keptQuantity, requestAbout } from './after-sales-request.ts';

/** Goods that nobody else would want. */
const broken: readonly AfterSalesReason[] = ['defective', 'damagedInTransit', 'missingParts'];

/** Money, goods and the order's own status follow where a request has come. */
export function settleRequest(world: World, order: Order, request: AfterSalesRequest): void {
  if (request.status === 'refunded') shelve(world, order, request);
  if (request.status === 'exchanged') replace(world, order, request);
  if (request.status === 'refunded' && isPartOfLine(world, order, request)) keepLines(order, request);
  // What has not come yet goes on its way as if nobody had asked.
  if (request.status === 'rejected' && (!hasLeft(order) || isUnderWay(order))) keepLines(order, request);
  if (asksForMoney(request)) followRequest(world, order, request);
}

/** Whether money goes back if all goes well; for a defect only once the shop chose that. */
export function asksForMoney({ kind, status }: AfterSalesRequest): boolean {
  return kind === 'return' || kind === 'refund' || (kind === 'warranty' && status === 'refunded');
}

/** US cents of what the lines of a request cost, with their share of reduction and tax. */
export function refundCents(
  { lines, payType, totals }: Order,
  request: Pick<AfterSalesRequest, 'lines'>,
): number {
  if (payType !== PayType.card || totals.subtotal === 0) return 0;
  const worth = request.lines.reduce((sum, { lineId, quantity }) => {
    const price = lines.find(({ id }) => id === lineId)?.priceCents ?? 0;
    return sum + price * quantity;
  }, 0);
  return Math.round((totals.total * worth) / totals.subtotal);
}

/** What a status of a request is told as: nobody waits for money that points paid. */
export function noteNameOf({ payType }: Order, status: AfterSalesStatus): AfterSalesNoteName {
  return status === 'refunded' && payType === PayType.points ? 'refundedInPoints' : status;
}

/** Points that the lines of a request cost. */
export function refundPoints(world: World, order: Order, request: Pick<AfterSalesRequest, 'lines'>): number {
  const worth = request.lines.reduce(
    (sum, { lineId, quantity }) => sum + piecePoints(world, order, findLine(order, lineId)) * quantity,
    0,
  );
  return Math.min(order.pointsPaid, worth);
}

/** An order moves once all its lines did: one line that the customer keeps leaves it where it is. */
function followRequest(world: World, order: Order, request: AfterSalesRequest): void {
  const target = targetOf(world, order);
  const share = {
    refundCents: refundCents(order, request),
    refundPoints: refundPoints(world, order, request),
  };
  const mayBegin = target === 'asked' || target === 'refunded';
  if (mayBegin && isOpen('requestRefund', order.status)) {
    applyTransition(world, order, 'requestRefund', { lines: [] });
  }
  const isPaidBack = request.status === 'refunded';
  const transition = order.status === OrderStatus.refundRequested ? wayTo(target, isPaidBack) : null;
  if (transition === null) {
    if (isPaidBack) {
      giveBack(world, order, share.refundCents, world.clock.seconds(), share.refundPoints);
    }
    return;
  }
  applyTransition(world, order, transition, { lines: [], ...(transition === 'refundPartly' ? share : {}) });
}

/** How an order whose refund was asked for goes on; null while the shop still has to decide about a line. */
function wayTo(target: Target, isPaidBack: boolean): OrderTransitionName | null {
  switch (target) {
    case 'asked':
      return null;
    case 'refunded':
      return 'refund';
    case 'rejected':
      return 'rejectRefund';
    case 'kept':
      return isPaidBack ? 'refundPartly' : 'takeBackRequest';
  }
}

type Target = 'asked' | 'refunded' | 'rejected' | 'kept';

const asked: readonly (OrderLineStatus | null)[] = [
  OrderLineStatus.pendingRefund,
  OrderLineStatus.trackingToAdd,
  OrderLineStatus.salesReturn,
];

/** Where all lines together stand. Lines that are only exchanged stay with the customer. */
function targetOf(world: World, order: Order): Target {
  const lines = order.lines.filter(({ status }) => status !== OrderLineStatus.cancelled);
  const isRefunded = ({ status }: OrderLine) => status === OrderLineStatus.refunded;
  const isAsked = (line: OrderLine) =>
    asked.includes(line.status) && requestAbout(world, order, line)?.kind !== 'exchange';
  if (lines.every(isRefunded)) return 'refunded';
  if (lines.every(({ status }) => status === OrderLineStatus.rejected)) return 'rejected';
  return lines.every((line) => isRefunded(line) || isAsked(line)) ? 'asked' : 'kept';
}

function isPartOfLine(world: World, order: Order, { lines }: AfterSalesRequest): boolean {
  return lines.some(({ lineId }) => keptQuantity(world, order, findLine(order, lineId)) > 0);
}

/** The lines are what they were before the customer asked. */
function keepLines(order: Order, { lines }: AfterSalesRequest): void {
  for (const { lineId, before } of lines) findLine(order, lineId).status = before;
}

function shelve(world: World, order: Order, { kind, reason, lines }: AfterSalesRequest): void {
  const neverLeft = kind === 'refund' && !hasLeft(order);
  const isSound = kind === 'return' && !broken.includes(reason);
  if (!neverLeft && !isSound) return;
  for (const { lineId, quantity } of lines) {
    moveStock(world, order, lineId, -quantity);
    const { goodsId, fromFlashSale: fromSale } = findLine(order, lineId);
    if (neverLeft && fromSale) sellFromFlashSale(world, goodsId, -quantity);
  }
}

function replace(world: World, order: Order, request: AfterSalesRequest): void {
  for (const { lineId, quantity } of request.lines) {
    if (!broken.includes(request.reason)) moveStock(world, order, lineId, -quantity);
    moveStock(world, order, lineId, quantity);
  }
  request.replacement = {
    company: 'Northline Parcel',
    trackingNumber: `NL${world.draw('tracking', 10).toUpperCase()}`,
  };
  const ways = { carrier: 'northline', from: warehouse, to: townOf(order.address) };
  sendParcel(world, { ...request.replacement, ...ways });
}

function hasLeft(order: Order): boolean {
  return order.logistics !== null || deliveredAt(order) !== null;
}

function isUnderWay(order: Order): boolean {
  return deliveredAt(order) === null && order.events.some(({ status }) => status === OrderStatus.shipped);
}

function moveStock(world: World, order: Order, lineId: number, taken: number): void {
  const goods = world.shop.goods.get(findLine(order, lineId).goodsId);
  if (goods !== undefined) takeFromStock(world, goods, taken);
}
