import type {
  AfterSalesAction,
  AfterSalesDetail,
  AfterSalesParcel,
  AfterSalesRequest,
  Locale,
} from '@signal-shop/sdk/contract';
import { messagesOf } from '../../messages/messages.ts';
import {
  isRefundRequest,
  noteNameOf,
  refundCents,
  refundPoints,
} from '../../world/after-sales/after-sales-effects.ts';
import {
  afterSalesTransition,
  openSteps,
  statusesAhead,
} from '../../world/after-sales/after-sales-machine.ts';
import { contractKind, requestedAt } from '../../world/after-sales/after-sales-request.ts';
import { findLine } from '../../world/orders/order-lines.ts';
import { findOrder } from '../../world/orders/orders.ts';
import { returnsAddress } from '../../world/orders/parcels.ts';
import type { Parcel, AfterSalesRequest as WorldRequest } from '../../world/state/after-sales.ts';
import { inCurrency } from '../../world/state/money.ts';
import type { MemberCall } from '../dispatch/call.ts';
import { toLogistics } from './logistics-views.ts';
import { rejectionOf, toOrderLine } from './order-line-views.ts';

export function toAfterSalesRequest(
  { world, locale, customer }: MemberCall,
  request: WorldRequest,
): AfterSalesRequest {
  const order = findOrder(world, customer, request.ordersn);
  return {
    id: request.id,
    ordersn: request.ordersn,
    kind: contractKind(request),
    warranty_claim: request.claim,
    status: request.status,
    reason: request.reason,
    ctime: requestedAt(request),
    lines: request.lines.map(({ lineId, quantity }) => ({
      line: toOrderLine(world, order, findLine(order, lineId), locale),
      goodsnumber: quantity,
    })),
    currency: order.currency,
    amount: !isRefundRequest(request) ? 0 : inCurrency(refundCents(order, request), order.currency),
    points: !isRefundRequest(request) ? 0 : refundPoints(world, order, request),
    rejection: rejectionOf(request, locale),
    allowed_actions: allowedActions(request),
  };
}

export function toAfterSalesDetail(call: MemberCall, request: WorldRequest): AfterSalesDetail {
  return {
    ...toAfterSalesRequest(call, request),
    problem: request.problem,
    credentials: [...request.credentials],
    comment_url: request.commentUrl,
    note: request.note,
    parcel: toParcel(request.parcel, call.locale),
    replacement: toParcel(request.replacement, call.locale),
    ...(request.status === 'awaitingParcel' && { returns_to: returnsAddress }),
    timeline: toTimeline(call, request),
  };
}

function allowedActions({ kind, status }: WorldRequest): AfterSalesAction[] {
  return openSteps('customer', kind, status)
    .map((name) => afterSalesTransition(name).action)
    .filter((action) => action !== null);
}

function toTimeline(
  { world, locale, customer }: MemberCall,
  { ordersn, kind, status, events }: WorldRequest,
) {
  const order = findOrder(world, customer, ordersn);
  const notes = messagesOf(locale).afterSales;
  return [
    ...events.map((event) => ({ ...event, note: notes[noteNameOf(order, event.status)] })),
    ...statusesAhead(kind, status).map((next) => ({ status: next, time: null, note: '' })),
  ];
}

function toParcel(parcel: Parcel | null, locale: Locale): AfterSalesParcel | null {
  return parcel === null ? null : toLogistics(parcel, locale);
}
