import { OrderLineStatus } from '@signal-shop/sdk/contract';
import { messagesOf } from '../../messages/messages.ts';
import { sendMail } from '../mail/outbox.ts';
import { carrierCode } from '../orders/carriers.ts';
import { findLine } from '../orders/order-lines.ts';
import { findOrder } from '../orders/orders.ts';
import { sendParcel, townOf, warehouse } from '../orders/parcels.ts';
import { checkPictures } from '../reviews/check-pictures.ts';
import type { Customer } from '../state/account.ts';
import type { AfterSalesRequest, Parcel } from '../state/after-sales.ts';
import { assertCapacity } from '../state/capacity.ts';
import type { Order } from '../state/orders.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { isRefundRequest, noteNameOf, settleRequest } from './after-sales-effects.ts';
import type { AfterSalesTransitionName } from './after-sales-machine.ts';
import { afterSalesTransition } from './after-sales-machine.ts';
import { contractKind, isTransitionAllowed, requestedAt } from './after-sales-request.ts';
import { checkOrder, openLines, requestedLine } from './after-sales-rules.ts';

export type RequestDraft = Pick<
  AfterSalesRequest,
  'kind' | 'reason' | 'problem' | 'credentials' | 'commentUrl' | 'note'
> & {
  readonly ordersn: string;
  /** Null for every line of the order. */
  readonly lineId: number | null;
  /** Null for all pieces of the line. */
  readonly quantity: number | null;
  /** Whether the customer contacted customer service. */
  readonly contacted: boolean;
};

/**
 * Creates a request and updates its lines and order.
 * @throws Refused orderNotFound, orderLineNotFound, contactSupportFirst, afterSalesNotPossible, returnTooLate,
 * afterSalesAlreadyOpen, quantityBelowOne, returnQuantityExceeded, outOfStock (an exchange), pictureNotFound
 */
export function requestAfterSales(world: World, customer: Customer, draft: RequestDraft): AfterSalesRequest {
  const order = findOrder(world, customer, draft.ordersn);
  const lines = draft.lineId === null ? openLines(world, order) : [findLine(order, draft.lineId)];
  if (!draft.contacted) throw new Refused('contactSupportFirst');
  checkOrder(world, order, draft.kind);
  if (lines.length === 0) throw new Refused('afterSalesNotPossible');
  const requestedLines = lines.map((line) => requestedLine(world, order, line, draft));
  checkPictures(world, customer, draft.credentials);
  const { kind, reason, problem, credentials, commentUrl, note } = draft;
  return createRequest(world, order, {
    kind,
    reason,
    problem,
    credentials,
    commentUrl,
    note,
    lines: requestedLines,
    time: world.clock.seconds(),
  });
}

/** Creates a request without validation and updates its lines and order. */
export function createRequest(
  world: World,
  order: Order,
  {
    time,
    claim = null,
    ...request
  }: Omit<RequestDraft, 'ordersn' | 'lineId' | 'quantity' | 'contacted'> &
    Pick<AfterSalesRequest, 'lines'> & { readonly time: number; readonly claim?: AfterSalesRequest['claim'] },
): AfterSalesRequest {
  assertCapacity(world, 'afterSales');
  const newRequest: AfterSalesRequest = {
    ...request,
    claim,
    id: nextNumber(world),
    ordersn: order.ordersn,
    customerId: order.customerId,
    status: 'requested',
    events: [{ status: 'requested', time }],
    parcel: null,
    replacement: null,
  };
  world.state.afterSales.set(newRequest.id, newRequest);
  if (isRefundRequest(newRequest)) setLines(order, newRequest, OrderLineStatus.pendingRefund);
  settleRequest(world, order, newRequest);
  mailCustomer(world, order, newRequest);
  announceRequest(world, newRequest, time);
  return newRequest;
}

/**
 * The only function that changes the status of a request: applies one transition and its effects.
 * @throws Refused afterSalesStepClosed; nothing changed then
 */
export function moveRequest(world: World, request: AfterSalesRequest, name: AfterSalesTransitionName): void {
  if (!isTransitionAllowed(request, name)) throw new Refused('afterSalesStepClosed');
  const order = world.state.orders.get(request.ordersn);
  if (order === undefined) throw new Refused('afterSalesStepClosed');
  const { to, line } = afterSalesTransition(name);
  request.status = to;
  const time = world.clock.seconds();
  request.events.push({ status: to, time });
  // A line under repair is still bought: only a refund changes it.
  if (request.kind !== 'warranty' || to === 'refunded') setLines(order, request, line);
  settleRequest(world, order, request);
  mailCustomer(world, order, request);
  announceRequest(world, request, time);
}

/** @throws Refused afterSalesNotFound, afterSalesStepClosed */
export function announceParcel(
  world: World,
  customer: Customer,
  id: string,
  parcel: Parcel,
): AfterSalesRequest {
  const request = findRequest(world, customer, id);
  moveRequest(world, request, 'announceParcel');
  const { address } = findOrder(world, customer, request.ordersn);
  const trackingNumber = parcel.trackingNumber.trim().toUpperCase();
  request.parcel = { ...parcel, trackingNumber };
  sendParcel(world, {
    ...request.parcel,
    carrier: carrierCode(parcel.company),
    from: townOf(address),
    to: warehouse,
  });
  return request;
}

/** @throws Refused afterSalesNotFound, afterSalesStepClosed */
export function withdrawRequest(world: World, customer: Customer, id: string): AfterSalesRequest {
  const request = findRequest(world, customer, id);
  moveRequest(world, request, 'withdraw');
  return request;
}

/** @throws Refused afterSalesNotFound, also for another customer's */
export function findRequest(world: World, customer: Customer, id: string): AfterSalesRequest {
  const request = world.state.afterSales.get(id);
  if (request === undefined || request.customerId !== customer.id) throw new Refused('afterSalesNotFound');
  return request;
}

/** A customer's requests, the newest first. */
export function requestsOf(world: World, customer: Customer): readonly AfterSalesRequest[] {
  return [...world.state.afterSales.values()]
    .filter(({ customerId }) => customerId === customer.id)
    .sort((one, other) => requestedAt(other) - requestedAt(one) || (one.id < other.id ? 1 : -1));
}

/** Sends an email for each step, in the language of the session. */
function mailCustomer(
  world: World,
  order: Order,
  { id, customerId, reason, status }: AfterSalesRequest,
): void {
  // The receipt of a withdrawal describes these steps already.
  if (reason === 'withdrawal' && (status === 'requested' || status === 'awaitingParcel')) return;
  const customer = world.state.customers.get(customerId);
  if (customer === undefined) return;
  const text = messagesOf(world.state.locale).afterSales[noteNameOf(order, status)];
  sendMail(world, { to: customer.email, kind: 'afterSales', text, reference: id });
}

function announceRequest(world: World, request: AfterSalesRequest, time: number): void {
  const { id, ordersn, status } = request;
  world.announceMove({
    ...{ type: 'afterSales.changed', time },
    data: { id, ordersn, kind: contractKind(request), status },
  });
}

function setLines(order: Order, request: AfterSalesRequest, status: OrderLineStatus | 'before'): void {
  for (const { lineId, before } of request.lines) {
    findLine(order, lineId).status = status === 'before' ? before : status;
  }
}

function nextNumber(world: World): string {
  const day = new Date(world.clock.now()).toISOString().slice(0, 10).replaceAll('-', '');
  for (;;) {
    const id = `AS${day}${String(world.count('afterSales')).padStart(6, '0')}`;
    if (!world.state.afterSales.has(id)) return id;
  }
}
