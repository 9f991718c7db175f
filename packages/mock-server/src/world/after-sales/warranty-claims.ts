import { findLine } from '../orders/order-lines.ts';
import { findOrder } from '../orders/orders.ts';
import { checkPictures } from '../reviews/check-pictures.ts';
import type { Customer } from '../state/account.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { createRequest } from './after-sales.ts';
import { lineRefusal, requestedLine } from './after-sales-rules.ts';
import type { LineWarranty } from './warranty.ts';
import { warrantyOf } from './warranty.ts';

export interface ClaimRequest {
  readonly ordersn: string;
  readonly lineId: number;
  readonly problem: string;
  readonly credentials: readonly string[];
}

/**
 * Creates a warranty claim, a request about the defect of one line; after it has ended, another defect can be
 * claimed.
 * @throws Refused orderNotFound, orderLineNotFound, warrantyNotRegistered, warrantyOver, warrantyAlreadyClaimed (also
 * while
 * another request about the line is open), pictureNotFound
 */
export function claimWarranty(
  world: World,
  customer: Customer,
  { ordersn, lineId, problem, credentials }: ClaimRequest,
): LineWarranty {
  const order = findOrder(world, customer, ordersn);
  const line = findLine(order, lineId);
  const warranty = warrantyOf(world, order, line);
  const registration = warranty?.registration ?? null;
  if (warranty === null || registration === null) throw new Refused('warrantyNotRegistered');
  if (lineRefusal(world, order, line) !== null) throw new Refused('warrantyAlreadyClaimed');
  if (warranty.state === 'over') throw new Refused('warrantyOver');
  checkPictures(world, customer, credentials);
  const claim = createRequest(world, order, {
    kind: 'warranty',
    lines: [requestedLine(world, order, line, { kind: 'warranty', quantity: null })],
    reason: 'defective',
    problem,
    credentials,
    commentUrl: '',
    note: '',
    claim: claimNumber(world),
    time: world.clock.seconds(),
  });
  registration.claimId = claim.id;
  return { ...warranty, claim, state: 'claimed' };
}

function claimNumber(world: World): string {
  const day = new Date(world.clock.now()).toISOString().slice(0, 10).replaceAll('-', '');
  return `WC${day}${String(world.count('claim')).padStart(6, '0')}`;
}
