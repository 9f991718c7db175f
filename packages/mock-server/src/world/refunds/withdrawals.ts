// Refunds: withdrawals from a contract with their receipt, and the payment that refunds money and points.
// `after-sales` and `orders` pay refunds through `refunds.ts`; handlers and scenarios declare withdrawals. It changes
// orders and requests only through their state machines.
import { withdrawalDays } from '@signal-shop/sdk/constants';
import { OrderLineStatus, PayType } from '@signal-shop/sdk/contract';
import { lastSecondOfDays } from '@signal-shop/sdk/rules/last-day';
import { hourSeconds } from '@signal-shop/sdk/rules/time';
import { createRequest, moveRequest } from '../after-sales/after-sales.ts';
import { refundCents, refundPoints } from '../after-sales/after-sales-effects.ts';
import { isOpenRequest, isOpenStep } from '../after-sales/after-sales-machine.ts';
import { remainingQuantity, requestAbout } from '../after-sales/after-sales-request.ts';
import { findGuestOrder } from '../checkout/guest-orders.ts';
import { offersWithdrawal } from '../checkout/order-policy.ts';
import { applyTransition } from '../orders/apply-transition.ts';
import { deliveredAt } from '../orders/order-lines.ts';
import { isOpen } from '../orders/order-machine.ts';
import { returnsAddress } from '../orders/parcels.ts';
import type { AfterSalesRequest, RequestedLine } from '../state/after-sales.ts';
import type { Order, WithdrawalReceipt } from '../state/orders.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { refundedAmounts } from './refunds.ts';
import { confirmWithdrawal } from './withdrawal-mail.ts';

const withdrawal = {
  reason: 'withdrawal',
  problem: '',
  credentials: [],
  commentUrl: '',
  note: '',
} as const;
/** The largest offset from UTC in the European Union: there the delivery may be on the next day. */
const unionAheadSeconds = 4 * hourSeconds;

/**
 * The order of a guest who wants to withdraw from it, or has withdrawn from it.
 * @throws Refused orderNotFound, withdrawalNotOffered (not in its market), withdrawalNotPossible
 */
export function findWithdrawableOrder(world: World, ordersn: string, email: string): Order {
  const order = findGuestOrder(world, ordersn, email);
  if (standingReceipt(world, order) !== null) return order;
  if (!offersWithdrawal(world.state.policy, order.address.region)) throw new Refused('withdrawalNotOffered');
  if (!isWithdrawalOpen(world, order)) throw new Refused('withdrawalNotPossible');
  return order;
}

/** The available withdrawal; null if the market has none or the period is over. */
export function withdrawalOf(world: World, order: Order): { readonly until: number | null } | null {
  if (!offersWithdrawal(world.state.policy, order.address.region)) return null;
  return isWithdrawalOpen(world, order) ? { until: withdrawableUntil(order) } : null;
}

function isWithdrawalOpen(world: World, order: Order): boolean {
  const isPaid = order.payType === PayType.card || order.payType === PayType.points;
  const until = withdrawableUntil(order);
  if (!isPaid || (until !== null && world.clock.seconds() > until)) return false;
  return isOpen('withdrawContract', order.status) && withdrawableLines(world, order).length > 0;
}

/** The last second of the last day, in seconds since 1970; null before the delivery. */
export function withdrawableUntil(order: Order): number | null {
  const deliveryTime = deliveredAt(order);
  return deliveryTime === null ? null : lastSecondOfDays(deliveryTime + unionAheadSeconds, withdrawalDays);
}

/**
 * Declares the withdrawal, without a reason. Idempotent: while a withdrawal is valid, the first receipt is returned.
 * @throws Refused as `findWithdrawableOrder`
 */
export function withdrawOrder(world: World, ordersn: string, email: string): WithdrawalReceipt {
  const order = findGuestOrder(world, ordersn, email);
  const before = standingReceipt(world, order);
  if (before !== null) return before;
  findWithdrawableOrder(world, ordersn, email);
  takeBackRequests(world, order);
  const lines = withdrawableLines(world, order);
  applyTransition(world, order, 'withdrawContract', { lines: lines.map(({ lineId }) => lineId) });
  requestWithdrawal(world, order, lines);
  const receipt = {
    number: `WD${world.draw('withdrawal', 10).toUpperCase()}`,
    ordersn: order.ordersn,
    email,
    time: world.clock.seconds(),
    returns_to: order.logistics === null ? null : returnsAddress,
  };
  world.state.withdrawals.set(order.ordersn, receipt);
  confirmWithdrawal(world, order, receipt, lines);
  return receipt;
}

/** Delivered goods are returned before the refund; the approval is automatic, because a withdrawal is a legal right. */
function requestWithdrawal(world: World, order: Order, lines: readonly RequestedLine[]): void {
  const kind = deliveredAt(order) === null ? 'refund' : 'return';
  const request = createRequest(world, order, { ...withdrawal, kind, lines, time: world.clock.seconds() });
  if (kind === 'return') moveRequest(world, request, 'approve');
}

/** The receipt of an order's withdrawal; null after its cancellation, or if another withdrawal can be declared. */
export function standingReceipt(world: World, order: Order): WithdrawalReceipt | null {
  const receipt = world.state.withdrawals.get(order.ordersn);
  if (receipt === undefined || isWithdrawalOpen(world, order)) return null;
  return activeWithdrawal(world, order) === null ? null : receipt;
}

/** The lines of the withdrawal: the declared ones, otherwise those that can be withdrawn now. */
export function withdrawnLines(world: World, order: Order): readonly RequestedLine[] {
  const open = withdrawableLines(world, order);
  return open.length > 0 ? open : (activeWithdrawal(world, order)?.lines ?? []);
}

/** The refund for these lines in US cents: their share, or the whole remainder when no other line is left. */
export function refundableCents(world: World, order: Order, about: readonly RequestedLine[]): number {
  // An order paid in points has no money to refund.
  const paidCents = order.payType === PayType.card ? order.totals.total : 0;
  const remainingCents = Math.max(0, paidCents - refundedAmounts(world, order.ordersn).cents);
  const isAllThatIsLeft = order.lines.every((line) => {
    const requestedQuantity = about.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
    return (
      line.status === OrderLineStatus.cancelled || requestedQuantity === remainingQuantity(world, order, line)
    );
  });
  return isAllThatIsLeft ? remainingCents : Math.min(remainingCents, refundCents(order, { lines: about }));
}

/** The refund for these lines in points, at most the points that are not refunded yet. */
export function refundablePoints(world: World, order: Order, about: readonly RequestedLine[]): number {
  const remainingPoints = order.pointsPaid - refundedAmounts(world, order.ordersn).points;
  return Math.max(0, Math.min(remainingPoints, refundPoints(world, order, { lines: about })));
}

function activeWithdrawal(world: World, { ordersn }: Order): AfterSalesRequest | null {
  const withdrawalRequests = [...world.state.afterSales.values()].filter(
    ({ ordersn: about, reason, status }) =>
      about === ordersn && reason === withdrawal.reason && (isOpenRequest(status) || status === 'refunded'),
  );
  return withdrawalRequests.at(-1) ?? null;
}

/** The pieces that the customer has and that are in no other open request. */
function withdrawableLines(world: World, order: Order): readonly RequestedLine[] {
  const openLines = order.lines.filter((line) => {
    const request = requestAbout(world, order, line);
    const isAskedFor = request !== null && isOpenRequest(request.status) && !isReplaceable(request);
    const isThere = line.status !== OrderLineStatus.cancelled && remainingQuantity(world, order, line) > 0;
    return isThere && !isAskedFor;
  });
  return openLines.map((line) => ({
    lineId: line.id,
    quantity: remainingQuantity(world, order, line),
    before: line.status,
  }));
}

/** Withdraws undecided requests, which the withdrawal replaces; returns that are under way continue. */
function takeBackRequests(world: World, order: Order): void {
  for (const request of [...world.state.afterSales.values()]) {
    if (request.ordersn === order.ordersn && isReplaceable(request)) moveRequest(world, request, 'withdraw');
  }
}

function isReplaceable({ kind, reason, status }: AfterSalesRequest): boolean {
  return reason !== withdrawal.reason && isOpenStep('withdraw', kind, status);
}
