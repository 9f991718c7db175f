import { announceParcel, moveRequest, requestAfterSales, requestsOf } from '../world/after-sales.ts';
import type { AfterSalesRequest } from '../world/after-sales-request.ts';
import { canTake } from '../world/after-sales-request.ts';
import type { AfterSalesKind, AfterSalesTransitionName } from '../world/after-sales-steps.ts';
import { demoCustomerOf } from '../world/customers.ts';
import type { World } from '../world/world.ts';
import { addDeliveredOrder } from './delivered-order.ts';
import { uploadProof } from './proof-picture.ts';

/** One more order that arrived three days ago, and a request about its first line. */
export function addRequest(world: World, kind: AfterSalesKind): AfterSalesRequest {
  const customer = demoCustomerOf(world);
  return requestAfterSales(world, customer, {
    ordersn: addDeliveredOrder(world, 3).ordersn,
    // A whole order for a refund, so that its own status tells of it.
    lineId: kind === 'refund' ? null : 1,
    quantity: null,
    kind,
    reason: 'defective',
    problem: 'The left side has been silent since yesterday.',
    credentials: [uploadProof(world)],
    commentUrl: '',
    note: '',
    contacted: true,
  });
}

/** Takes the step for the customer's newest request that can, else for one that is made for it. */
export function decide(
  world: World,
  kind: AfterSalesKind,
  name: AfterSalesTransitionName,
): AfterSalesRequest {
  const waiting = requestsOf(world, demoCustomerOf(world)).find(
    (request) => request.kind === kind && canTake(request, name),
  );
  const request = waiting ?? addRequest(world, kind);
  moveRequest(world, request, name);
  return request;
}

/** The customer's newest request of the kind is on its way back; what leads there is done if it was not. */
export function sendBack(world: World, kind: 'return' | 'exchange'): void {
  const customer = demoCustomerOf(world);
  const isOnItsWay = requestsOf(world, customer).some(
    (request) => request.kind === kind && request.status === 'sentBack',
  );
  if (isOnItsWay) return;
  const agreed = requestsOf(world, customer).find(
    (request) => request.kind === kind && request.status === 'awaitingParcel',
  );
  const { id } = agreed ?? decide(world, kind, 'approve');
  announceParcel(world, customer, id, { trackingNumber: '1Z5550142000999', company: 'UPS' });
}
