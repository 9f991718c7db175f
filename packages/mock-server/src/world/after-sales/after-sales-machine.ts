import { OrderLineStatus } from '@signal-shop/sdk/contract';
import type { AfterSalesKind, AfterSalesStatus } from '../state/after-sales.ts';

/** An action of the customer on a request. */
export type AfterSalesAction = 'addTracking' | 'withdraw';

export interface AfterSalesTransition {
  readonly by: 'customer' | 'shop';
  readonly kinds: readonly AfterSalesKind[];
  readonly from: readonly AfterSalesStatus[];
  readonly to: AfterSalesStatus;
  /** Text for the documentation. */
  readonly condition: string;
  /** The new status of the lines; `before` restores the status before the request. */
  readonly line: OrderLineStatus | 'before';
  readonly action: AfterSalesAction | null;
}

const line = OrderLineStatus;

/** All transitions of a request after its creation. Nothing else changes its status. */
export const afterSalesTransitions = {
  approve: {
    by: 'shop',
    kinds: ['return', 'exchange', 'warranty'],
    from: ['requested'],
    to: 'awaitingParcel',
    condition: 'the shop approves, and waits for the return',
    line: line.trackingToAdd,
    action: null,
  },
  payBack: {
    by: 'shop',
    kinds: ['refund'],
    from: ['requested'],
    to: 'refunded',
    condition: 'the shop approves; goods that were not shipped return to stock',
    line: line.refunded,
    action: null,
  },
  announceParcel: {
    by: 'customer',
    kinds: ['return', 'exchange', 'warranty'],
    from: ['awaitingParcel'],
    to: 'sentBack',
    condition: 'the customer enters carrier and tracking number',
    line: line.salesReturn,
    action: 'addTracking',
  },
  refundReturned: {
    by: 'shop',
    kinds: ['return', 'warranty'],
    from: ['awaitingParcel', 'sentBack'],
    to: 'refunded',
    condition:
      'the goods are back, with or without a tracking number; those without a defect return to stock',
    line: line.refunded,
    action: null,
  },
  replaceReturned: {
    by: 'shop',
    kinds: ['exchange', 'warranty'],
    from: ['sentBack'],
    to: 'exchanged',
    condition: 'the goods are back, and a replacement is taken from stock',
    line: line.complete,
    action: null,
  },
  reject: {
    by: 'shop',
    kinds: ['return', 'exchange', 'refund', 'warranty'],
    from: ['requested', 'sentBack'],
    to: 'rejected',
    condition: 'the request is unfounded',
    line: line.rejected,
    action: null,
  },
  withdraw: {
    by: 'customer',
    kinds: ['return', 'exchange', 'refund', 'warranty'],
    from: ['requested', 'awaitingParcel'],
    to: 'withdrawn',
    condition: 'nothing has been sent back',
    line: 'before',
    action: 'withdraw',
  },
} as const satisfies Record<string, AfterSalesTransition>;

export type AfterSalesTransitionName = keyof typeof afterSalesTransitions;

/** The statuses of a request without complications. */
const usualStatuses = {
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

/** The transitions of one actor from a status. */
export function openSteps(
  by: AfterSalesTransition['by'],
  kind: AfterSalesKind,
  status: AfterSalesStatus,
): readonly AfterSalesTransitionName[] {
  return transitionNames.filter(
    (name) => afterSalesTransition(name).by === by && isOpenStep(name, kind, status),
  );
}

/** Whether a step of the customer or the shop is still due. */
export function isOpenRequest(status: AfterSalesStatus): boolean {
  return status === 'requested' || status === 'awaitingParcel' || status === 'sentBack';
}

export function statusesAhead(kind: AfterSalesKind, status: AfterSalesStatus): readonly AfterSalesStatus[] {
  const statuses: readonly AfterSalesStatus[] = usualStatuses[kind];
  const position = statuses.indexOf(status);
  return position < 0 ? [] : statuses.slice(position + 1);
}

const transitionNames = Object.keys(afterSalesTransitions).filter(isTransitionName);

function isTransitionName(name: string): name is AfterSalesTransitionName {
  return Object.hasOwn(afterSalesTransitions, name);
}
