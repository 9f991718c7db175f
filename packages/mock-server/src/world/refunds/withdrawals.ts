import { OrderLineStatus, PayType } from '@signal-shop/sdk/contract';
import { lastSecondOfDays } from '@signal-shop/sdk/rules/last-day';
import { hourSeconds } from '@signal-shop/sdk/rules/time';
import { moveRequest, noteRequest } from '../after-sales/after-sales.ts';
import { refundCents, refundPoints } from '../after-sales/after-sales-effects.ts';
import { isOpenRequest, isOpenStep } from '../after-sales/after-sales-machine.ts';
import { keptQuantity, requestAbout } from '../after-sales/after-sales-request.ts';
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
import { givenBack } from './refunds.ts';
import { confirmWithdrawal } from './withdrawal-mail.ts';

const withdrawal = {
  reason: 'withdrawal',
  problem: '',
  credentials: [],
  commentUrl: '',
  note: '',
} as const;
/** So far ahead of UTC the clocks of the Union go: there the next day may have begun when a parcel arrives. */
const unionAheadSeconds = 4 * hourSeconds;
/** Days after delivery in which a withdrawal can be declared. */
export const withdrawalDays = 14;

/**
 * The order that someone without a login wants to withdraw from, or has withdrawn from.
 * @throws Refused orderNotFound, withdrawalNotOffered (not in its market), withdrawalNotPossible
 */
export function findWithdrawableOrder(world: World, ordersn: string, email: string): Order {
  const order = findGuestOrder(world, ordersn, email);
  if (standingReceipt(world, order) !== null) return order;
  if (!offersWithdrawal(world.state.policy, order.address.region)) throw new Refused('withdrawalNotOffered');
  if (!isWithdrawalOpen(world, order)) throw new Refused('withdrawalNotPossible');
  return order;
}

/** The withdrawal that its customer may declare now; null where the market has none, or where it is not open. */
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

/** The last second for it, which ends its last day, in seconds since 1970; null while the parcel has not come. */
export function withdrawableUntil(order: Order): number | null {
  const delivered = deliveredAt(order);
  return delivered === null ? null : lastSecondOfDays(delivered + unionAheadSeconds, withdrawalDays);
}

/**
 * Declares the withdrawal, without a reason. Who declares it twice gets the first receipt again, as long as it stands.
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
  noteWithdrawal(world, order, lines);
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

/** What has reached the customer comes back before the money goes; the shop has nothing to agree to. */
function noteWithdrawal(world: World, order: Order, lines: readonly RequestedLine[]): void {
  const kind = deliveredAt(order) === null ? 'refund' : 'return';
  const request = noteRequest(world, order, { ...withdrawal, kind, lines, time: world.clock.seconds() });
  if (kind === 'return') moveRequest(world, request, 'approve');
}

/** What was declared about an order; null when it was taken back, or when another withdrawal can follow it. */
export function standingReceipt(world: World, order: Order): WithdrawalReceipt | null {
  const receipt = world.state.withdrawals.get(order.ordersn);
  if (receipt === undefined || isWithdrawalOpen(world, order)) return null;
  return standingWithdrawal(world, order) === null ? null : receipt;
}

/** The pieces that a withdrawal is about: those of the declared one, else those that it can be declared for now. */
export function withdrawnLines(world: World, order: Order): readonly RequestedLine[] {
  const open = withdrawableLines(world, order);
  return open.length > 0 ? open : (standingWithdrawal(world, order)?.lines ?? []);
}

/** US cents that come back for them: their share, or all that is left where nothing else of the order stays. */
export function refundableCents(world: World, order: Order, about: readonly RequestedLine[]): number {
  // Points come back as points, and nobody owes money for what was never paid.
  const paid = order.payType === PayType.card ? order.totals.total : 0;
  const left = Math.max(0, paid - givenBack(world, order.ordersn).cents);
  const isAllThatIsLeft = order.lines.every((line) => {
    const asked = about.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
    return line.status === OrderLineStatus.cancelled || asked === keptQuantity(world, order, line);
  });
  return isAllThatIsLeft ? left : Math.min(left, refundCents(order, { lines: about }));
}

/** Points that come back for them, never more than are left of those that were paid. */
export function refundablePoints(world: World, order: Order, about: readonly RequestedLine[]): number {
  const left = order.pointsPaid - givenBack(world, order.ordersn).points;
  return Math.max(0, Math.min(left, refundPoints(world, order, { lines: about })));
}

function standingWithdrawal(world: World, { ordersn }: Order): AfterSalesRequest | null {
  const declared = [...world.state.afterSales.values()].filter(
    ({ ordersn: about, reason, status }) =>
      about === ordersn && reason === withdrawal.reason && (isOpenRequest(status) || status === 'refunded'),
  );
  return declared.at(-1) ?? null;
}

/** What the customer still has and is not sending back already. */
function withdrawableLines(world: World, order: Order): readonly RequestedLine[] {
  const kept = order.lines.filter((line) => {
    const request = requestAbout(world, order, line);
    const isAskedFor = request !== null && isOpenRequest(request.status) && !givesWay(request);
    const isThere = line.status !== OrderLineStatus.cancelled && keptQuantity(world, order, line) > 0;
    return isThere && !isAskedFor;
  });
  return kept.map((line) => ({
    lineId: line.id,
    quantity: keptQuantity(world, order, line),
    before: line.status,
  }));
}

/** The withdrawal stands for what was asked before, so that nothing is asked for twice; what is on its way back goes on. */
function takeBackRequests(world: World, order: Order): void {
  for (const request of [...world.state.afterSales.values()]) {
    if (request.ordersn === order.ordersn && givesWay(request)) moveRequest(world, request, 'withdraw');
  }
}

function givesWay({ kind, reason, status }: AfterSalesRequest): boolean {
  return reason !== withdrawal.reason && isOpenStep('withdraw', kind, status);
}
