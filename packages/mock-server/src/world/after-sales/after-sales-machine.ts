import { OrderLineStatus } from '@signal-shop/sdk/contract';
import type { AfterSalesKind, AfterSalesStatus } from '../state/after-sales.ts';

/** What the customer can do with a request. */
export type AfterSalesAction = 'addTracking' | 'withdraw';

export interface AfterSalesTransition {
  readonly by: 'customer' | 'shop';
  readonly kinds: readonly AfterSalesKind[];
  readonly from: readonly AfterSalesStatus[];
  readonly to: AfterSalesStatus;
  /** In words, for the documentation. */
  readonly condition: string;
  /** What the lines concerned become; `before` is what they were when the customer asked. */
  readonly line: OrderLineStatus | 'before';
  readonly action: AfterSalesAction | null;
}

const line = OrderLineStatus;

/** Every way that a request can go after it was made. Nothing else moves one. */
export const afterSalesTransitions = {
  approve: {
    by: 'shop',
    kinds: ['return', 'exchange', 'warranty'],
    from: ['requested'],
    to: 'awaitingParcel',
    condition: 'the shop agrees, and waits for the goods',
    line: line.trackingToAdd,
    action: null,
  },
  payBack: {
    by: 'shop',
    kinds: ['refund'],
    from: ['requested'],
    to: 'refunded',
    condition: 'the shop agrees; goods that never left go back on the shelf',
    line: line.refunded,
    action: null,
  },
  announceParcel: {
    by: 'customer',
    kinds: ['return', 'exchange', 'warranty'],
    from: ['awaitingParcel'],
    to: 'sentBack',
    condition: 'the customer tells carrier and tracking number',
    line: line.salesReturn,
    action: 'addTracking',
  },
  refundReturned: {
    by: 'shop',
    kinds: ['return', 'warranty'],
    from: ['awaitingParcel', 'sentBack'],
    to: 'refunded',
    condition: 'the goods are back, announced or not; what is not broken goes on the shelf',
    line: line.refunded,
    action: null,
  },
  replaceReturned: {
    by: 'shop',
    kinds: ['exchange', 'warranty'],
    from: ['sentBack'],
    to: 'exchanged',
    condition: 'the goods are back, and new ones leave the shelf',
    line: line.complete,
    action: null,
  },
  reject: {
    by: 'shop',
    kinds: ['return', 'exchange', 'refund', 'warranty'],
    from: ['requested', 'sentBack'],
    to: 'rejected',
    condition: 'the shop finds no reason for it',
    line: line.rejected,
    action: null,
  },
  withdraw: {
    by: 'customer',
    kinds: ['return', 'exchange', 'refund', 'warranty'],
    from: ['requested', 'awaitingParcel'],
    to: 'withdrawn',
    condition: 'nothing was sent back yet',
    line: 'before',
    action: 'withdraw',
  },
} as const satisfies Record<string, AfterSalesTransition>;

export type AfterSalesTransitionName = keyof typeof afterSalesTransitions;

/** What lies ahead when all goes well. */
const straightWays = {
  return: ['requested', 'awaitingParcel', 'sentBack', 'refunded'],
  exchange: ['requested', 'awaitingParcel', 'sentBack', 'exchanged'],
  refund: ['requested', 'refunded'],
  warranty: ['requested', 'awaitingParcel', 'sentBack', 'exchanged'],
} as const satisfies Record<AfterSalesKind, readonly AfterSalesStatus[]>;

export function afterSalesTransition(name: AfterSalesTransitionName): AfterSalesTransition {
  return afterSalesTransitions[name];
}

export function isOpenStep(
  name: AfterSalesTransitionName,
  kind: AfterSalesKind,
  status: AfterSalesStatus,
): boolean {
  const { kinds, from } = afterSalesTransition(name);
  return kinds.includes(kind) && from.includes(status);
}

/** The transitions by one side that lead on from where a request stands. */
export function openSteps(
  by: AfterSalesTransition['by'],
  kind: AfterSalesKind,
  status: AfterSalesStatus,
): readonly AfterSalesTransitionName[] {
  return transitionNames.filter(
    (name) => afterSalesTransition(name).by === by && isOpenStep(name, kind, status),
  );
}

/** Whether somebody still has to do something. */
export function isOpenRequest(status: AfterSalesStatus): boolean {
  return status === 'requested' || status === 'awaitingParcel' || status === 'sentBack';
}

export function statusesAhead(kind: AfterSalesKind, status: AfterSalesStatus): readonly AfterSalesStatus[] {
  const way: readonly AfterSalesStatus[] = straightWays[kind];
  const reached = way.indexOf(status);
  return reached < 0 ? [] : way.slice(reached + 1);
}

const transitionNames = Object.keys(afterSalesTransitions).filter(isTransitionName);

function isTransitionName(name: string): name is AfterSalesTransitionName {
  return Object.hasOwn(afterSalesTransitions, name);
}
