import type { CancelReason } from '@signal-shop/sdk/contract';
import type { Failure } from '../../remote.ts';
import type { AskedAction } from '../order-actions/order-actions.tsx';

export const orderConfirmationStates = [
  'CancelOrder',
  'ReasonMissing',
  'ReasonGiven',
  'Pending',
  'Failed',
  'ConfirmReceived',
  'DeleteOrder',
  'German',
  'Japanese',
] as const;

/** Input of a cancellation. */
export interface CancelDraft {
  /** null before a choice. */
  readonly reason: CancelReason | null;
  readonly note: string;
}

/** The open confirmation dialog for an order. */
export interface OrderQuestion {
  readonly action: AskedAction;
  readonly ordersn: string;
  readonly draft: CancelDraft;
  readonly sending:
    | { readonly status: 'idle' }
    | { readonly status: 'pending' }
    | { readonly status: 'failed'; readonly failure: Failure };
}

/** Result of an action: done, or no longer possible for the order. The text comes from the server. */
export interface OrderOutcome {
  readonly ordersn: string;
  readonly kind: 'done' | 'stale';
  readonly message: string;
}

/** The action that is being sent for an order; null for none. */
export function pendingAction(ask: OrderQuestion | null, ordersn: string): AskedAction | null {
  return ask?.ordersn === ordersn && ask.sending.status === 'pending' ? ask.action : null;
}

export interface OrderConfirmationHandlers {
  readonly onAsk: (ordersn: string, action: AskedAction) => void;
  readonly onDraftChange: (draft: CancelDraft) => void;
  readonly onConfirm: () => void;
  readonly onKeep: () => void;
}
