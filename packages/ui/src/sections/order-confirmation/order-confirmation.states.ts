import type { CancelReason } from '@signal-shop/sdk/contract';
import type { Failure } from '../../remote.ts';
import type { AskedAction, PressedAction } from '../order-actions/order-actions.tsx';

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

/** Result of an action. */
export type OrderOutcome = { readonly ordersn: string } & OutcomeText;

export type OutcomeText =
  /** Done, or no longer possible for the order. The text comes from the server. */
  | { readonly kind: 'done' | 'stale'; readonly message: string }
  /** The goods of the order were added to the cart: how many pieces, and the names of those that cannot be bought. */
  | { readonly kind: 'again'; readonly added: number; readonly missing: readonly string[] };

/** The action that is being sent for an order; null for none. `again` is the order whose goods are being added. */
export function pendingAction(
  ask: OrderQuestion | null,
  again: string | null,
  ordersn: string,
): PressedAction | null {
  if (again === ordersn) return 'orderAgain';
  return ask?.ordersn === ordersn && ask.sending.status === 'pending' ? ask.action : null;
}

export interface OrderConfirmationHandlers {
  readonly onAsk: (ordersn: string, action: PressedAction) => void;
  readonly onDraftChange: (draft: CancelDraft) => void;
  readonly onConfirm: () => void;
  readonly onKeep: () => void;
}
