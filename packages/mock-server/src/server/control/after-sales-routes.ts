import type { AfterSalesRow } from '../../control/control-answers.ts';
import { moveRequest } from '../../world/after-sales/after-sales.ts';
import type { AfterSalesTransitionName } from '../../world/after-sales/after-sales-machine.ts';
import { requestedAt, shopSteps } from '../../world/after-sales/after-sales-request.ts';
import type { AfterSalesRequest } from '../../world/state/after-sales.ts';
import type { World } from '../../world/state/world.ts';
import type { ControlHandlers } from './control-handler.ts';
import { readFields, readSession, refuse } from './control-input.ts';

/** Control API of requests: the decisions of the shop's staff and the receipt of returns. */
export const afterSalesHandlers = {
  afterSales({ shop }, { name }) {
    const session = readSession(name);
    return { session, requests: listRequests(shop.peek(session)) };
  },
  moveAfterSales({ shop }, { name, body }) {
    const session = readSession(name);
    const world = shop.world(session);
    const { request, step } = readStep(world, body);
    moveRequest(world, request, step);
    return { session, requests: listRequests(world) };
  },
} satisfies Partial<ControlHandlers>;

function listRequests(world: World): readonly AfterSalesRow[] {
  return [...world.state.afterSales.values()].map((request) => ({
    id: request.id,
    ordersn: request.ordersn,
    kind: request.kind,
    status: request.status,
    time: requestedAt(request),
    steps: shopSteps(request),
  }));
}

function readStep(
  world: World,
  body: unknown,
): { readonly request: AfterSalesRequest; readonly step: AfterSalesTransitionName } {
  const { id, step } = readFields(body, ['id', 'step']);
  const request = typeof id === 'string' ? world.state.afterSales.get(id) : undefined;
  if (request === undefined) {
    throw refuse('Send {"id": "AS…", "step": "approve"}. GET lists the requests and their steps.');
  }
  const open = shopSteps(request);
  const transition = open.find((name) => name === step);
  if (transition === undefined)
    throw refuse(`step of ${request.id} can be: ${open.join(', ') || 'nothing now'}.`);
  return { request, step: transition };
}
