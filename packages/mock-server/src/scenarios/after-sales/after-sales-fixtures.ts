import { demoCustomerOf } from '../../world/account/customers.ts';
import {
  announceParcel,
  moveRequest,
  requestAfterSales,
  requestsOf,
} from '../../world/after-sales/after-sales.ts';
import type { AfterSalesTransitionName } from '../../world/after-sales/after-sales-machine.ts';
import { isTransitionAllowed } from '../../world/after-sales/after-sales-request.ts';
import { claimWarranty } from '../../world/after-sales/warranty-claims.ts';
import type { AfterSalesKind, AfterSalesRequest } from '../../world/state/after-sales.ts';
import type { World } from '../../world/state/world.ts';
import { addDeliveredOrder } from '../orders/delivered-order.ts';
import { uploadProof } from '../orders/proof-picture.ts';
import { addWarranty } from './after-delivery-fixtures.ts';

/** Another order, delivered three days ago, with a request about its first line. */
export function addRequest(world: World, kind: AfterSalesKind): AfterSalesRequest {
  const customer = demoCustomerOf(world);
  return requestAfterSales(world, customer, {
    ordersn: addDeliveredOrder(world, 3).ordersn,
    // A refund of the whole order, so that it changes the order's status.
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

/** Another order, delivered two months ago, with a warranty claim about its first line. */
export function addClaim(world: World): AfterSalesRequest {
  const { ordersn, lineId } = addWarranty(world, 60);
  const { claim } = claimWarranty(world, demoCustomerOf(world), {
    ordersn,
    lineId,
    problem: 'The left side has been silent since yesterday.',
    credentials: [uploadProof(world)],
  });
  if (claim === null) throw new Error('The warranty claim is missing');
  return claim;
}

/** Applies the transition to the customer's newest request that allows it, otherwise to a new request. */
export function decide(
  world: World,
  kind: AfterSalesKind,
  name: AfterSalesTransitionName,
): AfterSalesRequest {
  const pendingRequest = requestsOf(world, demoCustomerOf(world)).find(
    (request) => request.kind === kind && isTransitionAllowed(request, name),
  );
  const request = pendingRequest ?? (kind === 'warranty' ? addClaim(world) : addRequest(world, kind));
  moveRequest(world, request, name);
  return request;
}

/** Advances the customer's newest request of the kind to its return shipment, unless one is there. */
export function sendBack(world: World, kind: 'return' | 'exchange' | 'warranty'): void {
  const customer = demoCustomerOf(world);
  const isInTransit = requestsOf(world, customer).some(
    (request) => request.kind === kind && request.status === 'sentBack',
  );
  if (isInTransit) return;
  const agreed = requestsOf(world, customer).find(
    (request) => request.kind === kind && request.status === 'awaitingParcel',
  );
  const { id } = agreed ?? decide(world, kind, 'approve');
  announceParcel(world, customer, id, { trackingNumber: '1Z5550142000999', company: 'UPS' });
}
