import type { CancelReason } from '@signal-shop/sdk/contract';
import type { AskedAction } from '../../components/order-actions/order-actions.tsx';
import type { Failure } from '../../remote.ts';

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

/** What the customer says about a cancellation. */
export interface CancelDraft {
  /** null while none is chosen. */
  readonly reason: CancelReason | null;
  readonly note: string;
}

/** The question that stands open about one order. */
export interface OrderQuestion {
  readonly action: AskedAction;
  readonly ordersn: string;
  readonly draft: CancelDraft;
  readonly sending:
    | { readonly status: 'idle' }
    | { readonly status: 'pending' }
    | { readonly status: 'failed'; readonly failure: Failure };
}

/** What became of it: done, or no longer possible as the order stands now. In the server's words. */
export interface OrderOutcome {
  readonly ordersn: string;
  readonly kind: 'done' | 'stale';
  readonly message: string;
}

/** What is being done with an order right now; null for nothing. */
export function pendingAction(ask: OrderQuestion | null, ordersn: string): AskedAction | null {
  return ask?.ordersn === ordersn && ask.sending.status === 'pending' ? ask.action : null;
}

export interface OrderConfirmationHandlers {
  readonly onAsk: (ordersn: string, action: AskedAction) => void;
  readonly onDraft: (draft: CancelDraft) => void;
  readonly onConfirm: () => void;
  readonly onKeep: () => void;
}
